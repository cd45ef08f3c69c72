package tumult.packaging;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** The Java that comes along, which is a part of the one that runs this program. */
final class JavaPart {
  private static final String LICENCE = "GPL-2.0-with-classpath-exception";

  private JavaPart() {}

  static Part addTo(ObjectNode bill) {
    String version = System.getProperty("java.runtime.version");
    ((ArrayNode) bill.required("components"))
        .addObject()
        .put("type", "platform")
        .put("bom-ref", "openjdk@" + version)
        .put("publisher", System.getProperty("java.vendor"))
        .put("name", "openjdk")
        .put("version", version)
        .putArray("licenses")
        .addObject()
        .putObject("license")
        .put("id", LICENCE);
    return new Part(
        "OpenJDK %s by %s".formatted(version, System.getProperty("java.vendor")),
        List.of(LICENCE),
        List.of("The licences of Java are in the folder runtime/legal, module by module."));
  }
}
