import type { ContentType, Field } from '#src/domain/content/content-type.ts';
import { type ColumnMatch, comparableWord, importFields, matchColumns, type WordsOf } from './import-columns.ts';
import { similarity } from './similarity.ts';

/** The field proposed for a column and its origin: its label, an earlier choice of the person, or a guess. */
export type ColumnProposal =
  { field: string; by: 'label' | 'guess' } | { field: string | null; by: 'choice' } | { field: null; by: null };

/** The fields that a person chose for foreign headings; null for a heading that is not imported. */
export type HeadingChoices = Readonly<Record<string, string | null>>;

/** The i18n key of other usual headings of a field, separated by `|`. */
const synonymsKey = (label: string): string => `heading.${label.slice(label.indexOf(':') + 1)}`;

/** Below this similarity a heading is more likely another field, or none. */
const leastSimilar = 0.6;

const nothing: ColumnProposal = { field: null, by: null };

/**
 * Proposes a field for each column: by its label in any language, by an earlier choice for the same heading, else the
 * field with the most similar label or synonym. A field is proposed once; better reasons come first.
 */
export function proposeColumns(
  type: ContentType,
  header: readonly string[],
  wordsOf: WordsOf,
  choices: HeadingChoices = {},
): readonly ColumnProposal[] {
  const fields = importFields(type);
  const proposals = matchColumns(type, header, wordsOf).map((field): ColumnProposal =>
    field === null ? nothing : { field, by: 'label' },
  );
  const isFree = (name: string) => !proposals.some(({ field }) => field === name);
  for (const [column, title] of header.entries()) {
    const chosen = choices[comparableWord(title)];
    if (proposals[column] !== nothing || chosen === undefined) continue;
    if (chosen === null || (isFree(chosen) && fields.some(({ name }) => name === chosen)))
      proposals[column] = { field: chosen, by: 'choice' };
  }
  const guesses = header.flatMap((title, column) =>
    proposals[column] === nothing
      ? guessesFor(
          title,
          fields.filter(({ name }) => isFree(name)),
          wordsOf,
          column,
        )
      : [],
  );
  for (const { field, column } of guesses.toSorted((one, other) => other.rank - one.rank))
    if (proposals[column] === nothing && isFree(field)) proposals[column] = { field, by: 'guess' };
  return proposals;
}

export const matchOf = (proposals: readonly ColumnProposal[]): ColumnMatch => proposals.map(({ field }) => field);

function guessesFor(title: string, fields: readonly Field[], wordsOf: WordsOf, column: number) {
  const heading = comparableWord(title);
  return fields
    .map(({ name, label }) => {
      const words = [...wordsOf(label), ...wordsOf(synonymsKey(label)).flatMap((synonyms) => synonyms.split('|'))];
      return {
        column,
        field: name,
        rank: Math.max(0, ...words.map((word) => similarity(heading, comparableWord(word)))),
      };
    })
    .filter(({ rank }) => rank >= leastSimilar);
}

/** The earlier choices together with those of this match: every heading that is not matched by its label. */
export function withChoices(
  earlier: HeadingChoices,
  header: readonly string[],
  proposals: readonly ColumnProposal[],
  match: ColumnMatch,
): HeadingChoices {
  const chosen = header.flatMap((title, column) => {
    const { field: proposed, by } = proposals[column] ?? nothing;
    const field = match[column] ?? null;
    const isKnown = field === proposed && (by === 'label' || by === null);
    return isKnown || comparableWord(title) === '' ? [] : [[comparableWord(title), field] as const];
  });
  return { ...earlier, ...Object.fromEntries(chosen) };
}
