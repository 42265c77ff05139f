/** A row of a CSV. Of a faulty one the quotation marks are not in order, and the cells are what its line has. */
export interface CsvRecord {
  cells: readonly string[];
  isFaulty: boolean;
}

/**
 * The rows of a CSV. A fault is that of one line: where a quotation mark does not end its cell, or does not end at all, the next
 * row begins with the next line.
 */
export function* csvRecords(text: string, separator: string): Generator<CsvRecord> {
  let start = 0;
  /** Until here lines may be the rest of a faulty cell of several lines. */
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

/** Reads a row with cells of several lines; or finds where its quotation marks are at fault. */
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

/** A quotation mark within the cell is written twice. -1 when there is none that ends it. */
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
