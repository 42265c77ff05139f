import { type DBSchema, deleteDB, type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction, openDB } from 'idb';
import type { Collection, Store, Transaction } from './store.ts';
import { createMemoryStore } from './store-memory.ts';

/**
 * One object store holds the rows of all collections, so that a new collection needs no new version of the database. `table`
 * is the name of the collection. The property cannot be renamed: it is part of the key of existing databases.
 */
interface Schema extends DBSchema {
  rows: { key: [table: string, id: string]; value: { table: string; id: string; value: unknown } };
}

type Database = IDBPDatabase<Schema>;
type Writing = IDBPTransaction<Schema, ['rows'], 'readwrite'>;

const databaseName = 'forestry-mock';

/**
 * A store for browsers, shared by all tabs of an origin: IndexedDB runs its write transactions one after the other. An
 * unusable database is deleted and starts again from the seed. Without IndexedDB the tab keeps its data in memory.
 */
export function createIndexedDbStore(): Store {
  const memory = createMemoryStore();
  let opening: Promise<Database | null> | null = null;

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

  /** Opens the database again after another tab deleted it or the browser cleared it. */
  function reopened() {
    opening = null;
    return open();
  }
}

function begin(database: Database | null): Writing | null {
  try {
    return database?.transaction(['rows'], 'readwrite') ?? null;
  } catch {
    return null;
  }
}

async function run<Result>(transaction: Writing, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  try {
    const result = await work(transactionOn(transaction.objectStore('rows')));
    await transaction.done;
    return result;
  } catch (error) {
    transaction.done.catch(() => undefined);
    abort(transaction);
    throw error;
  }
}

function abort(transaction: Writing) {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}

const transactionOn = (rows: IDBPObjectStore<Schema, ['rows'], 'rows', 'readwrite'>): Transaction => ({
  get: async <Row>({ name }: Collection<Row>, id: string) => (await rows.get([name, id]))?.value as Row | undefined,
  all: async <Row>({ name }: Collection<Row>) => {
    // In the order of keys, arrays come after all strings.
    const found = await rows.getAll(IDBKeyRange.bound([name], [name, []]));
    return found.map(({ value }) => value as Row);
  },
  put: async (collection, row) =>
    void (await rows.put({ table: collection.name, id: collection.idOf(row), value: row })),
  delete: ({ name }, id) => rows.delete([name, id]),
  clear: () => rows.clear(),
});

/** Opens the database, and replaces one that is newer or damaged. Null where IndexedDB is not available. */
async function openOrReset(onClosed: () => void): Promise<Database | null> {
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

async function openDatabase(onClosed: () => void): Promise<Database> {
  const database = await openDB<Schema>(databaseName, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('rows', { keyPath: ['table', 'id'] }),
    blocking(_version, _blocked, { target }) {
      (target as IDBDatabase).close();
      onClosed();
      console.info('mock: its database was deleted or replaced elsewhere and starts again from the seed');
    },
    terminated: onClosed,
  });
  if (hasRows(database)) return database;
  database.close();
  throw new Error('the database has no usable object store rows');
}

function hasRows(database: Database): boolean {
  if (!database.objectStoreNames.contains('rows')) return false;
  return JSON.stringify(database.transaction('rows').store.keyPath) === '["table","id"]';
}

/** Rejects when another tab keeps the database open, instead of waiting for it. */
const deleteDatabase = () =>
  new Promise<void>((resolve, reject) => {
    const blocked = () => reject(new Error('another tab keeps it open'));
    deleteDB(databaseName, { blocked }).then(resolve, reject);
  });
