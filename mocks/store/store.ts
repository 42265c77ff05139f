/** A kind of row that the store keeps. A new collection needs nothing but such a value (see `collections.ts`). */
export interface Collection<Row> {
  name: string;
  idOf: (row: Row) => string;
}

/** What a request may do inside its transaction. Rows come and go as copies. */
export interface Transaction {
  get<Row>(collection: Collection<Row>, id: string): Promise<Row | undefined>;
  /** In no particular order. */
  all<Row>(collection: Collection<Row>): Promise<Row[]>;
  put<Row>(collection: Collection<Row>, row: Row): Promise<void>;
  delete<Row>(collection: Collection<Row>, id: string): Promise<void>;
  /** Empties every collection. */
  clear(): Promise<void>;
}

/** Where the back-end keeps its state: IndexedDB in a browser, memory in Node. */
export interface Store {
  /**
   * Runs `work` alone: transactions never overlap, and one that throws leaves nothing behind. Inside, `work` may wait for
   * the transaction's own promises only: IndexedDB ends a transaction that waits for anything else.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
}
