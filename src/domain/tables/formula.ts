/**
 * What a spreadsheet takes for the beginning of a formula, full-width and small forms too, and a tab or line break at the
 * very beginning. Blanks, control characters and what has no width do not hide it: some programs drop them. Behind
 * apostrophes as well, so that taking one away again always gives the text as it was.
 */
const formulaStart =
  /^(?:'*[\t\r\n]|(?:'|\s|\p{Z}|\p{Cc}|\p{Cf}|\p{Default_Ignorable_Code_Point})*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

/** Digits that a spreadsheet would take for a number and not give back: telephone numbers, codes with zeros in front. */
const digits = /^(?:0\d+|\d{11,})$/;

/** A text as a CSV cell that no spreadsheet runs: with an apostrophe before it (fault D12). Nor does it count with digits behind a tab. */
export function neutralised(text: string): string {
  if (digits.test(text)) return `\t${text}`;
  return formulaStart.test(text) ? `'${text}` : text;
}

/** The text that was neutralised, by us or by another program. */
export function restoreText(cell: string): string {
  const isMarked = cell.startsWith("'") ? formulaStart.test(cell) : cell.startsWith('\t') && digits.test(cell.slice(1));
  return isMarked ? cell.slice(1) : cell;
}
