import { type ContentType, type Field, fieldsOf } from '#src/domain/content/content-type.ts';

/** The words that an i18n key stands for, in every language. */
export type WordsOf = (key: string) => readonly string[];

/** What a table can bring. A picture is a file of its own, so a table brings one only where a record cannot be without. */
export const importFields = (type: ContentType): readonly Field[] =>
  fieldsOf(type).filter((field) => field.kind !== 'picture' || !field.optional);

/** The field of each column; null for one that is left out. */
export type ColumnMatch = readonly (string | null)[];

/** Finds the field of each column by its header: a label in whatever language, or the field's name. The first column wins. */
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

/** A field belongs to one column at most: the one it is given to. */
export const rematch = (match: ColumnMatch, column: number, field: string | null): ColumnMatch =>
  match.map((own, index) => (index === column ? field : own === field ? null : own));

/** Required fields without a column: without them no row is complete. */
export const missingFields = (type: ContentType, match: ColumnMatch): readonly Field[] =>
  importFields(type).filter(({ name, optional }) => !optional && !match.includes(name));

/** Blanks, case, width and the mark of required fields make no difference. */
export const comparableWord = (word: string): string => word.normalize('NFKC').replace(/[*\s]/g, '').toLowerCase();
