import type { ActorRefFrom } from 'xstate';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { noNeighbours } from '#src/domain/content/neighbours.ts';
import { noAttempts } from '#src/machines/attempts.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { addressOf } from '#src/machines/record/address.ts';
import { saveUnderWay, recordLife, savedWithoutRecord, tellFailedSave } from '#src/machines/record/life.ts';
import { type EditorContext, editorKind, pathOf, type OperateRequest, type SaveRequest } from './editor-context.ts';
import { editorSetup } from './editor-setup.ts';

const life = recordLife(editorKind);

/** Nothing is saved during the upload of a picture, because the record would lack the picture that the form shows. */
const unready = [{ guard: 'isUploading', actions: 'tellNotSaved' }] as const;

const copy = [
  {
    guard: 'hasRoomForCopy',
    actions: [
      { type: 'storeCopyAsDraft', params: ({ event }: { event: { values: ContentValues } }) => event },
      'goToNew',
    ],
  },
  { actions: ['tellCopyInTheWay', 'goToNew'] },
] as const;

/** An operation on the saved record is under way. `tellFailed` reports that it was not carried out. */
const operating = <const TellFailed extends 'tellFailure' | 'tellOnlySaved'>(tellFailed: TellFailed) =>
  ({
    tags: ['busy', 'sending'],
    invoke: {
      src: 'operate',
      input: ({ context: { operation, recordId, reason } }: { context: EditorContext }) =>
        ({ operation, id: recordId, ...(reason === '' ? {} : { reason }) }) as OperateRequest,
      onDone: [
        {
          guard: withOutput('isAnswered'),
          target: 'editing',
          actions: [withOutput('takeOperated'), 'forgetOperation'],
        },
        { target: 'editing', actions: [withOutput('keepFailure'), tellFailed, 'forgetOperation'] },
      ],
      onError: { target: 'editing', actions: ['keepSurprise', tellFailed, 'forgetOperation'] },
    },
  }) as const;

/**
 * A record's page (decision 001): fetches the record, saves the values of the form, and moves its tab to the address of a new
 * record. The form owns the values; this machine owns the phase and the version they are based on, reports unsaved work to the
 * tabs, and stores it as a draft (decision 017). If somebody else saved first, the person resolves the conflict field by field;
 * nothing is overwritten silently, and nobody is locked out.
 */
export const editorMachine = editorSetup.createMachine({
  id: 'editor',
  context: ({ input: { tabId, location } }) => ({
    tabId,
    ...addressOf(location.path),
    record: null,
    title: '',
    start: {},
    typed: null,
    draft: null,
    copies: 0,
    failedChecks: 0,
    values: null,
    ...noAttempts,
    theirs: null,
    operation: null,
    reason: '',
    afterSave: null,
    restoring: null,
    neighbours: noNeighbours,
    goesOn: false,
    uploading: false,
    failure: null,
  }),
  invoke: [
    { id: 'references', src: 'references' },
    { id: 'map', src: 'map' },
    {
      id: 'files',
      src: 'files',
      onSnapshot: { actions: { type: 'takeUploads', params: ({ event }) => event.snapshot.context } },
    },
    { id: 'checks', src: 'checks' },
    { id: 'revisions', src: 'revisions' },
    { id: 'changes', src: 'changes' },
    { id: 'steps', src: 'steps' },
    { id: 'approval', src: 'approval', input: ({ context }) => ({ path: context.listPath }) },
    {
      id: 'neighbours',
      src: 'findNeighbours',
      input: ({ context }) => ({ id: context.recordId }),
      onDone: { actions: withOutput('keepNeighbours') },
      // If the neighbours cannot be fetched, only the links to them are missing.
      onError: {},
    },
  ],
  on: {
    typed: { actions: { type: 'takeTyped', params: ({ event }) => event.values } },
    ...life.on,
    ...life.draftAnswers(),
    // The record was published or pinned from its list. Its content is unchanged, so only its state is taken over.
    'records.changed': {
      guard: withEvent('isOperatedOn'),
      actions: withEvent('takeState'),
    },
    'records.operated': {
      guard: withEvent('concernsRecord'),
      actions: withEvent('takeOperation'),
    },
  },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isNew', target: 'starting' }, { target: 'loading' }] },
    starting: {
      invoke: {
        src: 'findStart',
        onDone: { target: 'recalling', actions: withOutput('keepStart') },
        // The form then begins empty.
        onError: 'recalling',
      },
    },
    loading: life.loading({
      guard: withOutput('isGone'),
      target: 'salvaging',
      actions: [withOutput('keepFailure'), 'tellFailure'],
    }),
    // The record was deleted since an earlier visit. The draft of that visit can become a new record (fault F6).
    salvaging: {
      invoke: {
        src: 'findDraft',
        input: ({ context }) => ({ path: pathOf(context), version: null }),
        onDone: [
          { guard: withOutput('isDraft'), target: 'deleted', actions: withOutput('takeCopy') },
          { target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: life.unavailable,
    failed: life.failed,
    recalling: life.recalling({
      guard: withOutput('isCopy'),
      target: 'editing',
      actions: withOutput('takeCopy'),
    }),
    editing: {
      on: {
        'records.deleted': { guard: withEvent('concernsRecord'), target: 'deleted' },
        // The review of an application may have passed or returned it.
        'records.changed': [
          { guard: withEvent('isOperatedOn'), actions: withEvent('takeState') },
          { guard: withEvent('isRewritten'), target: 'loading' },
          { guard: withEvent('mayHaveChanged'), target: 'loading' },
        ],
        'work.save': [
          { guard: { type: 'isComplete', params: ({ context }) => context.typed ?? {} }, actions: 'saveTyped' },
          { actions: ['showErrors', 'tellNotSaved'] },
        ],
        save: [
          ...unready,
          { guard: withEvent('changesNothing'), actions: 'tellNotSaved' },
          {
            guard: withEvent('isOtherUnsettled'),
            target: 'settling',
            actions: withEvent('keepValues'),
          },
          { target: 'saving', actions: withEvent('keepValues') },
        ],
        operate: {
          guard: 'isSettled',
          target: 'operating',
          actions: withEvent('keepOperation'),
        },
        copy,
        // Another record may have been copied to this page meanwhile.
        'page.located': { guard: 'isBlank', target: 'recalling' },
      },
    },
    settling: {
      tags: ['busy', 'sending'],
      on: saveUnderWay,
      invoke: {
        src: 'saveRecord',
        input: ({ context }) => context.unsettled as SaveRequest,
        onDone: [
          {
            guard: withOutput('hasValue'),
            target: 'saving',
            actions: ['dropDraft', withOutput('keepSaved'), 'moveTab', 'tellChanged', 'noteDraft'],
          },
          savedWithoutRecord,
          { guard: withOutput('isDeclined'), target: 'saving' },
          { target: 'editing', actions: [withOutput('keepFailure'), ...tellFailedSave] },
        ],
        onError: { target: 'editing', actions: ['keepSurprise', ...tellFailedSave] },
      },
    },
    saving: life.savingInto('saved'),
    // The operation that was requested together with the save comes next, unless somebody has typed on meanwhile.
    saved: {
      always: [
        { guard: 'isOnlySave', target: 'editing' },
        { guard: 'isOnlineAlready', target: 'editing', actions: 'forgetRequests' },
        { guard: 'isUnapproved', target: 'editing', actions: ['tellOnlySaved', 'forgetRequests'] },
        { guard: 'isUnchanged', target: 'proceeding', actions: 'keepAfterSave' },
        { target: 'editing', actions: ['tellOnlySaved', 'forgetRequests'] },
      ],
    },
    proceeding: operating('tellOnlySaved'),
    comparing: {
      ...life.comparing(
        ({ recordId, values }) => ({ id: recordId ?? '', values: values ?? {} }),
        {
          guard: withOutput('canMergeSilently'),
          target: 'saving',
          actions: [withOutput('keepTheirs'), 'buildOnTheirs', 'forgetTheirs', 'noteDraft'],
        },
        {
          guard: withOutput('isNewer'),
          target: 'conflict',
          actions: [withOutput('keepTheirs'), 'forgetRequests', 'tellNotSaved', 'tellUnsaved'],
        },
        {
          guard: withOutput('isGone'),
          target: 'deleted',
          actions: ['tellFailure', 'tellNotSaved', 'tellDeleted', 'tellUnsaved'],
        },
      ),
      on: saveUnderWay,
    },
    conflict: {
      on: {
        'conflict.resolved': [
          {
            guard: withEvent('equalsServerVersion'),
            target: 'editing',
            actions: ['buildOnTheirs', 'forgetTheirs', { type: 'takeTyped', params: null }, 'nameTab'],
          },
          {
            target: 'saving',
            actions: [
              'buildOnTheirs',
              'forgetTheirs',
              { type: 'takeTyped', params: ({ event }) => event.values },
              withEvent('keepResolved'),
            ],
          },
        ],
        'conflict.cancelled': { target: 'editing', actions: 'forgetTheirs' },
      },
    },
    deleted: {
      always: { guard: 'isUnchanged', target: 'unavailable' },
      on: {
        save: [...unready, { target: 'saving', actions: [withEvent('keepValues'), 'prepareAdd'] }],
        copy,
      },
    },
    operating: operating('tellFailure'),
  },
});

export type EditorActor = ActorRefFrom<typeof editorMachine>;
