import { type ActorRefFrom, assign, emit, enqueueActions, setup } from 'xstate';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { type Failure, isSilent, type Result, unexplained } from '#src/domain/failure.ts';
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
  /** The same for each try of one save, another for the next: the idempotency key is made of it (decision 42). */
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
  values: ContentValues | null;
  failure: Failure | null;
  /** How many saves this page has made. */
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
      answer.ok ? { ...answer.value, recordId: answer.value.record.id, failure: null, values: null } : {},
    ),
    countSave: assign({ saves: ({ context }) => context.saves + 1 }),
    keepFailure: assign((_, answer: Result<unknown>) => (answer.ok ? {} : { failure: answer.failure, values: null })),
    keepSurprise: assign({ failure: unexplained, values: null }),
    keepValues: assign({ values: (_, { values }: { values: ContentValues }) => values, failure: null }),
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
    tellChanged: emit(({ context }) => fact({ type: 'records.changed', path: context.listPath })),
    tellFailure: enqueueActions(({ context, enqueue }) => {
      if (context.failure && !isSilent(context.failure)) enqueue.emit(failureNotice(context.failure));
    }),
  },
  guards: {
    isNew: ({ context }) => context.recordId === null,
    isAnswered: (_, answer: Result<unknown>) => answer.ok,
    isRefused: (_, answer: Result<unknown>) => !answer.ok && answer.failure.kind === 'refused',
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
    failure: null,
    saves: 0,
  }),
  invoke: { id: 'bases', src: 'bases' },
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
      on: { save: { target: 'saving', actions: { type: 'keepValues', params: ({ event }) => event } } },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'saveRecord',
        input: ({ context, self }) => ({
          base: context.record,
          values: context.values ?? {},
          attempt: `${self.sessionId}.${context.saves}`,
        }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'saved',
            actions: { type: 'keepRecord', params: ({ event }) => event.output },
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
      entry: ['countSave', 'moveTab', 'tellSaved', 'tellChanged'],
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
