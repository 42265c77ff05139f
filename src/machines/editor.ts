import { type ActorRefFrom, assign, emit, enqueueActions, setup } from 'xstate';
import { type ContentRecord, sameContent } from '#src/domain/content/record.ts';
import { type ContentValues, sameValues } from '#src/domain/content/rules.ts';
import { type Failure, isRefusal, isSilent, type Result, unexplained } from '#src/domain/failure.ts';
import { grantPath, matchRoute } from '#src/domain/routes.ts';
import { fact, type FactOf, failureNotice } from './facts.ts';
import type { PageEvent, PageInput } from './page.ts';
import { pickerMachine } from './picker.ts';
import { missingCall } from './ports.ts';

/** A record and the words it is named by. */
export interface NamedRecord {
  record: ContentRecord;
  title: string;
}

/** What `saveRecord` is given: the record that the values are based on, null for a new one. */
export interface SaveRequest {
  base: ContentRecord | null;
  values: ContentValues;
  /** The same for each try of one save, another for other values: the idempotency key is made of it (decision 42). */
  attempt: string;
}

type Event = PageEvent | { type: 'save'; values: ContentValues } | { type: 'retry' };

interface Context {
  tabId: string;
  listPath: string;
  /** Null for a record that is being made. */
  recordId: string | null;
  record: ContentRecord | null;
  title: string;
  /** What is to be saved. */
  values: ContentValues | null;
  /** The save that is under way, or that nobody knows whether the server carried it out. */
  unsettled: SaveRequest | null;
  failure: Failure | null;
  /** How many saves this page has asked for. */
  saves: number;
}

/**
 * A record's page (decision 43): fetches the record, saves what the form sends, and once a new record has its number moves
 * its own tab to the record's address. The form owns the values; this owns the phase and the version they are based on.
 */
export const editorMachine = setup({
  types: {
    context: {} as Context,
    input: {} as PageInput,
    events: {} as Event,
    emitted: {} as FactOf<'notice' | 'tab.named' | 'tab.moved' | 'records.changed'>,
    tags: {} as 'busy',
  },
  actors: {
    fetchRecord: missingCall<Result<NamedRecord>, { id: string }>('fetchRecord'),
    bases: pickerMachine,
    saveRecord: missingCall<Result<NamedRecord>, SaveRequest>('saveRecord'),
  },
  actions: {
    keepRecord: assign((_, answer: Result<NamedRecord>) =>
      answer.ok ? { ...answer.value, recordId: answer.value.record.id, failure: null } : {},
    ),
    takeState: assign({ record: (_, { record }: { record: ContentRecord }) => record }),
    keepFailure: assign((_, answer: Result<unknown>) => (answer.ok ? {} : { failure: answer.failure })),
    keepSurprise: assign({ failure: unexplained }),
    keepValues: assign({ values: (_, { values }: { values: ContentValues }) => values, failure: null }),
    forgetValues: assign({ values: null }),
    prepareSave: assign(({ context, self }) => ({
      unsettled: { base: context.record, values: context.values ?? {}, attempt: `${self.sessionId}.${context.saves}` },
      saves: context.saves + 1,
    })),
    settle: assign({ unsettled: null }),
    nameTab: emit(({ context }) => fact({ type: 'tab.named', id: context.tabId, subject: context.title })),
    moveTab: emit(({ context }) =>
      fact({
        type: 'tab.moved',
        id: context.tabId,
        path: `${context.listPath}/${encodeURIComponent(context.recordId ?? '')}`,
        subject: context.title,
      }),
    ),
    tellSaved: emit(fact({ type: 'notice', notice: { code: 'record.saved' } })),
    tellChanged: emit(({ context }) =>
      fact({ type: 'records.changed', path: context.listPath, record: context.record as ContentRecord }),
    ),
    tellFailure: enqueueActions(({ context, enqueue }) => {
      if (context.failure && !isSilent(context.failure)) enqueue.emit(failureNotice(context.failure));
    }),
  },
  guards: {
    isNew: ({ context }) => context.recordId === null,
    isAnswered: (_, answer: Result<unknown>) => answer.ok,
    isRefused: (_, answer: Result<unknown>) => !answer.ok && answer.failure.kind === 'refused',
    /** Certainly not carried out. */
    isDeclined: (_, answer: Result<unknown>) => !answer.ok && isRefusal(answer.failure),
    isOperatedOn: ({ context: { record } }, changed: { record: ContentRecord }) =>
      record?.id === changed.record.id && sameContent(record, changed.record),
    isSettled: ({ context }) => context.unsettled === null,
    isRepeated: ({ context }, { values }: { values: ContentValues }) => sameValues(context.unsettled?.values, values),
  },
}).createMachine({
  id: 'editor',
  description: 'A record’s page: fetch, edit, save.',
  context: ({ input: { tabId, location } }) => ({
    tabId,
    ...addressOf(location.path),
    record: null,
    title: '',
    values: null,
    unsettled: null,
    failure: null,
    saves: 0,
  }),
  invoke: { id: 'bases', src: 'bases' },
  on: {
    // Published or pinned from its list: the content is what the form is based on, so only the state is taken over.
    'records.changed': {
      guard: { type: 'isOperatedOn', params: ({ event }) => event },
      actions: { type: 'takeState', params: ({ event }) => event },
    },
  },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isNew', target: 'editing' }, { target: 'loading' }] },
    loading: {
      invoke: {
        src: 'fetchRecord',
        input: ({ context }) => ({ id: context.recordId ?? '' }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'editing',
            actions: [{ type: 'keepRecord', params: ({ event }) => event.output }, 'nameTab'],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'unavailable',
            actions: [{ type: 'keepFailure', params: ({ event }) => event.output }, 'tellFailure'],
          },
          {
            target: 'failed',
            actions: [{ type: 'keepFailure', params: ({ event }) => event.output }, 'tellFailure'],
          },
        ],
        onError: { target: 'failed', actions: ['keepSurprise', 'tellFailure'] },
      },
    },
    unavailable: { description: 'The server has no such record for this person.' },
    failed: { on: { retry: 'loading' } },
    editing: {
      entry: 'forgetValues',
      on: {
        save: [
          {
            guard: 'isSettled',
            target: 'saving',
            actions: [{ type: 'keepValues', params: ({ event }) => event }, 'prepareSave'],
          },
          {
            guard: { type: 'isRepeated', params: ({ event }) => event },
            target: 'saving',
            actions: { type: 'keepValues', params: ({ event }) => event },
          },
          { target: 'settling', actions: { type: 'keepValues', params: ({ event }) => event } },
        ],
      },
    },
    settling: {
      description: 'The values changed after a save without an answer. It is sent again first: what came of it is their base.',
      tags: 'busy',
      invoke: {
        src: 'saveRecord',
        input: ({ context }) => context.unsettled as SaveRequest,
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'saving',
            actions: [
              { type: 'keepRecord', params: ({ event }) => event.output },
              'moveTab',
              'tellChanged',
              'prepareSave',
            ],
          },
          {
            guard: { type: 'isDeclined', params: ({ event }) => event.output },
            target: 'saving',
            actions: 'prepareSave',
          },
          {
            target: 'editing',
            actions: [{ type: 'keepFailure', params: ({ event }) => event.output }, 'tellFailure'],
          },
        ],
        onError: { target: 'editing', actions: ['keepSurprise', 'tellFailure'] },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'saveRecord',
        input: ({ context }) => context.unsettled as SaveRequest,
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'saved',
            actions: [{ type: 'keepRecord', params: ({ event }) => event.output }, 'settle'],
          },
          {
            guard: { type: 'isDeclined', params: ({ event }) => event.output },
            target: 'editing',
            actions: [{ type: 'keepFailure', params: ({ event }) => event.output }, 'settle', 'tellFailure'],
          },
          {
            target: 'editing',
            actions: [{ type: 'keepFailure', params: ({ event }) => event.output }, 'tellFailure'],
          },
        ],
        onError: { target: 'editing', actions: ['keepSurprise', 'tellFailure'] },
      },
    },
    saved: {
      description: 'The record is on the server; its list and its tab are told.',
      entry: ['moveTab', 'tellSaved', 'tellChanged'],
      always: 'editing',
    },
  },
});

export type EditorActor = ActorRefFrom<typeof editorMachine>;

/** The last part of a new record's address, where others have their number. */
export const newRecordId = 'new';

function addressOf(path: string) {
  const match = matchRoute(path);
  const id = match?.params.id ?? newRecordId;
  return { listPath: match ? grantPath(match.route) : path, recordId: id === newRecordId ? null : id };
}
