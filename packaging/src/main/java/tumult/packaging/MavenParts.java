package tumult.packaging;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The libraries in the jar, as Maven's bill of materials lists them. */
final class MavenParts {
  private static final String OWN = "tumult";
  private static final Pattern LEGAL =
      Pattern.compile("(?i)(.*/)?(licen[cs]e|notice|copying)(?!.*\\.class$)[^/]*");
  private static final Pattern NOTICE = Pattern.compile("(?i)(.*/)?notice[^/]*");

  private final List<Path> classPath;

  MavenParts(List<Path> classPath) {
    this.classPath = classPath;
  }

  /** All libraries of others; the texts of their licences leave the bill, which only names them. */
  List<Part> of(ObjectNode bill) throws IOException {
    List<Part> parts = new ArrayList<>();
    for (JsonNode component : bill.required("components")) {
      if (!component.path("group").asText().equals(OWN)) {
        parts.add(part(component));
      }
    }
    return parts;
  }

  private Part part(JsonNode component) throws IOException {
    String name = component.required("name").asText();
    String version = component.required("version").asText();
    List<String> licences = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    boolean own = readLegal(jar(name + "-" + version), texts);
    for (JsonNode choice : component.path("licenses")) {
      JsonNode licence = choice.path("license");
      licences.add(licence.path("id").asText(licence.path("name").asText()));
      if (licence.has("text")) {
        if (!own) {
          texts.add(decoded(licence.required("text")));
        }
        ((ObjectNode) licence).remove("text");
      }
    }
    return new Part(
        "%s:%s %s".formatted(component.path("group").asText(), name, version), licences, texts);
  }

  private static String decoded(JsonNode text) {
    String content = text.required("content").asText();
    return text.path("encoding").asText().equals("base64")
        ? new String(Base64.getMimeDecoder().decode(content), StandardCharsets.UTF_8)
        : content;
  }

  private Path jar(String name) {
    return classPath.stream()
        .filter(path -> path.getFileName().toString().equals(name + ".jar"))
        .findFirst()
        .orElseGet(() -> withClassifier(name));
  }

  private Path withClassifier(String name) {
    return classPath.stream()
        .filter(path -> path.getFileName().toString().startsWith(name + "-"))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException(name + " is not on the class path"));
  }

  /** Adds the licences and notices in a jar; whether there was a licence among them. */
  private static boolean readLegal(Path jar, List<String> texts) throws IOException {
    boolean found = false;
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      for (ZipEntry entry : zip.stream().toList()) {
        if (!entry.isDirectory() && LEGAL.matcher(entry.getName()).matches()) {
          texts.add(new String(zip.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8));
          found |= !NOTICE.matcher(entry.getName()).matches();
        }
      }
    }
    return found;
  }
}
