import { type ContentType, type Field, fieldsOf } from '#src/domain/content/content-type.ts';

/** The texts of an i18n key in all languages. */
export type WordsOf = (key: string) => readonly string[];

/** The fields that a table can import. A picture is a separate file, so only a required picture is among them. */
export const importFields = (type: ContentType): readonly Field[] =>
  fieldsOf(type).filter((field) => field.kind !== 'picture' || !field.optional);

/** The field name of each column; null for a column that is not imported. */
export type ColumnMatch = readonly (string | null)[];

/** Finds the field of each column by its header: the label in any language, or the field's name. Of two equal headers the first counts. */
export function matchColumns(type: ContentType, header: readonly string[], wordsOf: WordsOf): ColumnMatch {
  const names = new Map<string, string>();
  for (const { name, label } of importFields(type)) {
    for (const word of [name, ...wordsOf(label)])
      if (!names.has(comparableWord(word))) names.set(comparableWord(word), name);
  }
  const taken = new Set<string>();
  return header.map((title) => {
    const name = names.get(comparableWord(title)) ?? null;
    if (name === null || taken.has(name)) return null;
    taken.add(name);
    return name;
  });
}

/** Assigns a field to a column. Another column that had the field loses it. */
export const rematch = (match: ColumnMatch, column: number, field: string | null): ColumnMatch =>
  match.map((own, index) => (index === column ? field : own === field ? null : own));

/** The required fields that have no column. Without them no row is complete. */
export const missingFields = (type: ContentType, match: ColumnMatch): readonly Field[] =>
  importFields(type).filter(({ name, optional }) => !optional && !match.includes(name));

/** A word in the form in which words are compared: without spaces and `*`, in one case and width. */
export const comparableWord = (word: string): string => word.normalize('NFKC').replace(/[*\s]/g, '').toLowerCase();
