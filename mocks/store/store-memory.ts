import type { Store, Table, Transaction } from './store.ts';

type Tables = Map<string, ReadonlyMap<string, unknown>>;

/**
 * A store for Node and tests. Transactions run one after the other, each on a copy that replaces the original on
 * success.
 */
export function createMemoryStore(): Store {
  let tables: Tables = new Map();
  let last: Promise<unknown> = Promise.resolve();

  return {
    transaction(work) {
      const result = last.then(async () => {
        const draft: Tables = new Map(tables);
        const outcome = await work(transactionOn(draft));
        tables = draft;
        return outcome;
      });
      last = result.catch(() => undefined);
      return result;
    },
  };
}

function transactionOn(draft: Tables): Transaction {
  const rowsOf = ({ name }: Pick<Table<never>, 'name'>) => draft.get(name) ?? new Map<string, unknown>();

  /** Copies the table before the change, so that a transaction that fails has touched nothing. */
  const change = ({ name }: Pick<Table<never>, 'name'>, edit: (rows: Map<string, unknown>) => void) => {
    const copy = new Map(draft.get(name));
    edit(copy);
    draft.set(name, copy);
  };

  return {
    get: async <Row>(table: Table<Row>, id: string) => structuredClone(rowsOf(table).get(id)) as Row | undefined,
    all: async <Row>(table: Table<Row>) => structuredClone([...rowsOf(table).values()]) as Row[],
    put: async (table, row) => change(table, (rows) => rows.set(table.idOf(row), structuredClone(row))),
    delete: async (table, id) => change(table, (rows) => rows.delete(id)),
    clear: async () => draft.clear(),
  };
}
