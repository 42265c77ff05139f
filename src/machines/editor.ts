import { type ActorRefFrom, assign, emit, enqueueActions, raise, setup } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import { operatedOn } from '#src/domain/content/operated-on.ts';
import { type ContentRecord, sameContent } from '#src/domain/content/record.ts';
import { type ContentValues, sameValues } from '#src/domain/content/rules.ts';
import { isRefusal, isSilent, type Result, unexplained } from '#src/domain/failure.ts';
import {
  addressOf,
  type EditorContext,
  type EditorEvent,
  type NamedRecord,
  noted,
  pathOf,
  type SaveRequest,
  tellsMore,
  workOf,
} from './editor-context.ts';
import { fact, type FactOf, failureNotice } from './facts.ts';
import { mapMachine } from './map.ts';
import { filesMachine } from './files.ts';
import type { PageInput } from './page.ts';
import { pickerMachine } from './picker.ts';
import { missingCall, missingCheck } from './ports.ts';

/**
 * A record's page (decision 43): fetches the record, saves what the form sends, and once a new record has its number moves
 * its own tab to the record's address. The form owns the values; this owns the phase and the version they are based on, tells
 * the tabs when something is unsaved, and keeps it as a draft (decision 44).
 */
export const editorMachine = setup({
  types: {
    context: {} as EditorContext,
    input: {} as PageInput,
    events: {} as EditorEvent,
    emitted: {} as FactOf<
      | 'notice'
      | 'tab.named'
      | 'tab.moved'
      | 'records.changed'
      | 'records.deleted'
      | 'page.unsaved'
      | 'page.notSaved'
      | 'draft.noted'
      | 'draft.dropped'
    >,
    tags: {} as 'busy',
  },
  actors: {
    fetchRecord: missingCall<Result<NamedRecord>, { id: string }>('fetchRecord'),
    references: pickerMachine,
    map: mapMachine,
    files: filesMachine,
    findDraft: missingCall<Draft | null, { path: string; version: number | null }>('findDraft'),
    saveRecord: missingCall<Result<NamedRecord>, SaveRequest>('saveRecord'),
  },
  actions: {
    dropDraft: emit(({ context }) => fact({ type: 'draft.dropped', path: pathOf(context) })),
    offerDraft: assign({ draft: ({ context }, draft: Draft | null) => (tellsMore(draft, context.record) ? draft : null) }),
    forgetDraft: assign({ draft: null }),
    take: enqueueActions(({ context, enqueue }, typed: ContentValues | null) => {
      enqueue.assign({ typed });
      // Nothing typed before, nothing of it kept: what is stored then is an earlier visit's.
      if (typed) enqueue.emit(noted(context, typed));
      else if (context.typed) enqueue.emit({ type: 'draft.dropped', path: pathOf(context) });
      if ((typed === null) !== (context.typed === null)) enqueue.emit(workOf({ ...context, typed }));
    }),
    noteTyped: enqueueActions(({ context, enqueue }) => {
      if (context.typed) enqueue.emit(noted(context, context.typed));
    }),
    /** What was typed while the save was under way is unsaved still; now it is based on what was saved. */
    takeRest: enqueueActions(({ context, enqueue }) => {
      if (context.typed === null) return;
      if (sameValues(context.typed, context.values ?? {})) {
        enqueue.assign({ typed: null });
      } else {
        enqueue.emit(noted(context, context.typed));
        enqueue.emit({ type: 'page.notSaved', id: context.tabId });
      }
    }),
    forgetTyped: assign({ typed: null }),
    saveTyped: raise(({ context }) => ({ type: 'save', values: context.typed ?? {} })),
    showErrors: assign({ refusals: ({ context }) => context.refusals + 1 }),
    tellNotSaved: emit(({ context }) => fact({ type: 'page.notSaved', id: context.tabId })),
    keepRecord: assign((_, answer: Result<NamedRecord>) =>
      answer.ok ? { ...answer.value, recordId: answer.value.record.id, failure: null } : {},
    ),
    takeState: assign({ record: (_, { record }: { record: ContentRecord }) => record }),
    takeOperation: assign(({ context: { record } }, { operation }: FactOf<'records.operated'>) => ({
      record: record && operatedOn(record, operation),
    })),
    tellDeleted: emit(({ context }) => fact({ type: 'records.deleted', path: context.listPath, ids: [context.recordId ?? ''] })),
    keepFailure: assign((_, answer: Result<unknown>) => (answer.ok ? {} : { failure: answer.failure })),
    keepSurprise: assign({ failure: unexplained }),
    keepValues: enqueueActions(({ context, enqueue }, { values }: { values: ContentValues }) => {
      enqueue.assign({ values, failure: null });
      enqueue.emit(workOf({ ...context, values }));
    }),
    /** Told last: whoever waits for the end of a save may take this page away. */
    forgetValues: enqueueActions(({ context, enqueue }) => {
      if (!context.values) return;
      enqueue.assign({ values: null });
      enqueue.emit(workOf({ ...context, values: null }));
    }),
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
        path: pathOf(context),
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
    isComplete: (_, values: ContentValues) => missingCheck('isComplete')(values),
    isNew: ({ context }) => context.recordId === null,
    isAnswered: (_, answer: Result<unknown>) => answer.ok,
    isRefused: (_, answer: Result<unknown>) => !answer.ok && answer.failure.kind === 'refused',
    /** Certainly not carried out. */
    isDeclined: (_, answer: Result<unknown>) => !answer.ok && isRefusal(answer.failure),
    isOperatedOn: ({ context: { record } }, changed: { record: ContentRecord }) =>
      record?.id === changed.record.id && sameContent(record, changed.record),
    isAmong: ({ context }, { path, ids }: { path: string; ids: readonly string[] }) =>
      path === context.listPath && context.recordId !== null && ids.includes(context.recordId),
    isUnchanged: ({ context }) => context.typed === null,
    /** Deleted meanwhile (fault F6). */
    isMissing: (_, answer: Result<unknown>) => !answer.ok && answer.failure.kind === 'refused' && answer.failure.code === 404,
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
    typed: null,
    draft: null,
    refusals: 0,
    values: null,
    unsettled: null,
    failure: null,
    saves: 0,
  }),
  invoke: [
    { id: 'references', src: 'references' },
    { id: 'map', src: 'map' },
    { id: 'files', src: 'files' },
  ],
  on: {
    typed: { actions: { type: 'take', params: ({ event }) => event.values } },
    'draft.taken': { actions: 'forgetDraft' },
    'draft.discarded': { actions: ['forgetDraft', 'dropDraft'] },
    'work.discard': { actions: ['dropDraft', 'forgetTyped'] },
    'work.note': { actions: 'noteTyped' },
    // Published or pinned from its list: the content is what the form is based on, so only the state is taken over.
    'records.changed': {
      guard: { type: 'isOperatedOn', params: ({ event }) => event },
      actions: { type: 'takeState', params: ({ event }) => event },
    },
    'records.operated': {
      guard: { type: 'isAmong', params: ({ event }) => event },
      actions: { type: 'takeOperation', params: ({ event }) => event },
    },
  },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isNew', target: 'recalling' }, { target: 'loading' }] },
    loading: {
      invoke: {
        src: 'fetchRecord',
        input: ({ context }) => ({ id: context.recordId ?? '' }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'recalling',
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
    deleted: {
      description: 'The record was deleted meanwhile. What was typed stays to be copied (fault F6); it cannot be saved.',
      entry: 'forgetValues',
      always: { guard: 'isUnchanged', target: 'unavailable' },
      on: { 'work.save': { actions: 'tellNotSaved' } },
    },
    recalling: {
      description: 'Is there a draft of an earlier visit?',
      invoke: {
        src: 'findDraft',
        input: ({ context }) => ({ path: pathOf(context), version: context.record?.version ?? null }),
        onDone: { target: 'editing', actions: { type: 'offerDraft', params: ({ event }) => event.output } },
        onError: 'editing',
      },
    },
    editing: {
      entry: 'forgetValues',
      on: {
        'records.deleted': { guard: { type: 'isAmong', params: ({ event }) => event }, target: 'deleted' },
        'work.save': [
          { guard: { type: 'isComplete', params: ({ context }) => context.typed ?? {} }, actions: 'saveTyped' },
          { actions: ['showErrors', 'tellNotSaved'] },
        ],
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
              'dropDraft',
              { type: 'keepRecord', params: ({ event }) => event.output },
              'moveTab',
              'tellChanged',
              'noteTyped',
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
            actions: [{ type: 'keepFailure', params: ({ event }) => event.output }, 'tellFailure', 'tellNotSaved'],
          },
        ],
        onError: { target: 'editing', actions: ['keepSurprise', 'tellFailure', 'tellNotSaved'] },
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
            actions: [
              'dropDraft',
              { type: 'keepRecord', params: ({ event }) => event.output },
              'settle',
              'forgetDraft',
            ],
          },
          {
            guard: { type: 'isMissing', params: ({ event }) => event.output },
            target: 'deleted',
            actions: [
              { type: 'keepFailure', params: ({ event }) => event.output },
              'settle',
              'tellFailure',
              'tellNotSaved',
              'tellDeleted',
            ],
          },
          {
            guard: { type: 'isDeclined', params: ({ event }) => event.output },
            target: 'editing',
            actions: [{ type: 'keepFailure', params: ({ event }) => event.output }, 'settle', 'tellFailure', 'tellNotSaved'],
          },
          {
            target: 'editing',
            actions: [{ type: 'keepFailure', params: ({ event }) => event.output }, 'tellFailure', 'tellNotSaved'],
          },
        ],
        onError: { target: 'editing', actions: ['keepSurprise', 'tellFailure', 'tellNotSaved'] },
      },
    },
    saved: {
      description: 'The record is on the server; its list and its tab are told.',
      entry: ['moveTab', 'tellSaved', 'tellChanged', 'takeRest'],
      always: 'editing',
    },
  },
});

export type EditorActor = ActorRefFrom<typeof editorMachine>;
