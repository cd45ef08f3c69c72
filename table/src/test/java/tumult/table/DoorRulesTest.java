package tumult.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tumult.table.steps.LogLine;

/** Who comes in, with which key, and is heard. */
final class DoorRulesTest {
  private static final String GAME = "sequence-dice(seats=2)";
  private static final String OTHER_KEY = "cd".repeat(32);

  private static TableScene open(Visibility visibility) {
    return TableScene.open(GAME, visibility, Spectators.OPEN, 0);
  }

  private static Ask arrival(TableScene scene, String person, String... keys) {
    Command arrive = new Command.Arrive(person, TableScene.name(person), "owl");
    return new Ask(Ask.SERVER, List.of(keys), scene.time, "", arrive);
  }

  private static Ask newKey(TableScene scene, String who, Right right, String hash) {
    return new Ask(who, List.of(), scene.time, hash, new Command.NewKey(right));
  }

  private static Ask showing(TableScene scene, String who, Command command, String... keys) {
    return new Ask(who, List.of(keys), scene.time, "", command);
  }

  @Test
  void a_table_is_opened_once_with_a_game_that_exists() {
    TableScene scene = new TableScene();
    Command.Open open = new Command.Open(GAME, Visibility.LINK, Spectators.NONE, 30, "Anna", "fox");
    scene.refuses("anna", new Command.Start(), TableRefusal.NOT_OPEN);
    scene.refuses("anna", open, TableRefusal.NOTHING_FRESH);
    scene.refuses(ask("server", open), TableRefusal.ONLY_A_PERSON);
    scene.refuses(ask("anna", opening("chess", 0, "Anna")), TableRefusal.NO_SUCH_GAME);
    scene.refuses(ask("anna", opening(GAME, -1, "Anna")), TableRefusal.BAD_PACE);
    scene.refuses(ask("anna", opening(GAME, 700_000, "Anna")), TableRefusal.BAD_PACE);
    scene.refuses(ask("anna", opening(GAME, 0, " ")), TableRefusal.BAD_NAME);
    scene.does(ask("anna", open));
    scene.refuses("anna", open, TableRefusal.ALREADY_OPEN);
    assertThat(scene.table.view("anna").game()).startsWith("sequence-dice@1(seats=2,");
  }

  @Test
  void a_table_is_opened_by_the_newest_rules_only() {
    TableScene scene = new TableScene();
    scene.refuses(ask("anna", opening("haos@1(seats=2)", 0, "Anna")), TableRefusal.OLD_RULES);
    scene.refuses(ask("anna", opening("haos@3(seats=2)", 0, "Anna")), TableRefusal.NO_SUCH_GAME);
    assertThat(scene.table.decide(ask("anna", opening("haos@1", 0, "Anna"))))
        .isInstanceOfSatisfying(
            Decision.Refused.class,
            refused ->
                assertThat(refused.detail())
                    .isEqualTo("haos@1: new tables are opened with haos@2, or haos"));
    scene.does(ask("anna", opening("haos@2(seats=2)", 0, "Anna")));
    assertThat(scene.table.view("anna").game()).startsWith("haos@2(seats=2,");
  }

  @Test
  void a_table_opened_under_earlier_rules_goes_on_by_them() {
    Event opened =
        new Event.Opened(
            0,
            "kitchen",
            "haos@1(seats=2,grabs=3,palms=2,allOpens=3,lefts=2)",
            "anna",
            "Anna",
            "fox",
            Visibility.PUBLIC,
            Spectators.OPEN,
            0,
            TableScene.ROOT);
    Table table = Table.of("kitchen", TableScene.SHELF, List.of(opened));
    assertThat(table.game().setup().kind().version()).isEqualTo(1);
  }

  private static Command.Open opening(String game, int pace, String name) {
    return new Command.Open(game, Visibility.PUBLIC, Spectators.OPEN, pace, name, "fox");
  }

  private static Ask ask(String who, Command.Open open) {
    return new Ask(who, List.of(), 0, TableScene.ROOT, open);
  }

  @Test
  void everybody_comes_to_a_public_table() {
    TableScene scene = open(Visibility.PUBLIC).arrives("bo").sits("bo", 0);
    assertThat(scene.table.view("anna").people()).extracting(Guest::person).contains("bo");
  }

  @Test
  void a_table_by_link_needs_a_key() {
    TableScene scene = open(Visibility.LINK);
    scene.refuses(arrival(scene, "bo"), TableRefusal.NO_KEY);
    scene.does(newKey(scene, "anna", Right.INVITE, TableScene.KEY));
    scene.refuses(arrival(scene, "bo", OTHER_KEY), TableRefusal.NO_KEY);
    scene.does(arrival(scene, "bo", TableScene.KEY)).sits("bo", 0);
  }

  @Test
  void a_watcher_s_key_does_not_seat() {
    TableScene scene = open(Visibility.LINK);
    scene.does(newKey(scene, "anna", Right.WATCH, OTHER_KEY));
    scene.does(newKey(scene, "anna", Right.INVITE, TableScene.KEY));
    scene.does(arrival(scene, "bo", OTHER_KEY));
    Command sit = new Command.Sit(0, "Bo", "owl", "");
    scene.refuses("bo", sit, TableRefusal.ONLY_WATCHING);
    scene.does(showing(scene, "bo", sit, TableScene.KEY));
  }

  @Test
  void a_new_invitation_ends_the_old_one() {
    TableScene scene = open(Visibility.LINK);
    scene.does(newKey(scene, "anna", Right.INVITE, TableScene.KEY));
    scene.does(newKey(scene, "anna", Right.INVITE, OTHER_KEY));
    scene.refuses(arrival(scene, "bo", TableScene.KEY), TableRefusal.NO_KEY);
    scene.does(arrival(scene, "bo", OTHER_KEY));
  }

  @Test
  void a_locked_table_lets_only_those_in_who_have_been_there() {
    TableScene scene = open(Visibility.LINK);
    scene.does(newKey(scene, "anna", Right.INVITE, TableScene.KEY));
    scene.does(arrival(scene, "bo", TableScene.KEY)).leaves("bo");
    scene.does("anna", new Command.ChangeVisibility(Visibility.LOCKED));
    scene.refuses(arrival(scene, "cleo", TableScene.KEY), TableRefusal.LOCKED);
    scene.arrives("bo");
    scene.refuses("anna", new Command.ChangeVisibility(Visibility.LOCKED), TableRefusal.NO_CHANGE);
  }

  @Test
  void keys_are_made_by_those_whose_right_they_are() {
    TableScene scene = open(Visibility.PUBLIC).arrives("bo");
    scene.refuses(newKey(scene, "bo", Right.INVITE, TableScene.KEY), TableRefusal.NOT_HOST);
    scene.refuses(newKey(scene, "bo", Right.WATCH, TableScene.KEY), TableRefusal.NOT_HOST);
    scene.refuses(newKey(scene, "bo", Right.HOST, TableScene.KEY), TableRefusal.NOT_HOST);
    scene.refuses(newKey(scene, "bo", Right.SEAT, TableScene.KEY), TableRefusal.NOT_SEATED);
    scene.refuses(newKey(scene, "anna", Right.INVITE, ""), TableRefusal.NOTHING_FRESH);
    scene.refuses(newKey(scene, "anna", Right.INVITE, "A".repeat(64)), TableRefusal.NOTHING_FRESH);
  }

  @Test
  void a_seat_s_key_moves_the_seat_to_another_device_once() {
    TableScene scene = open(Visibility.LOCKED).sits("anna", 0);
    scene.does(newKey(scene, "anna", Right.SEAT, TableScene.KEY));
    scene.does(arrival(scene, "phone", TableScene.KEY));
    scene.refuses("phone", new Command.Claim(), TableRefusal.NOTHING_TO_CLAIM);
    scene.refuses(
        showing(scene, "anna", new Command.Claim(), TableScene.KEY), TableRefusal.ALREADY_SEATED);
    scene.does(showing(scene, "phone", new Command.Claim(), TableScene.KEY));
    assertThat(scene.chair(0).person()).isEqualTo("phone");
    scene.refuses(
        showing(scene, "anna", new Command.Claim(), TableScene.KEY), TableRefusal.NOTHING_TO_CLAIM);
  }

  @Test
  void a_seat_s_key_shows_nobody_a_second_hand() {
    TableScene scene = TableScene.open("mau-mau(seats=2)").seated("bo", "cleo");
    scene.does("anna", new Command.Start());
    scene.does(newKey(scene, "bo", Right.SEAT, TableScene.KEY)).does("cleo", new Command.Stand());
    scene.refuses(
        showing(scene, "cleo", new Command.Claim(), TableScene.KEY),
        TableRefusal.HAS_SEEN_ANOTHER_HAND);
  }

  @Test
  void the_host_s_key_makes_another_host() {
    TableScene scene = open(Visibility.PUBLIC).arrives("bo");
    scene.does(newKey(scene, "anna", Right.HOST, TableScene.KEY));
    scene.refuses(
        showing(scene, "anna", new Command.Claim(), TableScene.KEY), TableRefusal.NO_CHANGE);
    scene.does(showing(scene, "bo", new Command.Claim(), TableScene.KEY));
    assertThat(scene.table.view("bo").host()).isEqualTo("bo");
    scene.refuses("anna", new Command.Start(), TableRefusal.NOT_HOST);
  }

  @Test
  void the_host_can_make_somebody_else_host() {
    TableScene scene = open(Visibility.PUBLIC).seated("bo").arrives("cleo");
    scene.refuses("anna", new Command.MakeHost("nemo"), TableRefusal.NOBODY_OF_THAT_NAME);
    scene.refuses("anna", new Command.MakeHost("anna"), TableRefusal.NO_CHANGE);
    scene.leaves("bo");
    scene.refuses("anna", new Command.MakeHost("bo"), TableRefusal.ABSENT);
    scene.does("anna", new Command.MakeHost("cleo"));
    assertThat(scene.table.view("cleo").host()).isEqualTo("cleo");
  }

  @Test
  void a_host_who_stays_away_is_replaced_by_somebody_seated() {
    TableScene scene = open(Visibility.PUBLIC).seated("bo").leaves("anna");
    assertThat(scene.table.nextDeadline()).isEqualTo(scene.time + TableRules.HOST_PATIENCE);
    scene.later(TableRules.HOST_PATIENCE - 1).ticks();
    assertThat(scene.table.view("bo").host()).isEqualTo("anna");
    scene.later(1).ticks();
    assertThat(scene.table.view("bo").host()).isEqualTo("bo");
    assertThat(scene.table.nextDeadline()).isEqualTo(Clocks.NEVER);
  }

  @Test
  void only_the_server_says_who_comes_and_goes() {
    TableScene scene = open(Visibility.PUBLIC);
    for (Command command :
        List.of(
            new Command.Arrive("bo", "Bo", "owl"),
            new Command.Leave("anna"),
            new Command.BotPlay(0, 0, 0),
            new Command.Arbitrate("lapse"),
            new Command.Tick())) {
      scene.refuses("anna", command, TableRefusal.ONLY_THE_SERVER);
      scene.refuses("stranger", command, TableRefusal.ONLY_THE_SERVER);
    }
    scene.refuses(Ask.SERVER, new Command.Start(), TableRefusal.ONLY_A_PERSON);
    scene.refuses(Ask.SERVER, new Command.Leave("nemo"), TableRefusal.NOT_HERE);
    scene.refuses(arrival(scene, "server"), TableRefusal.NOBODY_OF_THAT_NAME);
    scene.refuses(Ask.SERVER, new Command.Arrive("bo", "Bo", "dragon"), TableRefusal.BAD_AVATAR);
  }

  @Test
  void people_talk_unless_the_host_mutes_them() {
    TableScene scene = open(Visibility.PUBLIC).arrives("bo").does("bo", new Command.Say("Hej!"));
    assertThat(scene.table.message("anna"))
        .isEqualTo(new Message(4, List.of(new LogLine("table.said", List.of("Bo", "Hej!"))), null));
    scene.does("bo", new Command.Emote("wave"));
    scene.refuses("bo", new Command.Emote("bite"), TableRefusal.BAD_EMOTE);
    scene.refuses("bo", new Command.Say("a\nb"), TableRefusal.BAD_TEXT);
    scene.refuses("bo", new Command.Mute("anna", true), TableRefusal.NOT_HOST);
    scene.refuses("anna", new Command.Mute("bo", false), TableRefusal.NO_CHANGE);
    scene.refuses("anna", new Command.Mute("nemo", true), TableRefusal.NOBODY_OF_THAT_NAME);
    scene.does("anna", new Command.Mute("bo", true));
    scene.refuses("bo", new Command.Say("Hej!"), TableRefusal.MUTED);
    scene.refuses("bo", new Command.Emote("wave"), TableRefusal.MUTED);
    scene.leaves("bo").arrives("bo");
    scene.refuses("bo", new Command.Say("Hej!"), TableRefusal.MUTED);
  }

  @Test
  void people_choose_their_name() {
    TableScene scene = open(Visibility.PUBLIC).sits("anna", 1);
    scene.does("anna", new Command.Rename("Анна", "hare"));
    assertThat(scene.chair(1).name()).isEqualTo("Анна");
    scene.refuses("anna", new Command.Rename("", "hare"), TableRefusal.BAD_NAME);
    scene.refuses("anna", new Command.Rename("Анна", "hare"), TableRefusal.NO_CHANGE);
  }

  @Test
  void a_public_table_forgets_those_who_only_looked_in() {
    TableScene scene = open(Visibility.PUBLIC).arrives("bo").leaves("bo");
    assertThat(scene.table.view("anna").people()).extracting(Guest::person).containsOnly("anna");
  }

  @Test
  void who_comes_into_a_crowd_looks_on_until_they_do_something() {
    TableScene scene = open(Visibility.PUBLIC).sits("anna", 1);
    for (int i = 0; i < People.CROWD; i++) {
      scene.arrives("guest" + i);
    }
    Ask come = Ask.of(Ask.SERVER, 1, new Command.Come("bo", "Bo", "owl"));
    assertThat(scene.table.decide(come)).isEqualTo(Decision.accepted());
    scene.table.lookOn(come);
    assertThat(scene.table.guest("bo")).isNull();
    assertThat(scene.table.visitor("bo")).isNotNull();
    assertThat(scene.table.sight("bo")).isEqualTo(scene.table.sight("guest3"));
    assertThat(scene.table.view("anna").people()).extracting(Guest::person).doesNotContain("bo");

    Ask hello = Ask.of("bo", 2_000_000, new Command.Say("Hej!"));
    assertThat(scene.table.decide(hello))
        .isEqualTo(
            Decision.accepted(
                new Event.Arrived(2_000_000, "bo", "Bo", "owl", Right.INVITE),
                new Event.Said(2_000_000, "bo", "Hej!")));
    assertThat(scene.table.guest("bo")).as("deciding changes nothing").isNull();
    scene.does("bo", new Command.Sit(0, "Bo", "owl", ""));
    assertThat(scene.chair(0).name()).isEqualTo("Bo");
    assertThat(scene.table.onlookers()).isEmpty();

    assertThat(scene.table.decide(Ask.of("ida", 3, new Command.Say("Hej!"))))
        .isEqualTo(Decision.refused(TableRefusal.NOT_HERE));
  }

  @Test
  void those_who_look_on_are_so_many_at_most_and_forgotten_when_they_go() {
    TableScene scene = open(Visibility.PUBLIC);
    for (int i = 0; i < People.CROWD; i++) {
      scene.arrives("guest" + i);
    }
    for (int i = 0; i < People.MOST_PEOPLE; i++) {
      scene.table.lookOn(Ask.of(Ask.SERVER, 1, new Command.Come("some" + i, "Some", "owl")));
    }
    Ask come = Ask.of(Ask.SERVER, 1, new Command.Come("bo", "Bo", "owl"));
    assertThat(scene.table.decide(come)).isEqualTo(Decision.refused(TableRefusal.TOO_MANY_PEOPLE));
    scene.table.lookAway("some7");
    assertThat(scene.table.decide(come)).isEqualTo(Decision.accepted());
  }

  @Test
  void a_table_holds_only_so_many_people() {
    TableScene scene = open(Visibility.PUBLIC);
    for (int i = 1; i < People.MOST_PEOPLE; i++) {
      scene.arrives("guest" + i);
    }
    scene.refuses(arrival(scene, "bo"), TableRefusal.TOO_MANY_PEOPLE);
  }

  @Test
  void those_who_have_left_make_room_when_there_is_none() {
    TableScene scene = open(Visibility.PUBLIC);
    for (int i = 1; i < People.MOST_PEOPLE; i++) {
      scene.arrives("guest" + i);
    }
    scene.does("anna", new Command.ChangeVisibility(Visibility.LINK));
    scene.leaves("guest7").leaves("guest9");
    scene.does("anna", new Command.ChangeVisibility(Visibility.PUBLIC));
    assertThat(scene.table.view("anna").people()).hasSize(People.MOST_PEOPLE);
    scene.arrives("bo");
    assertThat(scene.table.view("anna").people())
        .hasSize(People.MOST_PEOPLE)
        .extracting(Guest::person)
        .contains("bo", "guest9", "guest8")
        .doesNotContain("guest7");
  }

  @Test
  void nothing_happens_at_a_closed_table() {
    TableScene scene = open(Visibility.PUBLIC).arrives("bo");
    scene.refuses("bo", new Command.Close(), TableRefusal.NOT_HOST);
    scene.does("anna", new Command.Close());
    scene.refuses("anna", new Command.Say("Hej!"), TableRefusal.CLOSED);
    scene.refuses(Ask.SERVER, new Command.Tick(), TableRefusal.CLOSED);
    assertThat(scene.table.phase()).isEqualTo(Phase.CLOSED);
  }
}
