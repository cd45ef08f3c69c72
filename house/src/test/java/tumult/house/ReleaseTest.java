package tumult.house;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tumult.server.tables.Release;

/** Whoever asks is told the same version. */
final class ReleaseTest {
  private static String read(String file) {
    return SourceTree.read(SourceTree.ROOT.resolve(file));
  }

  @Test
  void the_page_the_changelog_and_the_containers_are_of_the_version_of_the_poms() {
    assertThat(Release.VERSION).matches("\\d+\\.\\d+\\.\\d+");
    assertThat(read("pom.xml"))
        .contains("<version>" + Release.VERSION + "</version>\n  <packaging>");
    assertThat(read("web/package.json")).contains("\"version\": \"" + Release.VERSION + "\"");
    assertThat(read("CHANGELOG.md")).contains("\n## " + Release.VERSION + "\n");
    assertThat(read("packaging/compose.yaml"))
        .contains("localhost/tumult:" + Release.VERSION + "\n");
  }
}
