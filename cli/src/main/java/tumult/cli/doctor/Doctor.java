package tumult.cli.doctor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tumult.cli.doctor.Finding.State;

/** Looks at this machine: can one serve on it, and what is to be done if not? */
public final class Doctor {
  private Doctor() {}

  /** Before the first build: with the usual port and folder. */
  public static void main(String[] args) {
    if (args.length > 0) {
      System.err.println("tumult: before the first build 'doctor' takes no options");
      System.exit(2);
    }
    List<Finding> findings = examine(0, Path.of("data"), "");
    findings.forEach(finding -> System.out.println(finding.lines()));
    System.exit(canServe(findings) ? 0 : 1);
  }

  /**
   * All that matters to a server.
   *
   * @param port 0 for the usual one, or the next that is free
   * @param database where PostgreSQL is; empty if all is kept in the folder
   */
  public static List<Finding> examine(int port, Path data, String database) {
    List<Finding> findings = new ArrayList<>();
    findings.add(Machine.java());
    findings.add(LocalNetwork.port(port));
    findings.add(LocalNetwork.phones());
    findings.add(Disk.of(data));
    if (!database.isEmpty()) {
      findings.add(Database.of(database));
    }
    findings.add(Machine.memory());
    findings.add(Machine.files());
    findings.add(Machine.clock());
    return findings;
  }

  /** Whether nothing is in the way. */
  public static boolean canServe(List<Finding> findings) {
    return findings.stream().noneMatch(finding -> finding.state() == State.BAD);
  }
}
