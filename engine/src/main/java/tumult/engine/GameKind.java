package tumult.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A game before its options are chosen: what may be chosen, and how it is made.
 *
 * @param id the name in commands, records and addresses
 * @param version of its rules; raised when a rule changes
 * @param realTime whether several seats may act at once
 * @param options what may be chosen, {@code seats} first
 * @param maker makes the game once everything is chosen
 */
public record GameKind(
    String id,
    int version,
    boolean realTime,
    List<Option> options,
    Function<Setup, Game<?, ?, ?>> maker) {

  /** The game with these options, and defaults for the others. */
  public Game<?, ?, ?> game(Map<String, String> chosen) {
    return maker.apply(setup(chosen));
  }

  /** The options, checked, with defaults for those not chosen. */
  public Setup setup(Map<String, String> chosen) {
    for (String name : chosen.keySet()) {
      if (options.stream().noneMatch(option -> option.name().equals(name))) {
        throw new BadInput(
            "%s has no option '%s': it has %s".formatted(id, name, optionNames(", ")));
      }
    }
    Option seatsOption = options.getFirst();
    int seats = value(seatsOption, chosen, 0);
    Map<String, Integer> values = new LinkedHashMap<>();
    for (Option option : options) {
      values.put(option.name(), value(option, chosen, seats));
    }
    return new Setup(this, values);
  }

  private int value(Option option, Map<String, String> chosen, int seats) {
    String text = chosen.get(option.name());
    try {
      return text == null ? option.usual().applyAsInt(seats) : option.parse(text);
    } catch (BadInput wrong) {
      throw wrong.at(id);
    }
  }

  String optionNames(String between) {
    return options.stream().map(Option::name).collect(Collectors.joining(between));
  }
}
