import { wordFault } from '#src/domain/comments/word-fault.ts';
import type { TypedWord, WatchWord, WordTrial } from '#src/domain/comments/watch-word.ts';
import type { Attempt, AttemptsContext } from '#src/machines/attempts.ts';
import type { FailureContext } from '#src/machines/failures.ts';
import type { PageEvent, WorkEvent } from '#src/machines/page.ts';

/** A watch word in the form. */
export interface WordForm {
  /** The entry being changed, as the person saw it; null for a new one. */
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
  /** What the typed word would flag. */
  trial: WordTrial | null;
  /** The server’s message that the typed word already exists. */
  taken: string | null;
  /** The entry as somebody else changed it meanwhile. */
  theirs: WatchWord | null;
  /** Whether the last save met a change by somebody else. `theirs` is null if they deleted the entry. */
  isTheirs: boolean;
  /** The entry to delete. */
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

/** The input as it is tried and saved, without surrounding blanks. */
export const trimmed = ({ word, exceptions, note }: TypedWord): TypedWord => ({
  word: word.trim(),
  exceptions: exceptions.map((text) => text.trim()).filter((text) => text !== ''),
  note: note.trim(),
});

/** Whether the input can be tried, and then saved. */
export const isTryable = ({ form }: WordsContext): boolean =>
  form !== null && wordFault(form.typed.word, form.typed.exceptions) === null;

/** Whether the form has unsaved input. */
export function isTyped({ form }: WordsContext): boolean {
  if (!form) return false;
  const { word, exceptions, note } = form.seen ?? blankWord;
  return JSON.stringify(trimmed(form.typed)) !== JSON.stringify({ word, exceptions, note });
}
