import type { Draft } from '#src/domain/content/draft.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import type { Attempt, AttemptsContext } from '#src/machines/attempts.ts';
import type { FactOf } from '#src/machines/facts.ts';
import type { FailureContext } from '#src/machines/failures.ts';
import type { PageEvent, WorkEvent } from '#src/machines/page.ts';
import type { SendingTag } from '#src/machines/sending.ts';

/** What the port of a save gets. */
export type Save = Attempt;

/** The context that the pages of all kinds of records have in common. */
export interface RecordContext<Sent extends Save> extends FailureContext, AttemptsContext<Sent> {
  tabId: string;
  /** The draft of an earlier visit, while it is offered; otherwise null. */
  draft: Draft | null;
  /**
   * How often a save was refused because of errors in the form. The form shows its errors each time this grows.
   */
  failedChecks: number;
}

/** The events that all kinds of records have in common. Each kind adds the events of its form and its own `save`. */
export type RecordEvent =
  PageEvent | WorkEvent | { type: 'retry' } | { type: 'draft.taken' } | { type: 'draft.discarded' };

/** The facts that the page of any kind of record emits. */
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

/** The input of `fetchRecord`. */
export interface RecordQuestion {
  id: string;
}

/** The input of `findDraft`: the page's address, and the version that its form is based on. */
export interface DraftQuestion {
  path: string;
  version: number | null;
}

/**
 * What the common life of a record's page must know about one kind of record (decision 048): pure functions of the
 * context of its machine. How their results are used is the same for all kinds.
 */
export interface RecordKind<Context extends RecordContext<Sent>, Sent extends Save, Loaded> {
  /** The number that the record is fetched by; null for a new record. */
  idOf: (context: Context) => string | null;
  /** The page's own address: its draft is kept under it, and its tab moves there. */
  pathOf: (context: Context) => string;
  /** The list that it belongs to. */
  listOf: (context: Context) => string;
  /** The title of its tab; null if the tab keeps its title. */
  subjectOf: (context: Context) => string | null;
  /** The version that the form is based on; null for a new record, and if the server gives no version. */
  versionOf: (context: Context) => number | null;
  /** The unsaved work in the form of a draft; null if there is none. */
  unsavedWork: (context: Context) => ContentValues | null;
  /** The unsaved state to report to the tab, if `unsavedWork` alone does not determine it. */
  unsavedStateOf?: (context: Context) => { unsaved: boolean; saving: boolean };
  /** The request of a save, without its `attempt`. */
  requestOf: (context: Context) => Omit<Sent, 'attempt'>;
  /** Whether two saves send the same: then the second is another try of the first. */
  isSameRequest: (one: Omit<Sent, 'attempt'>, other: Omit<Sent, 'attempt'>) => boolean;
  /**
   * Whether a save without an answer is still the same save if it is sent again after `other`. Without it, none is: each
   * save replaces the whole record.
   */
  outlives?: (lost: Omit<Sent, 'attempt'>, other: Omit<Sent, 'attempt'>) => boolean;
  /** The values of the form, as a draft, if they differ from those of the last save; otherwise null. */
  typedSinceSave: (context: Context) => ContentValues | null;
  /**
   * The context after a save whose record the server did not return: without input, and a new record starts blank.
   */
  afterReset: (context: Context) => Partial<Context>;
  /** Whether the fetched data contain the record. Without it, they always do. */
  isFound?: (context: Context, loaded: Loaded) => boolean;
  /** The fact that reports the saved record to lists, if this kind has one. Its `record` is null unless `isReturned`. */
  changedFactOf?: (context: Context, isReturned: boolean) => FactOf<'records.changed'>;
}
