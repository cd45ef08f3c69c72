package tumult.packaging;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The packages in the page, as its build has written them down. */
final class PageParts {
  private final Path web;

  PageParts(Path web) {
    this.web = web;
  }

  /** All of them; they are added to the bill. */
  List<Part> addTo(ObjectNode bill) throws IOException {
    List<Part> parts = new ArrayList<>();
    for (JsonNode name :
        Inventory.JSON.readTree(web.resolve("target/page-packages.json").toFile())) {
      Path folder = web.resolve("node_modules").resolve(name.asText());
      JsonNode about = Inventory.JSON.readTree(folder.resolve("package.json").toFile());
      addTo((ArrayNode) bill.required("components"), about);
      parts.add(
          new Part(
              "npm:%s %s".formatted(name.asText(), about.required("version").asText()),
              about.has("license") ? List.of(about.get("license").asText()) : List.of(),
              texts(folder)));
    }
    return parts;
  }

  private static void addTo(ArrayNode components, JsonNode about) {
    String name = about.required("name").asText();
    String version = about.required("version").asText();
    String address = "pkg:npm/%s@%s".formatted(name.replace("@", "%40"), version);
    ObjectNode component = components.addObject().put("type", "library").put("bom-ref", address);
    component.put("name", name).put("version", version).put("scope", "required");
    component
        .putArray("licenses")
        .addObject()
        .putObject("license")
        .put("id", about.path("license").asText());
    component.put("purl", address);
  }

  private static List<String> texts(Path folder) throws IOException {
    List<String> texts = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        if (name.startsWith("licen") || name.startsWith("notice")) {
          texts.add(Files.readString(file));
        }
      }
    }
    return texts;
  }
}
