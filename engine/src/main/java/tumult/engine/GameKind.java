package tumult.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A game before its options are chosen: what may be chosen, and how it is made.
 *
 * <p>When a rule changes, {@link #next} is the game by its new rules. The kind before it stays, so
 * that records and tables begun under the old rules can still be played; the game looks at the
 * version in its setup where the rules differ.
 *
 * @param id the name in commands, records and addresses
 * @param version of its rules
 * @param realTime whether several seats may act at once
 * @param options what may be chosen, {@code seats} first
 * @param maker makes the game, of any version, once everything is chosen
 * @param before the same game by its rules before this version; null for the first
 */
public record GameKind(
    String id,
    int version,
    boolean realTime,
    List<Option> options,
    Function<Setup, Game<?, ?, ?>> maker,
    @Nullable GameKind before) {

  /** A game whose rules have not changed so far. */
  public GameKind(
      String id,
      int version,
      boolean realTime,
      List<Option> options,
      Function<Setup, Game<?, ?, ?>> maker) {
    this(id, version, realTime, options, maker, null);
  }

  /** The game by the next version of its rules, which may also have other options. */
  public GameKind next(List<Option> newOptions) {
    return new GameKind(id, version + 1, realTime, newOptions, maker, this);
  }

  /** This version or an earlier one, by its number as text. */
  public GameKind ofVersion(String wanted) {
    List<String> versions = new ArrayList<>();
    for (GameKind kind = this; kind != null; kind = kind.before) {
      String number = Integer.toString(kind.version);
      if (number.equals(wanted)) {
        return kind;
      }
      versions.addFirst(number);
    }
    throw new BadInput(
        versions.size() == 1
            ? "%s: the rules version is %s, not %s".formatted(id, versions.getFirst(), wanted)
            : "%s: rules versions are %s and %s, not %s"
                .formatted(
                    id,
                    String.join(", ", versions.subList(0, versions.size() - 1)),
                    versions.getLast(),
                    wanted));
  }

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
