package tumult.worker.instead;

import java.util.Map;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Tells the compiler for pages which classes others take the place of. */
public final class Substitutes implements SubstitutionPolicy {
  private static final Map<String, String> REPLACED =
      Map.of(
          "Sha256", "tumult.table.luck",
          "Together", "tumult.bots",
          "Solver", "tumult.games.frappadingue.solved",
          "DoubleAnalyzer", "org.teavm.classlib.impl.text",
          "Formatter", "java.util",
          "Pattern", "java.util.regex",
          "Matcher", "java.util.regex");

  @Override
  public void contribute(SubstitutionSink sink) {
    REPLACED.forEach((name, room) ->
        sink.selectClasses((room + "." + name)::equals)
            .replacePackage(room, Substitutes.class.getPackageName())
            .simpleNamePrefix("Page"));
  }
}
