package tumult.server.entity;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tumult.server.tables.Answer;
import tumult.table.Decision;
import tumult.table.TableRefusal;

final class AnswersTest {
  private static final Answer REFUSED =
      new Answer.Refused(Decision.refused(TableRefusal.NOT_HOST));

  private final Answers answers = new Answers();

  @Test
  void as_many_are_known_as_one_may_send_before_an_answer_comes() {
    for (int i = 0; i < 3 * Answers.PER_PERSON; i++) {
      answers.keep("anna", "c" + i, new Answer.Accepted(i));
    }
    answers.keep("bo", "c1", REFUSED);
    for (int i = 2 * Answers.PER_PERSON; i < 3 * Answers.PER_PERSON; i++) {
      assertThat(answers.to("anna", "c" + i)).isEqualTo(new Answer.Accepted(i));
    }
    assertThat(answers.to("anna", "c1")).isNull();
    assertThat(answers.to("bo", "c1")).isEqualTo(REFUSED);
    assertThat(answers.to("cy", "c1")).isNull();
  }

  @Test
  void what_was_accepted_is_known_after_a_checkpoint() {
    for (int i = 0; i < 200; i++) {
      answers.keep("anna", "c" + i, i % 2 == 0 ? new Answer.Accepted(i) : REFUSED);
    }
    Answers again = new Answers();
    again.keep(answers.accepted());
    for (int i = 200 - Answers.PER_PERSON; i < 200; i++) {
      assertThat(again.to("anna", "c" + i)).isEqualTo(i % 2 == 0 ? new Answer.Accepted(i) : null);
    }
    assertThat(again.accepted()).isEqualTo(answers.accepted());
  }

  @Test
  void a_command_without_an_id_is_not_known() {
    answers.keep("anna", "", new Answer.Accepted(1));
    assertThat(answers.to("anna", "")).isNull();
  }
}
