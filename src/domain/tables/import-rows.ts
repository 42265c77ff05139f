import { getDotPath, safeParse } from 'valibot';
import type { ContentType, Field } from '#src/domain/content/content-type.ts';
import { readNumber } from '#src/domain/content/read-number.ts';
import { type ContentValues, emptyValues, isChoice, rulesOf } from '#src/domain/content/rules.ts';
import { termsOf } from '#src/domain/content/terms.ts';
import { comparableWord, type ColumnMatch, importFields, type WordsOf } from './import-columns.ts';
import { isErrorValue } from './error-value.ts';
import type { RowFault } from './file-sheet.ts';
import { readDate, readDateTime } from './import-dates.ts';
import { formattedOf } from './plain-text.ts';
import { readCity } from '#src/domain/places/read-city.ts';

/** A row of a table, with a cell for each of its columns. `line` is the row's number in the spreadsheet. */
export interface FileRow {
  line: number;
  cells: readonly string[];
  /** Faults of the file in this row. */
  faults?: readonly RowFault[];
}

/** The table of a file: the columns that hold something, with their titles, and the rows below them. */
export interface FileTable {
  fileName: string;
  header: readonly string[];
  /** Where each column is in the sheet, from 0. */
  columns: readonly number[];
  rows: readonly FileRow[];
}

/** What is wrong with a field of a row, or with the whole row (`field` is empty). `message` is an i18n key. */
interface CellProblem {
  field: string;
  message: string;
}

/** A row with the record's values that were read from it, and the problems that prevent saving it. */
export interface CheckedRow extends FileRow {
  values: ContentValues;
  problems: readonly CellProblem[];
}

/** The row with another text in a cell, which is then without its fault. */
export function withCell<Row extends FileRow>({ faults, ...row }: Row, column: number, text: string): Row {
  const cells = row.cells.map((cell, index) => (index === column ? text : cell));
  const left = faults?.filter((fault) => fault.column !== column) ?? [];
  return { ...(row as unknown as Row), cells, ...(left.length > 0 && { faults: left }) };
}

/** The result of looking for a record by its name: the id of the only match, no match, or several matches. */
export type FoundReference = { id: string } | 'none' | 'several';

interface Reading {
  type: ContentType;
  match: ColumnMatch;
  wordsOf: WordsOf;
  findReference: (to: string, name: string) => FoundReference;
}

/**
 * The names in the table's reference columns, each with the path of the content type it belongs to, without duplicates.
 */
export function referencedNames(
  type: ContentType,
  match: ColumnMatch,
  rows: readonly FileRow[],
): { to: string; name: string }[] {
  return importFields(type).flatMap(({ kind, name: field, to = '' }) => {
    const column = match.indexOf(field);
    if (kind !== 'reference' || column < 0) return [];
    const names = new Set(rows.map(({ cells }) => (cells[column] ?? '').trim()).filter(Boolean));
    return [...names].map((name) => ({ to, name }));
  });
}

/** Returns a function that reads a row and validates it by the rules of the form. */
export function createRowCheck({ type, match, wordsOf, findReference }: Reading): (row: FileRow) => CheckedRow {
  const rules = rulesOf(type);
  const fields = importFields(type).map((field) => ({ field, column: match.indexOf(field.name) }));

  return (row) => {
    const values = emptyValues(type);
    const broken = row.faults?.find(({ column }) => column === null);
    if (broken) return { ...row, values, problems: [{ field: '', message: broken.message }] };
    const problems: CellProblem[] = [];
    for (const { field, column } of fields) {
      const text = column < 0 ? '' : (row.cells[column] ?? '');
      const fault = row.faults?.find((one) => one.column === column)?.message;
      if (fault !== undefined || isErrorValue(text)) {
        problems.push({ field: field.name, message: fault ?? 'problem.errorValue' });
        continue;
      }
      if (text.trim() === '') continue;
      if (field.kind === 'reference') {
        const found = findReference(field.to ?? '', text.trim());
        if (typeof found === 'object') values[field.name] = found.id;
        else problems.push({ field: field.name, message: `problem.${found}` });
      } else {
        const value = readCell(field, text, wordsOf);
        values[field.name] = value;
        // A region that is no city is kept where it is stored, but none is added.
        if (field.region && !isChoice(field, value)) problems.push({ field: field.name, message: 'msg.choice' });
      }
    }
    const reported = new Set(problems.map((problem) => problem.field));
    for (const issue of safeParse(rules, values).issues ?? []) {
      const field = getDotPath(issue) ?? '';
      if (reported.has(field)) continue;
      reported.add(field);
      problems.push({ field, message: issue.message });
    }
    return { ...row, values, problems };
  };
}

/**
 * Reads a cell into the stored form of the field's kind. A text that cannot be read stays unchanged and fails
 * validation.
 */
function readCell({ kind, choices = [], region }: Field, text: string, wordsOf: WordsOf): string {
  switch (kind) {
    case 'choice': {
      if (region) return readCity(text, wordsOf) ?? text;
      const word = comparableWord(text);
      const meant = choices.find(({ value, label }) =>
        [value, ...wordsOf(label)].some((candidate) => comparableWord(candidate) === word),
      );
      return meant?.value ?? text;
    }
    case 'tags':
      return termsOf(text).join(',');
    case 'date':
      return readDate(text);
    case 'dateTime':
      return readDateTime(text);
    case 'number':
    case 'longitude':
    case 'latitude':
      return readNumber(text);
    case 'phone':
    case 'tel':
    case 'url':
    case 'picture':
      return text.trim();
    case 'richText':
      return formattedOf(text);
    default:
      return text;
  }
}
