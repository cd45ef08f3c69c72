package tumult.server.web;

import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/** What each address may still ask for. */
final class Addresses {
  private static final int CROWD = 10_000;

  private final RequestLimits limits;
  private final LongSupplier nanos;
  private final Map<String, Account> accounts = new HashMap<>();

  private static final class Account {
    final Budget requests;
    int sockets;

    Account(Budget requests) {
      this.requests = requests;
    }
  }

  Addresses(RequestLimits limits, LongSupplier nanos) {
    this.limits = limits;
    this.nanos = nanos;
  }

  /** Whether the address may make one more request now. */
  synchronized boolean request(String address) {
    return account(address).requests.spend(nanos.getAsLong());
  }

  /** Whether the address may ask for one more socket. */
  synchronized boolean mayOpenSocket(String address) {
    Account account = account(address);
    return account.sockets < limits.sockets() && account.requests.spend(nanos.getAsLong());
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
      accounts.values().removeIf(one -> one.sockets == 0 && one.requests.isFull(now));
    }
    return accounts.computeIfAbsent(
        address,
        newcomer ->
            new Account(new Budget(limits.requestsAtOnce(), limits.requestsPerSecond(), now)));
  }
}
