/** A table of the store. A new collection is only another such value (see `collections.ts`). */
export interface Collection<Row> {
  name: string;
  idOf: (row: Row) => string;
}

/** The operations of a transaction. Rows are copied when they are written, and are copies or frozen when they are read. */
export interface Transaction {
  get<Row>(collection: Collection<Row>, id: string): Promise<Row | undefined>;
  /** In no particular order. */
  all<Row>(collection: Collection<Row>): Promise<Row[]>;
  put<Row>(collection: Collection<Row>, row: Row): Promise<void>;
  delete<Row>(collection: Collection<Row>, id: string): Promise<void>;
  /** Clears every collection. */
  clear(): Promise<void>;
}

/** The database of the back-end: IndexedDB in a browser, memory or SQLite in Node. */
export interface Store {
  /**
   * Runs `work` in a transaction and rolls it back if `work` throws. Transactions never overlap. `work` may await only
   * promises of the transaction: IndexedDB ends a transaction that waits for anything else.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
}
