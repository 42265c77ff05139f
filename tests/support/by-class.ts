/** Groups rows into classes; rows of one class have the same result of `classOf`. */
export const classesOf = <Row>(rows: readonly Row[], classOf: (row: Row) => string): Row[][] =>
  [...new Set(rows.map(classOf))].map((name) => rows.filter((row) => classOf(row) === name));

/** One row of each class; `turn` rotates through the rows of a class. */
export const oneOfEachClass = <Row>(rows: readonly Row[], classOf: (row: Row) => string, turn = 0): Row[] =>
  classesOf(rows, classOf).map((ofClass) => ofClass[turn % ofClass.length] as Row);
