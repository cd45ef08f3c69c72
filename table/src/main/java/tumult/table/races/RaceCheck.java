package tumult.table.races;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tumult.engine.BadInput;
import tumult.engine.Seat;
import tumult.table.races.Verdict.TimedTouch;
import tumult.table.steps.CachedGame;

/** Judges a race again by what a record says of it, and by the limits of its time. */
public final class RaceCheck {
  private static final Pattern HEAD =
      Pattern.compile(
          "~ race of opening (\\d{1,9}), dead zone (\\d{1,9})"
              + "(?:, guess below (\\d{1,9}), early below (\\d{1,9}))?"
              + "(?:, held up ([0-9 ]+))?");
  private static final Pattern INPUTS =
      Pattern.compile(
          "~ (\\d{1,2}) ([^:]+): opening N, shown N, sent N, arrived N, claimed (-|N), granularity N, (visible|hidden);"
                  .replace("(-|N)", "(-|-?\\d{1,15})")
                  .replace("N", "(-?\\d{1,15})")
              + " expected N, doubt N, credit N, floor N, allowance N, ceiling N, furthest N;"
                  .replace("N", "(-?\\d{1,15})")
              + " granted .*");

  private final List<String> lines;
  private final RacePosition<?> position;
  private final CachedGame<?, ?, ?> cachedGame;

  public RaceCheck(List<String> lines, RacePosition<?> position, CachedGame<?, ?, ?> cachedGame) {
    this.lines = List.copyOf(lines);
    this.position = position;
    this.cachedGame = cachedGame;
  }

  /** Complains unless all of it fits together and leads to this step. */
  public void confirm(String step) {
    Matcher head = HEAD.matcher(lines.getFirst());
    if (!head.matches()) {
      throw new BadInput("'%s' begins no race".formatted(lines.getFirst()));
    }
    ReactionLimits reactions =
        head.group(3) == null ? null : new ReactionLimits(number(head, 3), number(head, 4));
    List<PhotoFinish.JudgedTouch> touches = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      touches.add(touch(line, reactions == null ? ReactionLimits.FIRST : reactions));
    }
    PhotoFinish again =
        new PhotoFinish(
            (int) number(head, 1), number(head, 2), reactions, seats(head.group(5)), touches);
    List<String> right = again.lines();
    for (int i = 0; i < right.size(); i++) {
      if (!right.get(i).equals(lines.get(i))) {
        throw new BadInput(
            "the record says '%s', but judged again it is '%s'"
                .formatted(lines.get(i), right.get(i)));
      }
    }
    for (int seat : heldUp(again)) {
      if (!position.isEntitled(seat, again.opening())) {
        throw new BadInput("seat %d was held up, but could not have won".formatted(seat));
      }
    }
    String first = step(again);
    if (!first.equals(step)) {
      throw new BadInput(
          "the record says '%s', but by this race it is '%s'".formatted(step, first));
    }
  }

  private @Nullable List<Integer> seats(@Nullable String list) {
    return list == null
        ? null
        : Stream.of(list.split(" "))
            .map(seat -> Seat.parse(seat, cachedGame.game().seats()))
            .toList();
  }

  private PhotoFinish.JudgedTouch touch(String line, ReactionLimits reactions) {
    Matcher in = INPUTS.matcher(line);
    if (!in.matches()) {
      throw new BadInput("'%s' is no touch of a race".formatted(line));
    }
    int seat = Seat.parse(in.group(1), cachedGame.game().seats());
    String move = in.group(2);
    Touch touch =
        new Touch(
            seat,
            (int) number(in, 3),
            number(in, 6),
            in.group(7).equals("-") ? Touch.UNCLAIMED : number(in, 7),
            number(in, 8),
            in.group(9).equals("visible"));
    Compensation limits =
        new Compensation(
            number(in, 10),
            number(in, 11),
            number(in, 12),
            number(in, 13),
            number(in, 14),
            number(in, 15),
            number(in, 16));
    Reading reading = Reading.of(touch, number(in, 5), limits);
    long reaction = touch.arrived() - number(in, 4) - reading.granted();
    boolean right = position.isRight(seat, cachedGame.action(move));
    return new PhotoFinish.JudgedTouch(
        move, new TimedTouch(reading, reaction, reactions.plausibility(reaction), right));
  }

  private static long number(Matcher in, int group) {
    return Long.parseLong(in.group(group));
  }

  private static List<Integer> heldUp(PhotoFinish finish) {
    return Objects.requireNonNullElse(finish.heldUp(), List.of());
  }

  private String step(PhotoFinish finish) {
    List<TimedTouch> touches =
        finish.touches().stream().map(PhotoFinish.JudgedTouch::timed).toList();
    Verdict verdict = Verdict.of(touches, heldUp(finish), finish.deadZone());
    return switch (verdict.result()) {
      case WAIT -> throw new BadInput("a race without a touch is none");
      case DEAD_HEAT -> Seat.text(Seat.ARBITER) + " " + cachedGame.text(position.tie());
      case WON, MISTAKE -> {
        int seat = verdict.rivals().getFirst();
        String move =
            finish.touches().stream()
                .filter(touch -> touch.timed().rival() == seat)
                .findFirst()
                .orElseThrow()
                .move();
        yield seat + " " + move;
      }
    };
  }
}
