import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Collection, Store, Transaction } from './store.ts';

/** The version of the table. Files of other versions cannot be read. */
const version = 1;

/**
 * A store in a file, for the mock as a server: it survives restarts. `:memory:` stores nothing on disk. An unusable file is
 * renamed, and a new one is created.
 */
export function createSqliteStore(file: string): Store & { close: () => void } {
  const database = openOrPutAside(file);
  const transaction = transactionOn(database);
  let last: Promise<unknown> = Promise.resolve();
  return {
    transaction(work) {
      const result = last.then(async () => {
        database.exec('BEGIN IMMEDIATE');
        try {
          const outcome = await work(transaction);
          database.exec('COMMIT');
          return outcome;
        } catch (error) {
          database.exec('ROLLBACK');
          throw error;
        }
      });
      last = result.catch(() => undefined);
      return result;
    },
    close: () => database.close(),
  };
}

function transactionOn(database: DatabaseSync): Transaction {
  const one = database.prepare('SELECT value FROM rows WHERE collection = ? AND id = ?');
  const all = database.prepare('SELECT value FROM rows WHERE collection = ? ORDER BY number');
  const put = database.prepare(
    'INSERT INTO rows (collection, id, value) VALUES (?, ?, ?) ON CONFLICT (collection, id) DO UPDATE SET value = excluded.value',
  );
  const remove = database.prepare('DELETE FROM rows WHERE collection = ? AND id = ?');
  return {
    get: async <Row>({ name }: Collection<Row>, id: string) => read<Row>(one.get(name, id)),
    all: async <Row>({ name }: Collection<Row>) => all.all(name).flatMap((row) => read<Row>(row) ?? []),
    put: async (collection, row) => void put.run(collection.name, collection.idOf(row), JSON.stringify(row)),
    delete: async ({ name }, id) => void remove.run(name, id),
    clear: async () => database.exec('DELETE FROM rows'),
  };
}

const read = <Row>(row: Record<string, unknown> | undefined): Row | undefined =>
  row && (JSON.parse(String(row['value'])) as Row);

function openOrPutAside(file: string): DatabaseSync {
  if (file === ':memory:') return open(file);
  mkdirSync(dirname(file), { recursive: true });
  try {
    return open(file);
  } catch (error) {
    if (!existsSync(file)) throw error;
    const aside = `${file}.unusable-${Date.now()}`;
    renameSync(file, aside);
    console.info(`mock: ${file} cannot be used (${String(error)}); it is now ${aside}, and a new one begins`);
    return open(file);
  }
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    const { user_version: found } = database.prepare('PRAGMA user_version').get() as { user_version: number };
    if (found !== 0 && found !== version) throw new Error(`it is of version ${found}, not ${version}`);
    database.exec(`
      PRAGMA journal_mode = WAL;
      CREATE TABLE IF NOT EXISTS rows (
        number INTEGER PRIMARY KEY, collection TEXT NOT NULL, id TEXT NOT NULL, value TEXT NOT NULL, UNIQUE (collection, id)
      );
      PRAGMA user_version = ${version};
    `);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
