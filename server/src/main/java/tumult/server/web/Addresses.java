package tumult.server.web;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import tumult.server.tables.LobbyTable;

/** What each address may still ask for. */
final class Addresses {
  /** After how long one may go on if nobody knows. */
  static final int UNKNOWN = -1;

  private static final int CROWD = 10_000;
  private static final int REMEMBERED = 50_000;
  private static final int NETWORK_BYTES = 8;

  private final RequestLimits limits;
  private final LongSupplier nanos;
  private final Predicate<String> together;
  private final Map<String, Account> accounts = new HashMap<>();

  private final Allowance openings;

  /** Which address has opened a table, the oldest first; forgotten with the server. */
  private final Map<String, String> openers =
      new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
          return size() > REMEMBERED;
        }
      };

  private static final class Account {
    final Allowance requests;
    final Allowance openings;
    int sockets;

    Account(Allowance requests, Allowance openings) {
      this.requests = requests;
      this.openings = openings;
    }

    boolean isAsNew(long now) {
      return sockets == 0 && requests.isFull(now) && openings.isFull(now);
    }
  }

  /**
   * @param together whether an address may open one more table, as far as all nodes know; it may
   *     have to ask somebody
   */
  Addresses(RequestLimits limits, LongSupplier nanos, Predicate<String> together) {
    this.limits = limits;
    this.nanos = nanos;
    this.together = together;
    openings = openings(RequestLimits.HOSTS, nanos.getAsLong());
  }

  private Allowance openings(double hosts, long now) {
    return new Allowance(hosts * limits.tablesAtOnce(), hosts / limits.secondsPerTable(), now);
  }

  /** What counts as one address: with IPv6 a household has a whole network of them. */
  static String household(String address) {
    try {
      return InetAddress.ofLiteral(address) instanceof Inet6Address six
          ? HexFormat.of().formatHex(six.getAddress(), 0, NETWORK_BYTES)
          : address;
    } catch (IllegalArgumentException noAddress) {
      return address;
    }
  }

  /** In how many milliseconds the address may open one more table; 0 if it does so now. */
  int table(String address) {
    int wait = tableHere(address);
    return wait == 0 && !together.test(address) ? limits.secondsPerTable() * 1000 : wait;
  }

  private synchronized int tableHere(String address) {
    long now = nanos.getAsLong();
    int wait = account(address).openings.spendOrWait(now);
    return wait == 0 ? openings.spendOrWait(now) : wait;
  }

  synchronized void openedTable(String address, String table) {
    openers.put(table, address);
  }

  /** The first tables of a list, with no more of one address than is fair. */
  synchronized List<LobbyTable> fairly(List<LobbyTable> tables) {
    Map<String, Integer> listed = new HashMap<>();
    List<LobbyTable> fair = new ArrayList<>();
    for (LobbyTable table : tables) {
      String opener = openers.get(table.id());
      if (fair.size() < RequestLimits.LONGEST_LIST
          && (opener == null || listed.merge(opener, 1, Integer::sum) <= limits.tablesListed())) {
        fair.add(table);
      }
    }
    return fair;
  }

  /** In how many milliseconds the address may make one more request; 0 if it does so now. */
  synchronized int request(String address) {
    return account(address).requests.spendOrWait(nanos.getAsLong());
  }

  /** The same for one more socket; {@link #UNKNOWN} while there are too many. */
  synchronized int socket(String address) {
    return account(address).sockets < limits.sockets() ? request(address) : UNKNOWN;
  }

  synchronized void openSocket(String address) {
    account(address).sockets++;
  }

  synchronized void closeSocket(String address) {
    account(address).sockets--;
  }

  private Account account(String address) {
    long now = nanos.getAsLong();
    if (accounts.size() > CROWD) {
      accounts.values().removeIf(one -> one.isAsNew(now));
    }
    return accounts.computeIfAbsent(
        address,
        newcomer ->
            new Account(
                new Allowance(limits.requestsAtOnce(), limits.requestsPerSecond(), now),
                openings(1, now)));
  }
}
