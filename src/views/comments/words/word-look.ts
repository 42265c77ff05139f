import type { ReactNode } from 'react';
import type { OfficeWordFault } from '#src/domain/checks/office-word.ts';
import type { Listed, TypedWord } from '#src/domain/comments/watch-word.ts';
import type { WordKind } from '#src/machines/comments/words-context.ts';
import type { WordsActor } from '#src/machines/comments/words.ts';

/** How the page shows the words of one list. */
interface WordLook<Typed extends TypedWord, Example> {
  kind: WordKind<Typed>;
  /** The beginning of the keys of its texts in `comments`. */
  texts: 'words' | 'office';
  faultOf: (typed: Typed) => OfficeWordFault | null;
  /** A column behind the word. */
  column: { label: string; cellOf: (word: Typed) => ReactNode } | null;
  /** Further fields of the form, behind the word. `problem` is what is wrong with them. */
  fieldsOf: ((form: FurtherFields<Typed>) => ReactNode) | null;
  /** What an entry is now, after somebody else has changed it. */
  summaryOf: (word: Typed) => string;
  /** Names a text in which the typed word would be found. */
  exampleOf: (example: Example) => { id: string; shown: ReactNode };
  /** Other pages, as links in the heading. */
  links: readonly { label: string; href: string }[];
}

interface FurtherFields<Typed extends TypedWord> {
  typed: Typed;
  problem: string | null;
  readOnly: boolean;
  type: (change: Partial<Typed>) => void;
}

export interface WordsProps<Typed extends TypedWord, Example> {
  page: WordsActor<Typed, Example>;
  look: WordLook<Typed, Example>;
}

export type Words<Typed extends TypedWord> = readonly Listed<Typed>[];
