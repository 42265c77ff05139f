/** Rows in classes: those of one class differ in nothing that `classOf` reads. */
export const classesOf = <Row>(rows: readonly Row[], classOf: (row: Row) => string): Row[][] =>
  [...new Set(rows.map(classOf))].map((name) => rows.filter((row) => classOf(row) === name));

/** One row of each class. The rows of a class take turns. */
export const oneOfEachClass = <Row>(rows: readonly Row[], classOf: (row: Row) => string, turn = 0): Row[] =>
  classesOf(rows, classOf).map((ofClass) => ofClass[turn % ofClass.length] as Row);
