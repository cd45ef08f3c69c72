package tumult.packaging;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The licences of all parts in one text; each text stands there once, for however many parts. */
final class LicenceBook {
  private static final String RULE = "=".repeat(80);

  private final List<String> texts = new ArrayList<>();
  private final StringBuilder list = new StringBuilder();

  private LicenceBook() {}

  static String of(List<Part> parts) {
    LicenceBook book = new LicenceBook();
    parts.forEach(book::add);
    return book.whole();
  }

  private void add(Part part) {
    String numbers =
        part.texts().stream()
            .map(text -> String.valueOf(number(text)))
            .distinct()
            .collect(Collectors.joining(", "));
    list.append(
        "%s%n    %s; below: %s%n"
            .formatted(part.name(), String.join(" or ", part.licences()), numbers));
  }

  private int number(String text) {
    String tidy = text.strip().lines().map(String::stripTrailing).collect(Collectors.joining("\n"));
    if (!texts.contains(tidy)) {
      texts.add(tidy);
    }
    return texts.indexOf(tidy) + 1;
  }

  private String whole() {
    StringBuilder whole =
        new StringBuilder(
            """
            Tumult is under the Apache License 2.0, see LICENSE. These works of others are inside it,
            each with its licences and where their texts stand below.

            """);
    whole.append(list);
    for (int i = 0; i < texts.size(); i++) {
      whole.append("%n%s%n%d%n%s%n%s%n".formatted(RULE, i + 1, RULE, texts.get(i)));
    }
    return whole.toString();
  }
}
