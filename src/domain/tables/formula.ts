/**
 * What a spreadsheet takes for the beginning of a formula, full-width forms too. Behind apostrophes as well, so that
 * taking one away again always gives the text as it was.
 */
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A text as a CSV cell that no spreadsheet runs: with an apostrophe before it (fault D12). */
export const neutralised = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/** The text that was neutralised, by us or by another program. */
export const asMeant = (cell: string): string => (cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell);
