package tumult.cli.commands;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tumult.engine.BadInput;
import tumult.lab.races.RaceRunner;
import tumult.table.races.RaceLimits;
import tumult.table.races.Reading;
import tumult.table.races.Touch;
import tumult.table.races.Verdict;
import tumult.table.races.Verdict.Result;

/** The arbiter's verdicts on a file of races, a line each. */
final class RaceVerdicts {
  private final RaceFile races = new RaceFile();
  private final Map<String, FiledTable> tables = new HashMap<>();

  /** Judges all races of a file, in its order, and returns how many there were. */
  int judge(Path file, OutputFile verdicts) {
    int number = 0;
    int judged = 0;
    try (BufferedReader lines = Files.newBufferedReader(file)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        if (!line.isBlank()) {
          verdicts.write(verdict(line, number) + "\n");
          judged++;
        }
      }
      return judged;
    } catch (BadInput wrong) {
      throw wrong.at("%s, line %d".formatted(file, number));
    } catch (MalformedInputException notText) {
      throw new BadInput("%s: is no text; expected races as JSON lines".formatted(file));
    } catch (IOException unreadable) {
      throw new BadInput("--races %s: cannot be read; is there such a file?".formatted(file));
    }
  }

  private String verdict(String line, int number) {
    RaceFile.Named named = races.race(line, number);
    FiledTable table = tables.computeIfAbsent(named.table(), id -> new FiledTable());
    RaceRunner.Finish finish = table.run(named.race());
    Verdict verdict = finish.verdict();
    boolean decided = verdict.result() != Result.WAIT;
    List<String> first = verdict.rivals().stream().map(races::id).toList();
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    fields.put("race", named.name());
    fields.put("outcome", decided ? verdict.result().name().toLowerCase(Locale.ROOT) : "nobody");
    fields.put("winner", verdict.result() == Result.WON ? first.getFirst() : null);
    fields.put("dead_heat", verdict.result() == Result.DEAD_HEAT ? first : List.of());
    fields.put("decided_ms", decided ? millis(table.own(verdict.until())) : null);
    fields.put("margin_ms", millis(verdict.deadZone()));
    fields.put("rivals", rivals(finish.readings(), verdict));
    return JsonFile.text(fields);
  }

  private List<Map<String, @Nullable Object>> rivals(List<Reading> readings, Verdict verdict) {
    List<Map<String, @Nullable Object>> rivals = new ArrayList<>();
    for (Reading reading : readings) {
      Touch touch = reading.touch();
      Map<String, @Nullable Object> rival = new LinkedHashMap<>();
      rival.put("id", races.id(touch.rival()));
      rival.put("reaction_ms", millis(reading.reaction()));
      rival.put("claimed_ms", claimed(touch));
      rival.put("compensation_ms", millis(reading.granted()));
      rival.put("benefit_ms", millis(reading.benefit()));
      rival.put("expected_ms", millis(reading.limits().expected()));
      rival.put("doubt_ms", millis(reading.limits().doubt()));
      rival.put("credit_ms", millis(reading.limits().credit()));
      rival.put(
          "kind",
          RaceLimits.STANDARD.plausibility(reading.reaction()).name().toLowerCase(Locale.ROOT));
      rival.put("in_time", decidedWith(verdict, reading));
      rivals.add(rival);
    }
    return rivals;
  }

  private static boolean decidedWith(Verdict verdict, Reading reading) {
    return verdict.touches().stream().anyMatch(timed -> timed.reading().equals(reading));
  }

  private static @Nullable Double claimed(Touch touch) {
    return touch.claimed() == Touch.UNCLAIMED ? null : millis(touch.claimed());
  }

  private static double millis(long micros) {
    return micros / 1000.0;
  }
}
