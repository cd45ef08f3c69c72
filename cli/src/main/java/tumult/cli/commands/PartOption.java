package tumult.cli.commands;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;
import tumult.engine.BadInput;

/** Which part of a large piece of work this machine does. */
final class PartOption {
  private static final Pattern PART = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

  @Option(
      names = "--part",
      paramLabel = "K/N",
      defaultValue = "1/1",
      description = "do only part K of N, for one machine of several; 'tumult merge' joins them")
  private String part = "";

  /** The numbers of what is to be done of so many: from the first, to before the second. */
  long[] range(long all) {
    Matcher numbers = PART.matcher(part);
    if (!numbers.matches()) {
      throw new BadInput("--part %s: must be such as 3/10".formatted(part));
    }
    long which = Long.parseLong(numbers.group(1));
    long parts = Long.parseLong(numbers.group(2));
    if (which < 1 || which > parts) {
      throw new BadInput(
          "--part %s: there is no such part; the last is %d/%d".formatted(part, parts, parts));
    }
    return new long[] {at(all, which - 1, parts), at(all, which, parts)};
  }

  private static long at(long all, long which, long parts) {
    return all / parts * which + all % parts * which / parts;
  }
}
