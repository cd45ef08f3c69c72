package tumult.testkit;

import tumult.engine.Rng;

/** Drops, doubles, swaps or changes a piece of a position's text. */
final class Damage {
  private Damage() {}

  static String to(String text, Rng rng) {
    String[] fields = text.split(" ", -1);
    int field = rng.below(fields.length);
    String name = fields[field].substring(0, fields[field].indexOf('=') + 1);
    String value = fields[field].substring(name.length());
    String other = fields[rng.below(fields.length)];
    String[] bits = value.split("(?<=[,/])|(?=[,/])", -1);
    fields[field] =
        switch (rng.below(8)) {
          case 0 -> "";
          case 1 -> name + value + "," + bits[0];
          case 2 -> name + other.substring(other.indexOf('=') + 1);
          case 3 -> name + (rng.below(30) - 4);
          case 4 -> name + "-";
          case 5 -> name + value.replaceFirst("[,/]", "");
          case 6 -> {
            bits[rng.below(bits.length)] = bits[rng.below(bits.length)];
            yield name + String.join("", bits);
          }
          default -> name + value + " extra=1";
        };
    return String.join(" ", fields).strip();
  }
}
