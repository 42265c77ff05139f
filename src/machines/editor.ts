import { type ActorRefFrom, assign, emit, enqueueActions, setup } from 'xstate';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { type Failure, isSilent, type Result, unexplained } from '#src/domain/failure.ts';
import { fact, type FactOf, failureNotice } from './facts.ts';
import type { PageEvent, PageInput } from './page.ts';
import { missingCall } from './ports.ts';

/** What the app adds to a page's input for an editor. */
export interface EditorInput extends PageInput {
  /** The list's path. */
  listPath: string;
  /** Null for a record that is being made. */
  recordId: string | null;
  titleField: string;
}

/** What `saveRecord` is given: the record that the values are based on, null for a new one. */
export interface SaveRequest {
  base: ContentRecord | null;
  values: ContentValues;
}

type Event = PageEvent | { type: 'save'; values: ContentValues } | { type: 'retry' };

interface Context {
  tabId: string;
  listPath: string;
  recordId: string | null;
  titleField: string;
  record: ContentRecord | null;
  values: ContentValues | null;
  failure: Failure | null;
}

/**
 * A record's page (decision 43): fetches the record, saves what the form sends, and once a new record has its number moves
 * its own tab to the record's address. The form owns the values; this owns the phase and the version they are based on.
 */
export const editorMachine = setup({
  types: {
    context: {} as Context,
    input: {} as EditorInput,
    events: {} as Event,
    emitted: {} as FactOf<'notice' | 'tab.named' | 'tab.moved' | 'records.changed'>,
    tags: {} as 'busy',
  },
  actors: {
    fetchRecord: missingCall<Result<ContentRecord>, { id: string }>('fetchRecord'),
    saveRecord: missingCall<Result<ContentRecord>, SaveRequest>('saveRecord'),
  },
  actions: {
    keepRecord: assign((_, answer: Result<ContentRecord>) =>
      answer.ok ? { record: answer.value, recordId: answer.value.id, failure: null, values: null } : {},
    ),
    keepFailure: assign((_, answer: Result<unknown>) => (answer.ok ? {} : { failure: answer.failure, values: null })),
    keepSurprise: assign({ failure: unexplained, values: null }),
    keepValues: assign({ values: (_, { values }: { values: ContentValues }) => values, failure: null }),
    nameTab: emit(({ context }) => fact({ type: 'tab.named', id: context.tabId, subject: subjectOf(context) })),
    moveTab: emit(({ context }) =>
      fact({
        type: 'tab.moved',
        id: context.tabId,
        path: `${context.listPath}/${encodeURIComponent(context.recordId ?? '')}`,
        subject: subjectOf(context),
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
  context: ({ input }) => ({
    tabId: input.tabId,
    listPath: input.listPath,
    recordId: input.recordId,
    titleField: input.titleField,
    record: null,
    values: null,
    failure: null,
  }),
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
        input: ({ context }) => ({ base: context.record, values: context.values ?? {} }),
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
      entry: ['moveTab', 'tellSaved', 'tellChanged'],
      always: 'editing',
    },
  },
});

export type EditorActor = ActorRefFrom<typeof editorMachine>;

const subjectOf = ({ record, titleField }: Context): string => {
  const title = record ? (record as Record<string, unknown>)[titleField] : null;
  return typeof title === 'string' ? title : '';
};
