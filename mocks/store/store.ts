/** A table of the store. A new table needs only such a value (see `tables.ts`). */
export interface Table<Row> {
  name: string;
  idOf: (row: Row) => string;
}

/** The operations of a transaction. Rows are copied in and out. */
export interface Transaction {
  get<Row>(table: Table<Row>, id: string): Promise<Row | undefined>;
  /** In no particular order. */
  all<Row>(table: Table<Row>): Promise<Row[]>;
  put<Row>(table: Table<Row>, row: Row): Promise<void>;
  delete<Row>(table: Table<Row>, id: string): Promise<void>;
  /** Empties every table. */
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
