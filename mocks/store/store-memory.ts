import type { Collection, Store, Transaction } from './store.ts';

type Collections = Map<string, ReadonlyMap<string, unknown>>;

/** A store with snapshots and copies. Both cost nothing, because collections are replaced and never changed. */
interface MemoryStore extends Store {
  /** Returns a function that restores the current content. */
  remember: () => () => void;
  /** Creates a store with the current content. */
  copy: () => MemoryStore;
}

/**
 * A store for Node and tests. Transactions run one after the other, each on a copy that replaces the original on success.
 * Rows are frozen, so that reading a collection needs no copy.
 */
export function createMemoryStore(initial: Collections = new Map()): MemoryStore {
  let collections = initial;
  let last: Promise<unknown> = Promise.resolve();

  return {
    transaction(work) {
      const result = last.then(async () => {
        const draft: Collections = new Map(collections);
        const outcome = await work(transactionOn(draft));
        collections = draft;
        return outcome;
      });
      last = result.catch(() => undefined);
      return result;
    },

    remember() {
      const held = collections;
      return () => {
        collections = held;
      };
    },

    copy: () => createMemoryStore(collections),
  };
}

function transactionOn(draft: Collections): Transaction {
  const rowsOf = ({ name }: Pick<Collection<never>, 'name'>) => draft.get(name) ?? new Map<string, unknown>();

  const copies = new Map<string, Map<string, unknown>>();

  /** Copies the collection before its first change, so that a failed transaction has no effect. */
  const change = ({ name }: Pick<Collection<never>, 'name'>, edit: (rows: Map<string, unknown>) => void) => {
    const copy = copies.get(name) ?? new Map(draft.get(name));
    edit(copy);
    copies.set(name, copy);
    draft.set(name, copy);
  };

  return {
    get: async <Row>(collection: Collection<Row>, id: string) => rowsOf(collection).get(id) as Row | undefined,
    all: async <Row>(collection: Collection<Row>) => [...rowsOf(collection).values()] as Row[],
    put: async (collection, row) =>
      change(collection, (rows) => rows.set(collection.idOf(row), frozen(structuredClone(row)))),
    delete: async (collection, id) => change(collection, (rows) => rows.delete(id)),
    clear: async () => {
      copies.clear();
      draft.clear();
    },
  };
}

/** Freezes a row deeply, so that it can be returned without a copy and changing it throws. Bytes cannot be frozen. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  for (const held of Object.values(value)) frozen(held);
  return Object.freeze(value);
}
