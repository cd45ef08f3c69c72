package tumult.packaging;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tumult.server.tables.Release;

/**
 * Writes down what is inside a release: a bill of materials for programs (CycloneDX), and the
 * licences for people.
 *
 * <p>Both are made from what Maven and the page's build say they have used, so that nothing can be
 * forgotten; a part whose licence nobody knows fails the build.
 */
public final class Inventory {
  static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private Inventory() {}

  /**
   * Reads {@code maven.json} in a folder, and the page's sources; writes {@code sbom.json} and
   * {@code licences.txt} beside it.
   */
  public static void main(String[] args) throws IOException {
    Path folder = Path.of(args[0]);
    ObjectNode bill = (ObjectNode) JSON.readTree(folder.resolve("maven.json").toFile());
    List<Part> parts = new ArrayList<>(new MavenParts(classPath()).of(bill));
    parts.addAll(new PageParts(Path.of(args[1])).addTo(bill));
    parts.add(JavaPart.addTo(bill));
    List<String> unknown = unknown(parts);
    if (!unknown.isEmpty()) {
      System.err.println("no licence is known of " + String.join(", ", unknown));
      System.exit(1);
    }
    describe(bill);
    JSON.writeValue(folder.resolve("sbom.json").toFile(), bill);
    Files.writeString(folder.resolve("licences.txt"), LicenceBook.of(parts));
    System.out.printf("%d parts, all with a licence%n", parts.size());
  }

  private static List<Path> classPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(Path::of)
        .toList();
  }

  /** The parts without a name of a licence, or without its text. */
  static List<String> unknown(List<Part> parts) {
    return parts.stream()
        .filter(part -> part.licences().isEmpty() || part.texts().isEmpty())
        .map(Part::name)
        .toList();
  }

  private static void describe(ObjectNode bill) {
    ObjectNode whole = (ObjectNode) bill.required("metadata").required("component");
    whole.put("name", "tumult").put("version", Release.VERSION);
    whole.put("description", "Loud little table games");
    whole.putArray("licenses").addObject().putObject("license").put("id", "Apache-2.0");
  }
}
