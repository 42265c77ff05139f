import type { ActorRefFrom } from 'xstate';
import type { Result } from '#src/domain/failure.ts';
import { type Role, rolesPath } from '#src/domain/roles/role.ts';
import { draftPathOf } from '#src/domain/routes/location.ts';
import { noAttempts } from '#src/machines/attempts.ts';
import { withEvent, withOutput, withSnapshot } from '#src/machines/params.ts';
import { saveUnderWay, recordLife } from '#src/machines/record/life.ts';
import { roleIdOf, roleKind, type RolesAndMatrix } from './role-editor-context.ts';
import { roleEditorSetup } from './role-editor-setup.ts';

const life = recordLife(roleKind, 'tellOwner');

const taking = {
  name: [
    { type: 'typeName', params: ({ event }: { event: { name: string } }) => event },
    'passName',
    'keepDraft',
    'tellUnsaved',
  ],
  grant: [
    { type: 'grant', params: ({ event }: { event: { paths: readonly string[]; on: boolean } }) => event },
    'keepDraft',
    'tellUnsaved',
  ],
  copy: [{ type: 'copy', params: ({ event }: { event: { from: Role } }) => event }, 'keepDraft', 'tellUnsaved'],
} as const;

/** Changing the form cancels the save that is being prepared. */
const editTransitions = {
  'name.typed': { target: 'editing', actions: taking.name },
  grant: { target: 'editing', actions: taking.grant },
  copy: { target: 'editing', actions: taking.copy },
} as const;

const output = ({ event }: { event: { output: Result<RolesAndMatrix> } }) => event.output;

/** Transitions for a role that no longer exists when it is fetched again. */
const gone = [
  { guard: { type: 'isGoneUnchanged', params: output }, target: 'unavailable' },
  {
    guard: { type: 'isAnswered', params: output },
    target: 'editing',
    actions: ['becomeNew', 'tellOwner', 'passName', 'keepDraft', 'tellUnsaved'],
  },
] as const;

/**
 * The page of one role: its name, and its rights as a matrix. A save first waits for the check of the name, then
 * fetches the current state of the role, and shows the rights to grant and to withdraw before anything is sent.
 */
export const roleEditorMachine = roleEditorSetup.createMachine({
  id: 'roleEditor',
  context: ({ input: { tabId, location } }) => ({
    tabId,
    path: draftPathOf(rolesPath, location),
    roleId: roleIdOf(location.path),
    role: null,
    roles: [],
    matrix: [],
    name: '',
    granted: [],
    nameState: 'unasked',
    nameLeft: false,
    overtaken: false,
    deleted: null,
    draft: null,
    failure: null,
    failedChecks: 0,
    ...noAttempts,
  }),
  invoke: {
    id: 'availability',
    src: 'availability',
    onSnapshot: { actions: withSnapshot('takeNameState') },
  },
  initial: 'opening',
  on: {
    ...life.on,
    'records.deleted': [
      { guard: withEvent('isOwnUnchanged'), target: '.unavailable' },
      {
        guard: withEvent('isOwn'),
        target: '.editing',
        actions: ['becomeNew', 'tellOwner', 'passName', 'keepDraft', 'tellUnsaved'],
      },
    ],
  },
  states: {
    // For a new role, too, the rights that can be granted must be fetched.
    opening: { always: 'loading' },
    loading: {
      ...life.loading({ guard: withOutput('isAnswered'), target: 'unavailable' }),
      on: { 'records.deleted': { guard: withEvent('isOwn'), target: 'unavailable' } },
    },
    failed: { on: { ...life.failed.on, 'records.deleted': {} } },
    unavailable: { ...life.unavailable, on: { 'records.deleted': {} } },
    recalling: life.recalling(),
    editing: {
      on: {
        'name.typed': { actions: taking.name },
        'name.left': { actions: ['leaveName', 'askName'] },
        grant: { actions: taking.grant },
        copy: { actions: taking.copy },
        'page.located': {
          guard: withEvent('isBlankForAnother'),
          target: 'recalling',
          actions: withEvent('takePath'),
        },
        ...life.draftAnswers('passName', 'keepDraft', 'tellUnsaved'),
        save: [{ guard: 'isIncomplete', actions: 'showErrors' }, { target: 'checking' }],
        // The review needs an answer from the person, so a tab that wanted to save and close learns that nothing was
        // saved.
        'work.save': [
          { guard: 'isIncomplete', actions: ['showErrors', 'tellNotSaved'] },
          { target: 'checking', actions: 'tellNotSaved' },
        ],
      },
    },
    checking: {
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
            actions: [withSnapshot('takeNameState'), 'showErrors'],
          },
          {
            guard: 'isNew',
            target: 'reviewing',
            actions: withSnapshot('takeNameState'),
          },
          { target: 'preparing', actions: withSnapshot('takeNameState') },
        ],
        ...editTransitions,
      },
    },
    preparing: {
      tags: 'busy',
      on: editTransitions,
      invoke: {
        src: 'fetchTheirs',
        input: ({ context }) => ({ id: context.roleId ?? '' }),
        onDone: [
          {
            guard: withOutput('isFound'),
            target: 'reviewing',
            actions: [withOutput('buildOnTheirs'), 'tellOwner', 'passName'],
          },
          ...gone,
          { target: 'editing', actions: [withOutput('keepFailure'), 'tellFailure'] },
        ],
        onError: { target: 'editing', actions: ['keepSurprise', 'tellFailure'] },
      },
    },
    reviewing: {
      on: {
        'review.confirm': { target: 'saving', actions: 'tellSaving' },
        'review.cancel': { target: 'editing', actions: ['keepDraft', 'tellUnsaved'] },
      },
    },
    saving: {
      ...life.saving({
        guard: withOutput('isNameRefused'),
        target: 'editing',
        actions: ['settle', 'refuseName', 'showErrors', 'tellNotSaved', 'tellUnsaved'],
      }),
      // The answer of the save will show whether the role was deleted.
      on: { ...saveUnderWay, 'records.deleted': {} },
    },
    comparing: {
      ...life.comparing(
        ({ roleId }) => ({ id: roleId ?? '' }),
        {
          guard: withOutput('isOvertaken'),
          target: 'reviewing',
          actions: [withOutput('buildOnTheirs'), 'keepOvertaken', 'tellOwner', 'passName'],
        },
        { guard: withOutput('isFound'), target: 'editing', actions: 'tellFailure' },
        ...gone,
      ),
      // The person may go on typing, and this may end with a question, so a tab that waits for the save gets its answer
      // at once.
      entry: ['tellNotSaved', 'tellUnsaved'],
      on: editTransitions,
    },
  },
});

export type RoleEditorActor = ActorRefFrom<typeof roleEditorMachine>;
