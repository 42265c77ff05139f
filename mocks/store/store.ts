/** A kind of row that the store keeps. A new table needs nothing but such a value (see `tables.ts`). */
export interface Table<Row> {
  name: string;
  idOf: (row: Row) => string;
}

/** What a request may do inside its transaction. Rows come and go as copies. */
export interface Transaction {
  get<Row>(table: Table<Row>, id: string): Promise<Row | undefined>;
  /** In no particular order. */
  all<Row>(table: Table<Row>): Promise<Row[]>;
  put<Row>(table: Table<Row>, row: Row): Promise<void>;
  delete<Row>(table: Table<Row>, id: string): Promise<void>;
  /** Empties every table. */
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
