/** What has happened at the tables of this device, event by event, in the browser's database. */
const DATABASE = 'tumult';
const STORE = 'entries';

interface Entry {
  table: string;
  number: number;
  text: string;
}

export class Entries {
  readonly #database = new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: ['table', 'number'] });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });

  /** Every table's entries, in their order. */
  async all(): Promise<Map<string, string[]>> {
    const asked = (await this.#database).transaction(STORE).objectStore(STORE).getAll();
    const found = await new Promise<Entry[]>((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
    const tables = new Map<string, string[]>();
    for (const { table, text } of found) tables.set(table, [...(tables.get(table) ?? []), text]);
    return tables;
  }

  /** Keeps `keep TABLE NUMBER ENTRY`: all of them or none, and on disk when it is done. */
  async keep(lines: string[][]): Promise<void> {
    if (!lines.length) return;
    const transaction = (await this.#database).transaction(STORE, 'readwrite', { durability: 'strict' });
    for (const [, table, number, text] of lines)
      transaction.objectStore(STORE).add({ table, number: Number(number), text } satisfies Entry);
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  }
}
