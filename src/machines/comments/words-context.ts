import type { Listed, TypedWord, WordTrial } from '#src/domain/comments/watch-word.ts';
import type { Attempt, AttemptsContext } from '#src/machines/attempts.ts';
import type { FailureContext } from '#src/machines/failures.ts';
import type { PageEvent, WorkEvent } from '#src/machines/page.ts';

/** What the machine must know of one list of words: pure functions. Its calls are the ports of the machine. */
export interface WordKind<Typed extends TypedWord> {
  /** The path of the records whose marks depend on the list. */
  path: string;
  /** What the form of a new entry begins with. */
  blank: Typed;
  /** What is wrong with the typed entry; null if it can be tried, and then saved. */
  faultOf: (typed: Typed) => unknown;
}

/** An entry in the form. */
export interface WordForm<Typed extends TypedWord> {
  /** The entry being changed, as the person saw it; null for a new one. */
  seen: Listed<Typed> | null;
  typed: Typed;
}

export interface WordSave<Typed extends TypedWord> extends Attempt {
  typed: Typed;
  seen: { id: string; version: number } | null;
}

export interface WordsContext<Typed extends TypedWord, Example>
  extends FailureContext, AttemptsContext<WordSave<Typed>> {
  tabId: string;
  words: readonly Listed<Typed>[] | null;
  form: WordForm<Typed> | null;
  /** Where the typed word would be found. */
  trial: WordTrial<Example> | null;
  /** The server’s message that the typed word already exists. */
  taken: string | null;
  /** The entry as somebody else changed it meanwhile. */
  theirs: Listed<Typed> | null;
  /** Whether the last save met a change by somebody else. `theirs` is null if they deleted the entry. */
  isTheirs: boolean;
  /** The entry to delete. */
  removed: Listed<Typed> | null;
}

export type WordsEvent<Typed extends TypedWord> =
  | PageEvent
  | WorkEvent
  | { type: 'reload' }
  /** Opens the form for an entry, or for a new one. */
  | { type: 'form.open'; word: Listed<Typed> | null }
  | { type: 'form.close' }
  | { type: 'form.type'; change: Partial<Typed> }
  /** Tries the typed word again, after a trial that failed. */
  | { type: 'trial.retry' }
  | { type: 'save' }
  | { type: 'remove'; word: Listed<Typed> }
  | { type: 'remove.confirm' }
  | { type: 'remove.cancel' };

/** The part of an entry that is typed, in the order of a blank one. */
export const typedOf = <Typed extends TypedWord>({ blank }: WordKind<Typed>, word: Typed): Typed =>
  Object.fromEntries(Object.keys(blank).map((name) => [name, word[name as keyof Typed]])) as unknown as Typed;

/** The input as it is tried and saved, without surrounding blanks. */
export const trimmed = <Typed extends TypedWord>(typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.trim() : Array.isArray(value) ? trimmedAll(value as string[]) : value,
    ]),
  ) as unknown as Typed;

const trimmedAll = (texts: readonly string[]): string[] =>
  texts.map((text) => text.trim()).filter((text) => text !== '');

/** Whether the form has unsaved input. */
export const isTyped = <Typed extends TypedWord>(
  kind: WordKind<Typed>,
  { form }: Pick<WordsContext<Typed, unknown>, 'form'>,
): boolean =>
  form !== null &&
  JSON.stringify(trimmed(typedOf(kind, form.typed))) !== JSON.stringify(typedOf(kind, form.seen ?? kind.blank));
