import { wordFault } from '#src/domain/comments/word-fault.ts';
import type { TypedWord, WatchWord, WordTrial } from '#src/domain/comments/watch-word.ts';
import type { Attempt, AttemptsContext } from '#src/machines/attempts.ts';
import type { FailureContext } from '#src/machines/failures.ts';
import type { PageEvent, WorkEvent } from '#src/machines/page.ts';

/** A word as it is edited. */
export interface WordForm {
  /** The entry that is changed, in the version that the person saw; null for a new one. */
  seen: WatchWord | null;
  typed: TypedWord;
}

export interface WordSave extends TypedWord, Attempt {
  seen: Pick<WatchWord, 'id' | 'version'> | null;
}

export interface WordsContext extends FailureContext, AttemptsContext<WordSave> {
  tabId: string;
  words: readonly WatchWord[] | null;
  form: WordForm | null;
  /** What the typed word would mark. */
  trial: WordTrial | null;
  /** What the server said about the typed word: it is there already. */
  taken: string | null;
  /** Somebody else changed the entry since the person saw it: how it is now. */
  theirs: WatchWord | null;
  /** Whether the last save met theirs; an entry that is gone is null. */
  isTheirs: boolean;
  /** The entry that is about to be deleted. */
  removed: WatchWord | null;
}

export type WordsEvent =
  | PageEvent
  | WorkEvent
  | { type: 'reload' }
  /** Opens the form for an entry, or for a new one. */
  | { type: 'form.open'; word: WatchWord | null }
  | { type: 'form.close' }
  | { type: 'form.type'; change: Partial<TypedWord> }
  /** Tries the typed word again, after a trial that failed. */
  | { type: 'trial.retry' }
  | { type: 'save' }
  | { type: 'remove'; word: WatchWord }
  | { type: 'remove.confirm' }
  | { type: 'remove.cancel' };

export const blankWord: TypedWord = { word: '', exceptions: [], note: '' };

/** As it is tried and saved: blanks around it mean nothing. */
export const trimmed = ({ word, exceptions, note }: TypedWord): TypedWord => ({
  word: word.trim(),
  exceptions: exceptions.map((text) => text.trim()).filter((text) => text !== ''),
  note: note.trim(),
});

/** Whether what is typed can be tried, and so saved. */
export const isTryable = ({ form }: WordsContext): boolean =>
  form !== null && wordFault(form.typed.word, form.typed.exceptions) === null;

/** Whether the form holds something that is not saved. */
export function isTyped({ form }: WordsContext): boolean {
  if (!form) return false;
  const { word, exceptions, note } = form.seen ?? blankWord;
  return JSON.stringify(trimmed(form.typed)) !== JSON.stringify({ word, exceptions, note });
}
