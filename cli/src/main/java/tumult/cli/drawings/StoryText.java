package tumult.cli.drawings;

import java.util.ArrayList;
import java.util.List;
import tumult.bots.Story;
import tumult.bots.Story.Account;
import tumult.bots.Story.Prospect;
import tumult.bots.Story.TurningPoint;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.games.Messages;
import tumult.table.steps.LogLine;
import tumult.table.steps.StepLog;

/** What a game was about: a curve and an account for each seat, and where it turned. */
public final class StoryText {
  private static final String BARS = "▁▂▃▄▅▆▇█";
  private static final String INDENT = "  ";
  private static final int CURVE = 40;
  private static final int NAME = 14;
  private static final int FIGURE = 9;

  private final Language language;
  private final Messages words;
  private final SeatNames names;
  private final Ansi pen;

  public StoryText(Language language, SeatNames names, Ansi pen) {
    this.language = language;
    this.words = language.messages("terminal");
    this.names = names;
    this.pen = pen;
  }

  /** The story of a match, told to somebody on this seat, or to {@link Seat#SPECTATOR}. */
  public <S extends State<S>> String of(Story story, Match<S, ?, ?> match) {
    List<String> lines = new ArrayList<>();
    lines.add(pen.ink(words.text("story.title"), Ansi.Ink.BOLD));
    for (int seat = 0; seat < story.ledger().size(); seat++) {
      lines.add(name(seat) + curve(story.prospects(), seat));
    }
    lines.add(" ".repeat(NAME) + titles());
    for (int seat = 0; seat < story.ledger().size(); seat++) {
      lines.add(name(seat) + figures(story.ledger().get(seat)));
    }
    lines.add(Layout.wrap(words.text("story." + story.basis().name(), Percent.of(story.error()))));
    lines.add(words.text("story.turns"));
    story.turningPoints().forEach(point -> lines.add(turn(point, match)));
    return String.join("\n", lines);
  }

  private String name(int seat) {
    return Layout.pad(names.marked(seat, NAME - 1), NAME);
  }

  private static String curve(List<Prospect> prospects, int seat) {
    StringBuilder curve = new StringBuilder();
    for (int column = 0; column < CURVE; column++) {
      int prospect = (prospects.size() - 1) * column / (CURVE - 1);
      int share = prospects.get(prospect).shares().get(seat);
      curve.append(BARS.charAt(Math.min(BARS.length() - 1, share * BARS.length() / 1000)));
    }
    return curve.toString();
  }

  private String titles() {
    StringBuilder titles = new StringBuilder();
    for (String key : List.of("start", "luck", "skill", "others", "result")) {
      titles.append(before(words.text("story." + key)));
    }
    return titles.toString();
  }

  private static String figures(Account account) {
    return before(Percent.of(account.start()))
        + before(Percent.signed(account.luck()))
        + before(Percent.signed(account.skill()))
        + before(Percent.signed(account.others()))
        + before(Percent.of(account.result()));
  }

  private static String before(String text) {
    return " ".repeat(Math.max(1, FIGURE - text.length())) + text;
  }

  private <S extends State<S>> String turn(TurningPoint point, Match<S, ?, ?> match) {
    Game<S, ?, ?> game = match.game();
    S state = game.newState();
    for (Match.Ply ply : match.plies().subList(0, point.ply() - 1)) {
      state.play(ply.actor(), ply.action());
    }
    Match.Ply ply = match.plies().get(point.ply() - 1);
    LogLine line = new StepLog<>(game).line(state, ply.actor(), ply.action(), Seat.SPECTATOR);
    String deed = new LogText(language).paragraph(List.of(line), names).strip();
    String who = names.of(point.seat());
    String said = words.text("story.turn", point.ply(), deed, who, Percent.signed(point.gain()));
    return INDENT + Layout.wrap(List.of(said.split("\\s+")), " ", INDENT.length());
  }
}
