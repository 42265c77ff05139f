import type { ActorRefFrom } from 'xstate';
import type { Result } from '#src/domain/failure.ts';
import type { Role } from '#src/domain/roles/role.ts';
import { withEvent, withOutput, withSnapshot } from '#src/machines/params.ts';
import { roleIdOf, type RolesAndMatrix, roleToSave } from './role-editor-context.ts';
import { roleEditorSetup } from './role-editor-setup.ts';

/** A save that is under way says itself how it ended. */
const answersItself = { 'work.save': {} } as const;

const taking = {
  name: [{ type: 'typeName', params: ({ event }: { event: { name: string } }) => event }, 'passName', 'tellWork'],
  grant: [
    { type: 'grant', params: ({ event }: { event: { paths: readonly string[]; on: boolean } }) => event },
    'tellWork',
  ],
  copy: [{ type: 'copy', params: ({ event }: { event: { from: Role } }) => event }, 'tellWork'],
} as const;

/** Whoever goes on typing does not want to save yet. */
const goesOn = {
  'name.typed': { target: 'editing', actions: taking.name },
  grant: { target: 'editing', actions: taking.grant },
  copy: { target: 'editing', actions: taking.copy },
} as const;

const output = ({ event }: { event: { output: Result<RolesAndMatrix> } }) => event.output;

/** Asked for again, it is there no more. */
const gone = [
  { guard: { type: 'isGoneUnchanged', params: output }, target: 'unavailable' },
  {
    guard: { type: 'isAnswered', params: output },
    target: 'editing',
    actions: ['becomeNew', 'tellOwner', 'passName', 'tellWork'],
  },
] as const;

/**
 * The page of one role: its name, and what it grants as a matrix. A save first waits for what is being asked about the name,
 * then looks what the role is by now, and shows what will be granted and withdrawn before anything is sent.
 */
export const roleEditorMachine = roleEditorSetup.createMachine({
  id: 'roleEditor',
  description: 'The page of one role.',
  context: ({ input: { tabId, location } }) => ({
    tabId,
    path: location.path,
    roleId: roleIdOf(location.path),
    role: null,
    roles: [],
    matrix: [],
    name: '',
    granted: [],
    nameState: 'unasked',
    nameLeft: false,
    refusals: 0,
    overtaken: false,
    deleted: null,
    draft: null,
    failure: null,
    sent: { content: '', number: 0 },
  }),
  invoke: {
    id: 'availability',
    src: 'availability',
    onSnapshot: { actions: withSnapshot('takeNameState') },
  },
  initial: 'loading',
  on: {
    // Whoever asked waits for an answer.
    'work.save': { actions: 'tellNotSaved' },
    'work.discard': { actions: 'dropDraft' },
    'work.note': { actions: 'noteAgain' },
    'records.deleted': [
      { guard: withEvent('isOwnUnchanged'), target: '.unavailable' },
      {
        guard: withEvent('isOwn'),
        target: '.editing',
        actions: ['becomeNew', 'tellOwner', 'passName', 'tellWork'],
      },
    ],
  },
  states: {
    loading: {
      on: { 'records.deleted': { guard: withEvent('isOwn'), target: 'unavailable' } },
      invoke: {
        src: 'fetchRoles',
        onDone: [
          {
            guard: withOutput('isFound'),
            target: 'recalling',
            actions: [withOutput('takeLoaded'), 'tellOwner', 'nameTab'],
          },
          { guard: withOutput('isAnswered'), target: 'unavailable' },
          { target: 'failed', actions: [withOutput('keepFailure'), 'tellFailure'] },
        ],
        onError: { target: 'failed', actions: ['keepSurprise', 'tellFailure'] },
      },
    },
    failed: { on: { retry: 'loading', 'records.deleted': {} } },
    unavailable: { description: 'There is no such role.', on: { 'records.deleted': {} } },
    recalling: {
      description: 'Is there a draft of an earlier visit?',
      invoke: {
        src: 'findDraft',
        input: ({ context }) => ({ path: context.path, version: null }),
        onDone: { target: 'editing', actions: withOutput('offerDraft') },
        onError: 'editing',
      },
    },
    editing: {
      on: {
        'name.typed': { actions: taking.name },
        'name.left': { actions: ['leaveName', 'askName'] },
        grant: { actions: taking.grant },
        copy: { actions: taking.copy },
        'draft.taken': { actions: ['takeDraft', 'passName', 'tellWork'] },
        'draft.discarded': { actions: ['forgetDraft', 'dropDraft'] },
        save: [{ guard: 'isIncomplete', actions: 'showFaults' }, { target: 'checking' }],
        // The review waits for an answer: whoever wanted the page to go sees it.
        'work.save': [
          { guard: 'isIncomplete', actions: ['showFaults', 'tellNotSaved'] },
          { target: 'checking', actions: 'tellNotSaved' },
        ],
      },
    },
    checking: {
      description: 'Waits for what is being asked about the name. What could not be checked the server judges.',
      tags: 'busy',
      entry: 'askName',
      on: {
        'xstate.snapshot.availability': [
          { guard: withSnapshot('isOfAnother') },
          {
            guard: withSnapshot('isAsking'),
            actions: withSnapshot('takeNameState'),
          },
          {
            guard: withSnapshot('isTaken'),
            target: 'editing',
            actions: [withSnapshot('takeNameState'), 'showFaults'],
          },
          {
            guard: 'isNew',
            target: 'reviewing',
            actions: withSnapshot('takeNameState'),
          },
          { target: 'comparing', actions: withSnapshot('takeNameState') },
        ],
        ...goesOn,
      },
    },
    comparing: {
      description: 'What is the role by now, and how many users has it?',
      tags: 'busy',
      on: goesOn,
      invoke: {
        src: 'fetchRoles',
        onDone: [
          {
            guard: withOutput('isFound'),
            target: 'reviewing',
            actions: [withOutput('takeFresh'), 'tellOwner', 'passName'],
          },
          ...gone,
          { target: 'editing', actions: [withOutput('keepFailure'), 'tellFailure'] },
        ],
        onError: { target: 'editing', actions: ['keepSurprise', 'tellFailure'] },
      },
    },
    reviewing: {
      description: 'What is granted, what is withdrawn, and whom it touches.',
      on: { 'review.confirm': 'saving', 'review.cancel': { target: 'editing', actions: 'tellWork' } },
    },
    saving: {
      tags: ['busy', 'sending'],
      entry: ['prepareSave', 'tellSaving'],
      // The answer says what became of it.
      on: { ...answersItself, 'records.deleted': {} },
      invoke: {
        src: 'saveRole',
        input: ({ context, self }) => ({ ...roleToSave(context), attempt: `${self.sessionId}.${context.sent.number}` }),
        onDone: [
          {
            guard: withOutput('isTold'),
            target: 'editing',
            actions: ['dropDraft', withOutput('takeSaved'), 'settle', 'tellOwner', 'moveTab', 'tellSaved', 'tellWork'],
          },
          {
            guard: withOutput('isAnswered'),
            target: 'loading',
            actions: ['dropDraft', 'leaveSaved', 'settle', 'tellSaved'],
          },
          {
            guard: withOutput('isNameRefused'),
            target: 'editing',
            actions: ['settle', 'refuseName', 'showFaults', 'tellNotSaved', 'tellWork'],
          },
          {
            guard: withOutput('mayBeConflict'),
            target: 'judging',
            actions: ['settle', withOutput('keepFailure'), 'tellNotSaved', 'tellWork'],
          },
          {
            guard: withOutput('isRefused'),
            target: 'editing',
            actions: ['settle', withOutput('keepFailure'), 'tellFailure', 'tellNotSaved', 'tellWork'],
          },
          {
            target: 'editing',
            actions: [withOutput('keepFailure'), 'tellFailure', 'tellNotSaved', 'tellWork'],
          },
        ],
        onError: { target: 'editing', actions: ['keepSurprise', 'tellFailure', 'tellNotSaved', 'tellWork'] },
      },
    },
    judging: {
      description:
        'The save was refused as if somebody else had been faster. Is the role another by now? If not, it was refused for what the server says.',
      tags: ['busy', 'sending'],
      on: goesOn,
      invoke: {
        src: 'fetchRoles',
        onDone: [
          {
            guard: withOutput('isOvertaken'),
            target: 'reviewing',
            actions: [withOutput('takeFresh'), 'noteOvertaken', 'tellOwner', 'passName'],
          },
          {
            guard: withOutput('isFound'),
            target: 'editing',
            actions: 'tellFailure',
          },
          ...gone,
          { target: 'editing', actions: 'tellFailure' },
        ],
        onError: { target: 'editing', actions: 'tellFailure' },
      },
    },
  },
});

export type RoleEditorActor = ActorRefFrom<typeof roleEditorMachine>;
