/** What has happened at the tables of this device, event by event, in the browser's database. */
const DATABASE = 'tumult';
const ENTRIES = 'entries';
/** When something last happened at each table, by the clock of the device. */
const TABLES = 'tables';
/** So many tables are kept; those at which nothing has happened for longest are forgotten. */
export const MOST_TABLES = 60;
/** So many make room at most for one thing: what is deleted in Chromium makes room only later, and all would be deleted in vain. */
const MOST_FOR_ROOM = 3;

interface Entry {
  table: string;
  number: number;
  text: string;
}
interface Known {
  table: string;
  time: number;
}

const all = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

const answered = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

/** Notes the tables of those who played here before tables were counted. */
function countAll(transaction: IDBTransaction): void {
  const asked = transaction.objectStore(ENTRIES).openKeyCursor();
  asked.onsuccess = () => {
    const found = asked.result;
    if (!found) return;
    const [table] = found.key as [string, number];
    transaction.objectStore(TABLES).put({ table, time: Date.now() } satisfies Known);
    found.continue([table, Infinity]);
  };
}

/** `blocked` is called if another tab keeps this one from the database. */
function opened(blocked: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 2);
    opening.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) opening.result.createObjectStore(ENTRIES, { keyPath: ['table', 'number'] });
      opening.result.createObjectStore(TABLES, { keyPath: 'table' });
      countAll(opening.transaction!);
    };
    opening.onsuccess = () => {
      opening.result.onversionchange = () => opening.result.close(); // a newer page must not wait for this one
      resolve(opening.result);
    };
    opening.onblocked = blocked;
    opening.onerror = () => reject(opening.error);
  });
}

export class Entries {
  #opened: Promise<IDBDatabase> | undefined;

  constructor(private readonly blocked: () => void) {}

  /** The database, opened when it is first wanted. */
  open(): Promise<IDBDatabase> {
    return (this.#opened ??= opened(this.blocked));
  }

  /** A table's entries, in their order. */
  async of(table: string): Promise<string[]> {
    const found = (await this.open()).transaction(ENTRIES).objectStore(ENTRIES).getAll(all(table));
    return (await answered<Entry[]>(found)).map(({ text }) => text);
  }

  /**
   * Keeps `keep TABLE NUMBER ENTRY`: all of them or none, and on disk when it is done. Where there is no room for what somebody
   * asked for, the oldest tables make some, one after the other; a bot that tries again and again costs none.
   */
  async keep(lines: string[][], asked: boolean): Promise<void> {
    if (!lines.length) return;
    if (lines.some(([, , number]) => number === '1')) await this.#forget((known) => known.slice(MOST_TABLES - 1));
    const oldest = (known: Known[]) => known.filter(({ table }) => table !== lines[0][1]).slice(-1);
    for (let left = asked ? MOST_FOR_ROOM : 0; ; left--)
      try {
        return await this.#keep(lines);
      } catch (problem) {
        if (!isFull(problem) || left === 0 || !(await this.#forget(oldest))) throw problem;
      }
  }

  /** An entry stands behind the one before it: if that is not there, the table has been forgotten since, and is not written on. */
  async #keep(lines: string[][]): Promise<void> {
    await this.#change((entries, tables) => {
      for (const [, table, number, text] of lines) {
        const before = entries.count([table, Number(number) - 1]);
        before.onsuccess = () => before.result || number === '1' || entries.transaction.abort();
        entries.add({ table, number: Number(number), text } satisfies Entry);
        tables.put({ table, time: Date.now() } satisfies Known);
      }
    });
  }

  /** Forgets some of the tables, of which the latest comes first; says whether there were any. */
  async #forget(some: (known: Known[]) => Known[]): Promise<boolean> {
    const asked = (await this.open()).transaction(TABLES).objectStore(TABLES).getAll();
    const old = some((await answered<Known[]>(asked)).sort((a, b) => b.time - a.time));
    if (!old.length) return false;
    await this.#change((entries, tables) => {
      for (const { table } of old) {
        entries.delete(all(table));
        tables.delete(table);
      }
    });
    return true;
  }

  async #change(work: (entries: IDBObjectStore, tables: IDBObjectStore) => void): Promise<void> {
    const stores = [ENTRIES, TABLES];
    const transaction = (await this.open()).transaction(stores, 'readwrite', { durability: 'strict' });
    work(transaction.objectStore(ENTRIES), transaction.objectStore(TABLES));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('a table was forgotten')); // before, nobody knows why
    });
  }
}

/** Whether the browser has no more room for this page. */
export const isFull = (problem: unknown): boolean =>
  problem instanceof DOMException && problem.name === 'QuotaExceededError';

/** Whether a newer page has changed the database in a way that this one does not know. */
export const isOutdated = (problem: unknown): boolean =>
  problem instanceof DOMException && problem.name === 'VersionError';
