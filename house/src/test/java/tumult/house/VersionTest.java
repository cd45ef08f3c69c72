package tumult.house;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tumult.server.tables.Version;

/** Whoever asks is told the same version. */
final class VersionTest {
  private static String read(String file) {
    return SourceTree.read(SourceTree.ROOT.resolve(file));
  }

  @Test
  void the_page_the_changelog_and_the_containers_are_of_the_version_of_the_poms() {
    assertThat(Version.TEXT).matches("\\d+\\.\\d+\\.\\d+");
    assertThat(read("pom.xml")).contains("<version>" + Version.TEXT + "</version>\n  <packaging>");
    assertThat(read("web/package.json")).contains("\"version\": \"" + Version.TEXT + "\"");
    assertThat(read("CHANGELOG.md")).contains("\n## " + Version.TEXT + "\n");
    assertThat(read("packaging/compose.yaml")).contains("localhost/tumult:" + Version.TEXT + "\n");
  }
}
