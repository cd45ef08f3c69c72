package tumult.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is inside a release is listed with its licence, or the build says what is missing. */
final class InventoryTest {
  @TempDir private Path folder = Path.of("");

  private Path jar(String name, String... files) throws IOException {
    Path jar = folder.resolve(name);
    try (OutputStream out = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (String file : files) {
        zip.putNextEntry(new ZipEntry(file));
        zip.write(("text of " + file).getBytes(StandardCharsets.UTF_8));
      }
    }
    return jar;
  }

  private static ObjectNode bill(String licences) throws IOException {
    return (ObjectNode)
        Inventory.JSON.readTree(
            """
            {"components": [
              {"group": "tumult", "name": "engine", "version": "1"},
              {"group": "org", "name": "lib", "version": "2", "licenses": [%s]}]}
            """
                .formatted(licences));
  }

  private static String licence(String text) {
    return """
    {"license": {"id": "MIT", "text": {"encoding": "base64", "content": "%s"}}}
    """
        .formatted(Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void a_library_brings_its_own_texts() throws IOException {
    Path jar = jar("lib-2.jar", "META-INF/LICENSE.txt", "META-INF/NOTICE", "a/Licence.class");
    ObjectNode bill = bill(licence("usual"));
    assertThat(new MavenParts(List.of(jar)).of(bill))
        .containsExactly(
            new Part(
                "org:lib 2",
                List.of("MIT"),
                List.of("text of META-INF/LICENSE.txt", "text of META-INF/NOTICE")));
    assertThat(bill.toString()).as("only named in the bill").doesNotContain("content");
  }

  @Test
  void a_library_with_a_notice_alone_gets_the_usual_text() throws IOException {
    Path jar = jar("lib-2-native.jar", "NOTICE");
    assertThat(new MavenParts(List.of(jar)).of(bill(licence("usual"))))
        .flatExtracting(Part::texts)
        .containsExactly("text of NOTICE", "usual");
  }

  @Test
  void a_library_without_a_licence_is_named() throws IOException {
    List<Part> parts = new MavenParts(List.of(jar("lib-2.jar", "a"))).of(bill(""));
    assertThat(Inventory.unknown(parts)).containsExactly("org:lib 2");
  }

  @Test
  void packages_of_the_page_are_in_the_bill() throws IOException {
    Path lib = Files.createDirectories(folder.resolve("node_modules/@who/lib"));
    Files.writeString(
        lib.resolve("package.json"),
        """
        {"name": "@who/lib", "version": "3.1.0", "license": "OFL-1.1"}
        """);
    Files.writeString(lib.resolve("license"), "fonts are free");
    Files.createDirectories(folder.resolve("target"));
    Files.writeString(folder.resolve("target/page-packages.json"), "[\"@who/lib\"]");
    ObjectNode bill = bill("");
    assertThat(new PageParts(folder).addTo(bill))
        .containsExactly(
            new Part("npm:@who/lib 3.1.0", List.of("OFL-1.1"), List.of("fonts are free")));
    assertThat(bill.toString()).contains("pkg:npm/%40who/lib@3.1.0");
  }

  @Test
  void a_text_stands_in_the_book_once() {
    String book =
        LicenceBook.of(
            List.of(
                new Part("one", List.of("MIT"), List.of("as is\n")),
                new Part("two", List.of("MIT", "EPL-2.0"), List.of("as is", "else"))));
    assertThat(book).containsOnlyOnce("as is").contains("MIT or EPL-2.0; below: 1, 2");
  }
}
