import type { ActorRefFrom } from 'xstate';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { noNeighbours } from '#src/domain/content/neighbours.ts';
import { addressOf, type OperateRequest, pathOf, type SaveRequest } from './editor-context.ts';
import { editorSetup } from './editor-setup.ts';

/** A save that is under way says itself how it ended. */
const answersItself = { 'work.save': {} } as const;

/** Without its picture the record would be another than the form shows. */
const unready = [{ guard: 'isUploading', actions: 'tellNotSaved' }] as const;

const copy = [
  {
    guard: 'hasRoomForCopy',
    actions: [{ type: 'layCopy', params: ({ event }: { event: { values: ContentValues } }) => event }, 'goToNew'],
  },
  { actions: ['tellInTheWay', 'goToNew'] },
] as const;

/**
 * A record's page (decision 001): fetches the record, saves what the form sends, and once a new record has its number moves
 * its own tab to the record's address. The form owns the values; this owns the phase and the version they are based on, tells
 * the tabs when something is unsaved, and keeps it as a draft (decision 017). A save that is refused because somebody else
 * saved first is decided field by field; nothing is overwritten in silence, and nobody is locked out.
 */
export const editorMachine = editorSetup.createMachine({
  id: 'editor',
  description: 'A record’s page: fetch, edit, save.',
  context: ({ input: { tabId, location } }) => ({
    tabId,
    ...addressOf(location.path),
    record: null,
    title: '',
    typed: null,
    draft: null,
    copies: 0,
    refusals: 0,
    values: null,
    unsettled: null,
    theirs: null,
    operation: null,
    neighbours: noNeighbours,
    goesOn: false,
    uploading: false,
    failure: null,
    saves: 0,
  }),
  invoke: [
    { id: 'references', src: 'references' },
    { id: 'map', src: 'map' },
    {
      id: 'files',
      src: 'files',
      onSnapshot: { actions: { type: 'takeUploads', params: ({ event }) => event.snapshot.context } },
    },
    { id: 'revisions', src: 'revisions' },
    {
      id: 'neighbours',
      src: 'findNeighbours',
      input: ({ context }) => ({ id: context.recordId }),
      onDone: { actions: { type: 'keepNeighbours', params: ({ event }) => event.output } },
      // Without them there is no way to the next record, and nothing else is wrong.
      onError: {},
    },
  ],
  on: {
    typed: { actions: { type: 'take', params: ({ event }) => event.values } },
    'draft.taken': { actions: 'forgetDraft' },
    'draft.discarded': { actions: ['forgetDraft', 'dropDraft'] },
    // Whoever asked waits for an answer.
    'work.save': { actions: 'tellNotSaved' },
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
            guard: { type: 'isGone', params: ({ event }) => event.output },
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
    recalling: {
      description: 'Is there a draft of an earlier visit?',
      invoke: {
        src: 'findDraft',
        input: ({ context }) => ({ path: pathOf(context), version: context.record?.version ?? null }),
        onDone: [
          {
            guard: { type: 'isCopy', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'takeCopy', params: ({ event }) => event.output },
          },
          { target: 'editing', actions: { type: 'offerDraft', params: ({ event }) => event.output } },
        ],
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
          ...unready,
          { guard: { type: 'isAsSaved', params: ({ event }) => event }, actions: 'tellNotSaved' },
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
        operate: {
          guard: 'isSettled',
          target: 'operating',
          actions: { type: 'keepOperation', params: ({ event }) => event },
        },
        copy,
        // Perhaps a copy was laid there meanwhile.
        'page.located': { guard: 'isBlank', target: 'recalling' },
      },
    },
    settling: {
      description:
        'The values changed after a save without an answer. It is sent again first: what came of it is their base.',
      tags: ['busy', 'sending'],
      on: answersItself,
      invoke: {
        src: 'saveRecord',
        input: ({ context }) => context.unsettled as SaveRequest,
        onDone: [
          {
            guard: { type: 'isTold', params: ({ event }) => event.output },
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
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'opening',
            actions: ['dropDraft', 'tellSaved', 'leaveSaved', 'settle', 'forgetDraft'],
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
      tags: ['busy', 'sending'],
      on: answersItself,
      invoke: {
        src: 'saveRecord',
        input: ({ context }) => context.unsettled as SaveRequest,
        onDone: [
          {
            guard: { type: 'isTold', params: ({ event }) => event.output },
            target: 'saved',
            actions: [
              'dropDraft',
              { type: 'keepRecord', params: ({ event }) => event.output },
              'settle',
              'forgetDraft',
            ],
          },
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'opening',
            actions: ['dropDraft', 'tellSaved', 'leaveSaved', 'settle', 'forgetDraft'],
          },
          {
            guard: { type: 'isUpdateRefused', params: ({ event }) => event.output },
            target: 'checking',
            actions: [{ type: 'keepFailure', params: ({ event }) => event.output }, 'settle'],
          },
          {
            guard: { type: 'isDeclined', params: ({ event }) => event.output },
            target: 'editing',
            actions: [
              { type: 'keepFailure', params: ({ event }) => event.output },
              'settle',
              'tellFailure',
              'tellNotSaved',
            ],
          },
          {
            target: 'editing',
            actions: [{ type: 'keepFailure', params: ({ event }) => event.output }, 'tellFailure', 'tellNotSaved'],
          },
        ],
        onError: { target: 'editing', actions: ['keepSurprise', 'tellFailure', 'tellNotSaved'] },
      },
    },
    checking: {
      description: 'The save was refused. Is the record another by now?',
      tags: ['busy', 'sending'],
      on: answersItself,
      invoke: {
        src: 'fetchTheirs',
        input: ({ context }) => ({ id: context.recordId ?? '', values: context.values ?? {} }),
        onDone: [
          {
            guard: { type: 'isHarmless', params: ({ event }) => event.output },
            target: 'saving',
            actions: [
              { type: 'keepTheirs', params: ({ event }) => event.output },
              'buildOnTheirs',
              'forgetTheirs',
              'noteTyped',
              'prepareSave',
            ],
          },
          {
            guard: { type: 'isNewer', params: ({ event }) => event.output },
            target: 'conflict',
            actions: [{ type: 'keepTheirs', params: ({ event }) => event.output }, 'tellNotSaved'],
          },
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'deleted',
            actions: ['tellFailure', 'tellNotSaved', 'tellDeleted'],
          },
          { target: 'editing', actions: ['tellFailure', 'tellNotSaved'] },
        ],
        onError: { target: 'editing', actions: ['tellFailure', 'tellNotSaved'] },
      },
    },
    conflict: {
      description: 'Somebody else saved the record meanwhile: whose fields are to be kept?',
      entry: 'forgetValues',
      on: {
        'conflict.resolved': [
          {
            guard: { type: 'isAllTheirs', params: ({ event }) => event },
            target: 'editing',
            actions: ['buildOnTheirs', 'forgetTheirs', { type: 'take', params: null }, 'nameTab'],
          },
          {
            target: 'saving',
            actions: [
              'buildOnTheirs',
              'forgetTheirs',
              { type: 'take', params: ({ event }) => event.values },
              { type: 'keepResolved', params: ({ event }) => event },
              'prepareSave',
            ],
          },
        ],
        'conflict.cancelled': { target: 'editing', actions: 'forgetTheirs' },
      },
    },
    deleted: {
      description:
        'Somebody else deleted the record. What was typed is still there, and can become a new one (fault F6).',
      entry: 'forgetValues',
      always: { guard: 'isUnchanged', target: 'unavailable' },
      on: {
        save: [
          ...unready,
          { target: 'saving', actions: [{ type: 'keepValues', params: ({ event }) => event }, 'prepareAdd'] },
        ],
        copy,
      },
    },
    operating: {
      description: 'Published, pinned …: the record as it stands on the server, whatever is typed.',
      tags: ['busy', 'sending'],
      invoke: {
        src: 'operate',
        input: ({ context }) => ({ operation: context.operation, id: context.recordId }) as OperateRequest,
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'editing',
            actions: [{ type: 'takeOperated', params: ({ event }) => event.output }, 'forgetOperation'],
          },
          {
            target: 'editing',
            actions: [{ type: 'keepFailure', params: ({ event }) => event.output }, 'forgetOperation', 'tellFailure'],
          },
        ],
        onError: { target: 'editing', actions: ['keepSurprise', 'forgetOperation', 'tellFailure'] },
      },
    },
    saved: {
      description: 'The record is on the server; its list and its tab are told.',
      entry: ['moveTab', 'tellSaved', 'tellChanged', 'takeRest'],
      always: [{ guard: 'goesOn', target: 'editing', actions: 'goToNext' }, { target: 'editing' }],
    },
  },
});

export type EditorActor = ActorRefFrom<typeof editorMachine>;
