/**
 * A text that a spreadsheet could run as a formula: it begins with a formula sign, also in full width and small forms. Leading
 * spaces, control and invisible characters do not make it safe, because some programs drop them. Leading apostrophes count
 * too: so such a text gets one more, and removing one always restores the original.
 */
const formula = /^(?:'|\s|\p{Z}|\p{Cc}|\p{Cf}|\p{Default_Ignorable_Code_Point})*[=+\-@＝＋－＠﹦﹢﹣﹫]/u;

/** Spreadsheets drop a leading tab or line break as well. */
const isRisky = (text: string): boolean => /^'*[\t\r\n]/.test(text) || formula.test(text);

/** Digits that a spreadsheet would turn into another number: telephone numbers, codes with leading zeros. */
const digits = /^(?:0\d+|\d{11,})$/;

/**
 * A text as a safe CSV cell (fault D12): an apostrophe stops formulas, a tab keeps digits as text. Lines below the first are
 * treated alike: a program that splits at another sign than the comma takes them for rows of their own.
 */
export function neutralised(text: string): string {
  if (digits.test(text)) return `\t${text}`;
  const safe = changeLaterLines(text, (line) => (formula.test(line) ? `'${line}` : line));
  return isRisky(text) ? `'${safe}` : safe;
}

/** Reverses `neutralised`, for cells that we or another program have written. */
export function restoreText(cell: string): string {
  if (cell.startsWith('\t') && digits.test(cell.slice(1))) return cell.slice(1);
  const text = changeLaterLines(cell, (line) => (line.startsWith("'") && formula.test(line) ? line.slice(1) : line));
  return text.startsWith("'") && isRisky(text) ? text.slice(1) : text;
}

const changeLaterLines = (text: string, change: (line: string) => string): string =>
  text
    .split(/(\r\n?|\n)/)
    .map((part, index) => (index === 0 ? part : change(part)))
    .join('');
