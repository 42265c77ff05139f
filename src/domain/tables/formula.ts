/**
 * A start of a text that a spreadsheet could run as a formula: the formula signs, also in full width and small forms, and a
 * leading tab or line break. Leading spaces, control and invisible characters do not make it safe, because some programs
 * drop them. Leading apostrophes count too: so such a text gets one more, and removing one always restores the original.
 */
const formulaStart =
  /^(?:'*[\t\r\n]|(?:'|\s|\p{Z}|\p{Cc}|\p{Cf}|\p{Default_Ignorable_Code_Point})*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

/** Digits that a spreadsheet would turn into another number: telephone numbers, codes with leading zeros. */
const digits = /^(?:0\d+|\d{11,})$/;

/** A text as a safe CSV cell (fault D12): an apostrophe stops formulas, a tab keeps digits as text. */
export function neutralised(text: string): string {
  if (digits.test(text)) return `\t${text}`;
  return formulaStart.test(text) ? `'${text}` : text;
}

/** Reverses `neutralised`, for cells that we or another program have written. */
export function restoreText(cell: string): string {
  const isMarked = cell.startsWith("'") ? formulaStart.test(cell) : cell.startsWith('\t') && digits.test(cell.slice(1));
  return isMarked ? cell.slice(1) : cell;
}
