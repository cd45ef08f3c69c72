package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.table.Command;
import tumult.table.Guest;
import tumult.table.TableView;

/** Many who come to watch cost the table, and those who play at it, next to nothing. */
final class CrowdTest {
  private static final int SPECTATORS = 60;

  @Test
  void who_comes_into_a_crowd_is_neither_stored_nor_told_and_sees_everything(@TempDir Path data) {
    try (TestServer house = TestServer.open(data)) {
      Visitor anna = house.visitor("Anna");
      String table = anna.opens("frappadingue(seats=2)").table();
      anna.enters(table).sits(0);
      Visitor bo = house.visitor("Bo").enters(table);
      bo.sits(1);
      long begun = anna.does(new Command.Start());
      List<Visitor> crowd = new ArrayList<>();
      for (int i = 0; i < SPECTATORS; i++) {
        crowd.add(house.visitor("W" + i).enters(table));
      }
      long number = play(anna, bo);
      assertThat(number - begun).as("events").isLessThan(SPECTATORS / 2);
      Visitor last = crowd.getLast();
      last.told(number);
      TableView.Play seen = Objects.requireNonNull(last.view().play());
      assertThat(seen.ply()).isEqualTo(1);
      assertThat(anna.view().people()).extracting(Guest::name).doesNotContain(last.name());

      Visitor again = last.elsewhere().resumes(table, number - 1);
      assertThat(again.tellings(number))
          .isEqualTo(
              last.tellings(number)
                  .subList(last.tellings(number).size() - 1, last.tellings(number).size()));
      again.close();

      long said = last.does(new Command.Emote("wave"));
      anna.told(said);
      assertThat(anna.view().people()).extracting(Guest::name).contains(last.name());
      crowd.forEach(Visitor::close);
      anna.close();
      bo.close();
    }
  }

  private static long play(Visitor anna, Visitor bo) {
    Visitor mover = anna.moves().isEmpty() ? bo : anna;
    return mover.does(new Command.Play(mover.moves().getFirst(), Command.ANY_PLY));
  }
}
