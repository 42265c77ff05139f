/** A row of a CSV file. A faulty row has misplaced quotation marks, and its cells are those of its line. */
export interface CsvRecord {
  cells: readonly string[];
  isFaulty: boolean;
}

/**
 * The rows of a CSV file. A fault affects one line: if a quotation mark does not end its cell, or never ends, the next
 * row starts at the next line.
 */
export function* csvRecords(text: string, separator: string): Generator<CsvRecord> {
  let start = 0;
  /** Lines up to here may be the rest of a faulty multi-line cell. */
  let doubtful = 0;
  while (start < text.length) {
    const record = wholeRecord(text, start, separator);
    const isRest = start < doubtful && 'next' in record && hasOddQuotes(text.slice(start, record.next));
    if ('next' in record && !isRest) {
      yield { cells: record.cells, isFaulty: false };
      start = record.next;
      continue;
    }
    if ('fault' in record) doubtful = Math.max(doubtful, record.fault);
    const end = endOfLine(text, start);
    yield { cells: text.slice(start, end).split(separator), isFaulty: true };
    start = behindLineEnd(text, end);
  }
}

/** Reads a row with multi-line cells, or finds the position of a misplaced quotation mark. */
function wholeRecord(
  text: string,
  start: number,
  separator: string,
): { cells: readonly string[]; next: number } | { fault: number } {
  const cells: string[] = [];
  for (let at = start; ; at += 1) {
    const isQuoted = text[at] === '"';
    const end = isQuoted ? closingQuote(text, at + 1) : endOfPlainCell(text, at, separator);
    if (end < 0) return { fault: text.length };
    cells.push(isQuoted ? text.slice(at + 1, end).replaceAll('""', '"') : text.slice(at, end));
    at = isQuoted ? behindBlanks(text, end + 1, separator) : end;
    if (at >= text.length || isLineEnd(text, at)) return { cells, next: behindLineEnd(text, at) };
    if (text[at] !== separator) return { fault: at };
  }
}

/** Quotation marks inside the cell are doubled. -1 if no mark ends the cell. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

function endOfPlainCell(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && !isLineEnd(text, at)) at += 1;
  return at;
}

function behindBlanks(text: string, from: number, separator: string): number {
  if (separator === ' ') return from;
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}

const isLineEnd = (text: string, at: number): boolean => text[at] === '\n' || text[at] === '\r';

function endOfLine(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isLineEnd(text, at)) at += 1;
  return at;
}

const behindLineEnd = (text: string, at: number): number => at + (text.startsWith('\r\n', at) ? 2 : 1);

const hasOddQuotes = (text: string): boolean => text.split('"').length % 2 === 0;
