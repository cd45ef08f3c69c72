/**
 * As much of a browser's database as the page uses, with as much room as a test gives it. That a transaction does not fit is found
 * out when it ends; it is told first by an error, when the transaction does not know why yet, as Firefox and Safari do.
 */
type Key = (string | number)[];
type Row = Record<string, unknown>;
type Rows = Map<string, { key: Key; row: Row }>;

const keyed = (path: string | string[], row: Row): Key => [path].flat().map((name) => row[name] as string | number);
const isBetween = (key: Key, { from, to }: { from: Key; to: Key }): boolean =>
  key[0] === from[0] && key[1] >= from[1] && key[1] <= to[1];

class Store {
  constructor(
    readonly transaction: Transaction,
    private readonly keyPath: string | string[],
    private readonly rows: Rows,
  ) {}

  add(row: Row) {
    return this.transaction.asks(() => {
      const key = keyed(this.keyPath, row);
      if (this.rows.has(`${key}`)) throw new DOMException('there already', 'ConstraintError');
      this.rows.set(`${key}`, { key, row });
    });
  }
  put(row: Row) {
    return this.transaction.asks(() => {
      const key = keyed(this.keyPath, row);
      this.rows.set(`${key}`, { key, row });
    });
  }
  delete(which: string | { from: Key; to: Key }) {
    return this.transaction.asks(() => {
      for (const [name, { key }] of this.rows)
        if (typeof which === 'string' ? name === which : isBetween(key, which)) this.rows.delete(name);
    });
  }
  count(key: Key) {
    return this.transaction.asks(() => (this.rows.has(`${key}`) ? 1 : 0));
  }
  getAll(range?: { from: Key; to: Key }) {
    return this.transaction.asks(() =>
      [...this.rows.values()]
        .filter(({ key }) => !range || isBetween(key, range))
        .sort((a, b) => Number(a.key[1]) - Number(b.key[1]))
        .map(({ row }) => row),
    );
  }
}

interface Asked {
  result?: unknown;
  onsuccess?: () => void;
}

class Transaction {
  error: DOMException | null = null;
  onerror?: () => void;
  onabort?: () => void;
  oncomplete?: () => void;
  #before: Map<string, Rows>;
  #ended = false;

  constructor(private readonly database: Database) {
    this.#before = new Map([...database.stores].map(([name, { rows }]) => [name, new Map(rows)]));
    queueMicrotask(() => this.#run());
  }
  readonly #work: (() => void)[] = [];

  objectStore(name: string): Store {
    const { keyPath, rows } = this.database.stores.get(name)!;
    return new Store(this, keyPath, rows);
  }
  asks(work: () => unknown): Asked {
    const asked: Asked = {};
    this.#work.push(() => {
      asked.result = work();
      asked.onsuccess?.();
    });
    return asked;
  }
  abort(error: DOMException | null = null): void {
    if (this.#ended) return;
    this.#ended = true;
    for (const [name, rows] of this.#before) {
      const now = this.database.stores.get(name)!.rows;
      now.clear();
      for (const [key, row] of rows) now.set(key, row);
    }
    if (error) this.onerror?.();
    this.error = error;
    this.onabort?.();
  }
  #run(): void {
    try {
      for (let work = this.#work.shift(); work && !this.#ended; work = this.#work.shift()) work();
      const before = this.#before.get('entries')!.size;
      if (this.database.size() > Math.max(before, this.database.room))
        throw new DOMException('no room', 'QuotaExceededError');
    } catch (problem) {
      this.abort(problem as DOMException);
    }
    if (!this.#ended) this.oncomplete?.();
    this.#ended = true;
  }
}

interface Opening {
  result: Database;
  transaction: object;
  onupgradeneeded?: (event: { oldVersion: number }) => void;
  onblocked?: () => void;
  onsuccess?: () => void;
}

/** A database; `room` is how many entries of tables it can have. */
export class Database {
  room = Infinity;
  /** Whether an older page in another tab does not let go of it; then it is open when that has gone. */
  held = false;
  readonly stores = new Map<string, { keyPath: string | string[]; rows: Rows }>();

  size = () => this.stores.get('entries')?.rows.size ?? 0;
  transaction = () => new Transaction(this);
  close = () => {};
  createObjectStore(name: string, { keyPath }: { keyPath: string | string[] }) {
    this.stores.set(name, { keyPath, rows: new Map() });
  }

  /** What `indexedDB` is in a page. */
  get factory() {
    return {
      open: () => {
        const opening: Opening = {
          result: this,
          transaction: { objectStore: () => ({ openKeyCursor: () => ({}) }) },
        };
        queueMicrotask(() => {
          if (this.held) opening.onblocked?.();
          if (!this.stores.size) opening.onupgradeneeded?.({ oldVersion: 0 });
          opening.onsuccess?.();
        });
        return opening;
      },
    };
  }
}

/** What `IDBKeyRange` is in a page. */
export const KeyRange = { bound: (from: Key, to: Key) => ({ from, to }) };
