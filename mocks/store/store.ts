/** A table of the store. A new collection needs only such a value (see `collections.ts`). */
export interface Collection<Row> {
  name: string;
  idOf: (row: Row) => string;
}

/** The operations of a transaction. Rows are copied on their way in; on their way out they are copies, or frozen. */
export interface Transaction {
  get<Row>(collection: Collection<Row>, id: string): Promise<Row | undefined>;
  /** In no particular order. */
  all<Row>(collection: Collection<Row>): Promise<Row[]>;
  put<Row>(collection: Collection<Row>, row: Row): Promise<void>;
  delete<Row>(collection: Collection<Row>, id: string): Promise<void>;
  /** Empties every collection. */
  clear(): Promise<void>;
}

/** The database of the back-end: IndexedDB in a browser, memory in Node. */
export interface Store {
  /**
   * Runs `work` in a transaction. Transactions never overlap; one that throws is rolled back. `work` may only await promises
   * of the transaction: IndexedDB ends a transaction that waits for anything else.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
}
