import type { Draft } from '#src/domain/content/draft.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import type { FactOf } from '#src/machines/facts.ts';
import type { FailureContext } from '#src/machines/failures.ts';
import type { PageEvent, WorkEvent } from '#src/machines/page.ts';
import type { SendingTag } from '#src/machines/sending.ts';

/** A save as its port gets it. `attempt` is the same for each try of one save: the idempotency key is made of it (decision 043). */
export interface Save {
  attempt: string;
}

/** What the page of each kind of record keeps. */
export interface RecordContext<Sent extends Save> extends FailureContext {
  tabId: string;
  /** What an earlier visit left behind, as long as it is offered. */
  draft: Draft | null;
  /** How often a save was asked for that the form must show the errors of. */
  refusals: number;
  /** The save that is under way, or that nobody knows whether the server carried it out. */
  unsettled: Sent | null;
  /** How many different saves this page has sent. */
  saves: number;
}

/** What the page of each kind of record hears. Each kind adds what is typed into its form, and its own `save`. */
export type RecordEvent =
  PageEvent | WorkEvent | { type: 'retry' } | { type: 'draft.taken' } | { type: 'draft.discarded' };

/** What the page of each kind of record tells. */
export type RecordFact = FactOf<
  | 'notice'
  | 'navigation.requested'
  | 'page.unsaved'
  | 'page.notSaved'
  | 'draft.noted'
  | 'draft.dropped'
  | 'tab.named'
  | 'tab.moved'
>;

export type RecordTag = 'busy' | SendingTag;

/** What `fetchRecord` is asked. */
export interface RecordQuestion {
  id: string;
}

/** What `findDraft` is asked: the page's address, and the version that its form is based on. */
export interface DraftQuestion {
  path: string;
  version: number | null;
}

/**
 * What the life of a record's page has to know of one kind of record (decision 048): plain questions about the context of
 * its machine. What is done about the answers is the same for all kinds.
 */
export interface RecordKind<Context extends RecordContext<Sent>, Sent extends Save, Loaded> {
  /** The number that the record is fetched by; null for a record that is being made. */
  idOf: (context: Context) => string | null;
  /** The page's own address: its draft is kept under it, and its tab moves there. */
  pathOf: (context: Context) => string;
  /** The list that it belongs to. */
  listOf: (context: Context) => string;
  /** What its tab is called; null: the tab keeps its title. */
  subjectOf: (context: Context) => string | null;
  /** The version that the form is based on; null for a new record, and where the server tells none. */
  versionOf: (context: Context) => number | null;
  /** What is not saved, as a draft holds it; null when there is no such thing. */
  unsavedWork: (context: Context) => ContentValues | null;
  /** What the tab is told, where that is more than whether there is such work. */
  unsavedOf?: (context: Context) => { unsaved: boolean; saving: boolean };
  /** All that a save sends, but for its attempt. */
  requestOf: (context: Context) => Omit<Sent, 'attempt'>;
  /** Whether two saves are one: then the second is another try of the first. */
  isSameRequest: (one: Omit<Sent, 'attempt'>, other: Omit<Sent, 'attempt'>) => boolean;
  /** What the form holds, as a draft, that the save which came through has not sent; null when there is no such thing. */
  typedSince: (context: Context) => ContentValues | null;
  /** The form after a save whose record nobody tells: with nothing typed, and of a new record ready for the next. */
  startedAgain: (context: Context) => Partial<Context>;
  /** Whether what was fetched has the record in it. */
  isFound?: (context: Context, loaded: Loaded) => boolean;
  /** What lists are told of the record, where they are: null in it stands for what nobody tells. */
  changedOf?: (context: Context, isTold: boolean) => FactOf<'records.changed'>;
}
