import type { Collection, Store, Transaction } from './store.ts';
import { createMemoryStore } from './store-memory.ts';

/** One object store holds the rows of all collections, so that a new collection needs no new version. */
interface StoredRow {
  /** The name of its collection. The property keeps its name: it is part of the key in databases that exist. */
  table: string;
  id: string;
  value: unknown;
}

const databaseName = 'forestry-mock';
const rowsName = 'rows';

/**
 * A store for browsers, shared by all tabs of an origin: IndexedDB runs its writing transactions one after the other. A
 * database that cannot be used is thrown away and starts again from the seed; without IndexedDB the tab has a memory of its own.
 */
export function createIndexedDbStore(): Store {
  const memory = createMemoryStore();
  let opening: Promise<IDBDatabase | null> | null = null;

  const open = () => {
    opening ??= openOrReset(() => {
      opening = null;
    });
    return opening;
  };

  return {
    async transaction(work) {
      const database = await open();
      if (!database) return memory.transaction(work);
      const transaction = begin(database) ?? begin(await reopened());
      return transaction ? run(transaction, work) : memory.transaction(work);
    },
  };

  /** The database was closed under us: another tab deleted it, or the browser cleared it. */
  function reopened() {
    opening = null;
    return open();
  }
}

function begin(database: IDBDatabase | null): IDBTransaction | null {
  try {
    return database?.transaction(rowsName, 'readwrite') ?? null;
  } catch {
    return null;
  }
}

async function run<Result>(transaction: IDBTransaction, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const committed = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the transaction was aborted')));
  });
  try {
    const result = await work(transactionOn(transaction.objectStore(rowsName)));
    await committed;
    return result;
  } catch (error) {
    committed.catch(() => undefined);
    abort(transaction);
    throw error;
  }
}

function abort(transaction: IDBTransaction) {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}

function transactionOn(rows: IDBObjectStore): Transaction {
  return {
    async get<Row>({ name }: Collection<Row>, id: string) {
      const row = (await settled(rows.get([name, id]))) as StoredRow | undefined;
      return row?.value as Row | undefined;
    },
    async all<Row>({ name }: Collection<Row>) {
      const found = (await settled(rows.getAll(IDBKeyRange.bound([name], [name, []])))) as StoredRow[];
      return found.map(({ value }) => value as Row);
    },
    async put<Row>(collection: Collection<Row>, row: Row) {
      await settled(rows.put({ table: collection.name, id: collection.idOf(row), value: row } satisfies StoredRow));
    },
    async delete({ name }, id) {
      await settled(rows.delete([name, id]));
    },
    async clear() {
      await settled(rows.clear());
    },
  };
}

/** The open database; a new one in place of one that is newer or damaged; null where there can be none. */
async function openOrReset(onClosed: () => void): Promise<IDBDatabase | null> {
  try {
    return await openDatabase(onClosed);
  } catch (error) {
    console.info('mock: its database cannot be used and starts again from the seed', error);
  }
  try {
    await deleteDatabase();
    return await openDatabase(onClosed);
  } catch (error) {
    console.info('mock: no database here, this tab keeps its data in memory until it is reloaded', error);
    return null;
  }
}

async function openDatabase(onClosed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(rowsName, { keyPath: ['table', 'id'] });
  });
  const database = await settled(request);
  database.addEventListener('close', onClosed);
  database.addEventListener('versionchange', () => {
    database.close();
    onClosed();
    console.info('mock: its database was deleted or replaced elsewhere and starts again from the seed');
  });
  if (hasRows(database)) return database;
  database.close();
  throw new Error(`the database has no usable object store ${rowsName}`);
}

function hasRows(database: IDBDatabase): boolean {
  if (!database.objectStoreNames.contains(rowsName)) return false;
  const { keyPath } = database.transaction(rowsName).objectStore(rowsName);
  return JSON.stringify(keyPath) === '["table","id"]';
}

/** Fails, rather than waits, when somebody else keeps the database open. */
const deleteDatabase = () => {
  const request = indexedDB.deleteDatabase(databaseName);
  const blocked = new Promise<never>((_, reject) => {
    request.addEventListener('blocked', () => reject(new Error('somebody else keeps it open')));
  });
  return Promise.race([settled(request), blocked]);
};

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB gave no reason')));
  });
