package tumult.table;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tumult.engine.BadInput;
import tumult.engine.Seat;
import tumult.table.arbiter.Attempt;
import tumult.table.arbiter.Compensation;
import tumult.table.arbiter.ReactionLimits;
import tumult.table.arbiter.Reading;
import tumult.table.arbiter.Ruling;
import tumult.table.arbiter.Ruling.Timed;

/** Judges a race again by what a record says of it, and by the limits of its time. */
final class FinishCheck {
  private static final Pattern HEAD =
      Pattern.compile(
          "~ race of opening (\\d{1,9}), dead zone (\\d{1,9})"
              + "(?:, guess below (\\d{1,9}), early below (\\d{1,9}))?");
  private static final Pattern INPUTS =
      Pattern.compile(
          "~ (\\d{1,2}) ([^:]+): opening N, shown N, sent N, arrived N, claimed (-|N), granularity N, (visible|hidden);"
                  .replace("(-|N)", "(-|-?\\d{1,15})")
                  .replace("N", "(-?\\d{1,15})")
              + " expected N, doubt N, credit N, floor N, allowance N, ceiling N, furthest N;"
                  .replace("N", "(-?\\d{1,15})")
              + " granted .*");

  private final List<String> lines;
  private final Heat<?> heat;
  private final Title<?, ?, ?> title;

  FinishCheck(List<String> lines, Heat<?> heat, Title<?, ?, ?> title) {
    this.lines = List.copyOf(lines);
    this.heat = heat;
    this.title = title;
  }

  /** Complains unless all of it fits together and leads to this step. */
  void confirm(String step) {
    Matcher head = HEAD.matcher(lines.getFirst());
    if (!head.matches()) {
      throw new BadInput("'%s' begins no race".formatted(lines.getFirst()));
    }
    ReactionLimits reactions =
        head.group(3) == null ? null : new ReactionLimits(number(head, 3), number(head, 4));
    List<PhotoFinish.Touch> touches = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      touches.add(touch(line, reactions == null ? ReactionLimits.FIRST : reactions));
    }
    PhotoFinish again = new PhotoFinish((int) number(head, 1), number(head, 2), reactions, touches);
    List<String> right = again.lines();
    for (int i = 0; i < right.size(); i++) {
      if (!right.get(i).equals(lines.get(i))) {
        throw new BadInput(
            "the record says '%s', but judged again it is '%s'"
                .formatted(lines.get(i), right.get(i)));
      }
    }
    String first = step(again);
    if (!first.equals(step)) {
      throw new BadInput(
          "the record says '%s', but by this race it is '%s'".formatted(step, first));
    }
  }

  private PhotoFinish.Touch touch(String line, ReactionLimits reactions) {
    Matcher in = INPUTS.matcher(line);
    if (!in.matches()) {
      throw new BadInput("'%s' is no touch of a race".formatted(line));
    }
    int seat = Seat.parse(in.group(1), title.game().seats());
    String move = in.group(2);
    Attempt attempt =
        new Attempt(
            seat,
            (int) number(in, 3),
            number(in, 6),
            in.group(7).equals("-") ? Attempt.UNCLAIMED : number(in, 7),
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
    Reading reading = Reading.of(attempt, number(in, 5), limits);
    long reaction = attempt.arrived() - number(in, 4) - reading.granted();
    boolean right = heat.isRight(seat, title.action(move));
    return new PhotoFinish.Touch(
        move, new Timed(reading, reaction, reactions.kind(reaction), right));
  }

  private static long number(Matcher in, int group) {
    return Long.parseLong(in.group(group));
  }

  private String step(PhotoFinish finish) {
    List<Timed> attempts = finish.touches().stream().map(PhotoFinish.Touch::timed).toList();
    Ruling ruling = Ruling.of(attempts, finish.deadZone());
    return switch (ruling.outcome()) {
      case WAIT -> throw new BadInput("a race without a touch is none");
      case DEAD_HEAT -> Seat.text(Seat.ARBITER) + " " + title.text(heat.tie());
      case WON, MISTAKE -> {
        int seat = ruling.rivals().getFirst();
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
