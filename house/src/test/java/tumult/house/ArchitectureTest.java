package tumult.house;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Test;
import tumult.bots.Budget;
import tumult.worker.Rates;

/** What the modules' dependencies alone cannot enforce. */
final class ArchitectureTest {
  private static final JavaClasses CLASSES = new ClassFileImporter().importPackages("tumult");
  private static final String[] PURE = {
    "tumult.engine..",
    "tumult.games..",
    "tumult.bots..",
    "tumult.lab..",
    "tumult.table..",
    "tumult.worker.."
  };

  @Test
  void a_game_knows_no_other_game() {
    slices().matching("tumult.games.(*)..").should().notDependOnEachOther().check(CLASSES);
  }

  @Test
  void the_packages_of_a_module_do_not_depend_on_each_other_in_circles() {
    slices().matching("tumult.table.(*)..").should().beFreeOfCycles().check(CLASSES);
    slices().matching("tumult.cli.(*)..").should().beFreeOfCycles().check(CLASSES);
    slices().matching("tumult.server.(*)..").should().beFreeOfCycles().check(CLASSES);
    noClasses()
        .that()
        .resideInAnyPackage("tumult.table.*..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("tumult.table")
        .check(CLASSES);
  }

  @Test
  void the_rules_use_no_luck_but_their_own_generator() {
    noClasses()
        .that()
        .resideInAnyPackage(PURE)
        .should()
        .dependOnClassesThat()
        .belongToAnyOf(Random.class, SplittableRandom.class, ThreadLocalRandom.class)
        .orShould()
        .callMethod(Math.class, "random")
        .check(CLASSES);
  }

  @Test
  void the_rules_read_no_clock() {
    noClasses()
        .that()
        .resideInAnyPackage(PURE)
        .and()
        .doNotBelongToAnyOf(Budget.class, Rates.class) // a bot's time to think; a measurement
        .should()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .dependOnClassesThat()
        .resideInAPackage("java.time..")
        .check(CLASSES);
  }

  @Test
  void the_rules_need_no_reflection() {
    noClasses()
        .that()
        .resideInAnyPackage(PURE)
        .should()
        .dependOnClassesThat()
        .resideInAPackage("java.lang.reflect..")
        .check(CLASSES);
  }

  @Test
  void what_is_compiled_for_pages_knows_its_compiler_in_the_worker_only() {
    noClasses()
        .that()
        .resideOutsideOfPackage("tumult.worker..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.teavm..")
        .check(CLASSES);
  }

  @Test
  void pekko_is_known_in_one_package_only() {
    noClasses()
        .that()
        .resideOutsideOfPackage("tumult.server.entity..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.apache.pekko..", "com.typesafe..", "scala..")
        .check(CLASSES);
  }
}
