import { type ActorRefFrom, assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import { type Failure, isSilent, type Result, unexplained } from '#src/domain/failure.ts';
import { readRoleDraft } from '#src/domain/system/role-draft.ts';
import { grantedBy, moduleListOf, sameGranted, withGrants } from '#src/domain/system/role-matrix.ts';
import { type Role, rolesPath } from '#src/domain/system/role.ts';
import { trimUserName } from '#src/domain/user-name.ts';
import { availabilityMachine, availabilityOf, type AvailabilitySnapshot } from './availability.ts';
import { fact, type FactOf, failureNotice } from './facts.ts';
import type { PageInput } from './page.ts';
import { missingCall } from './ports.ts';
import {
  isComplete,
  isRoleChanged,
  keptOf,
  notedRole,
  onTopOf,
  pathOfRole,
  type RoleEditorContext,
  type RoleEditorEvent,
  roleIdOf,
  type RolesAndMatrix,
  type RoleSave,
} from './role-editor-context.ts';

const setUp = setup({
  types: {
    context: {} as RoleEditorContext,
    input: {} as PageInput,
    events: {} as RoleEditorEvent,
    children: {} as { availability: 'availability' },
    emitted: {} as FactOf<'notice' | 'page.unsaved' | 'page.notSaved' | 'draft.noted' | 'draft.dropped' | 'tab.named' | 'tab.moved'>,
    tags: {} as 'busy',
  },
  actors: {
    availability: availabilityMachine,
    fetchRoles: missingCall<Result<RolesAndMatrix>, void>('fetchRoles'),
    saveRole: missingCall<Result<Role>, RoleSave>('saveRole'),
    findDraft: missingCall<Draft | null, { path: string; version: null }>('findDraft'),
  },
  actions: {
    takeLoaded: assign(({ context: { roleId } }, answer: Result<RolesAndMatrix>) => {
      if (!answer.ok) return {};
      const { roles, matrix } = answer.value;
      const role = roles.find(({ id }) => id === roleId) ?? null;
      return { roles, matrix, role, name: role?.roleName ?? '', granted: grantedBy(matrix, role?.moduleInfoList ?? []), failure: null };
    }),
    /** Asked again before the review: what somebody else saved meanwhile stays, under what was changed here. */
    takeFresh: assign(({ context }, answer: Result<RolesAndMatrix>) => {
      const role = answer.ok && answer.value.roles.find(({ id }) => id === context.roleId);
      return answer.ok && role ? onTopOf(context, answer.value, role) : {};
    }),
    becomeNew: assign({ role: null, roleId: null, deleted: true, nameState: 'unasked' }),
    tellOwner: sendTo('availability', ({ context: { role } }) => ({ type: 'name.owned', id: role?.id ?? null, name: role?.roleName ?? '' })),
    passName: sendTo('availability', ({ context }) => ({ type: 'name.typed', name: context.name })),
    askName: sendTo('availability', { type: 'name.left' }),
    refuseName: sendTo('availability', ({ context }) => ({ type: 'name.refused', name: context.name })),
    typeName: assign(({ context }, { name }: { name: string }) => ({
      name,
      nameState: name.trim() === context.name.trim() ? context.nameState : 'unasked',
    })),
    leaveName: assign({ nameLeft: true }),
    takeNameState: assign({ nameState: ({ context }, snapshot: AvailabilitySnapshot) => availabilityOf(snapshot, context.name) }),
    grant: assign({
      granted: ({ context }, { paths, on }: { paths: readonly string[]; on: boolean }) => withGrants(context.granted, paths, on, keptOf(context)),
    }),
    copy: assign({
      granted: ({ context }, { from }: { from: Role }) => withGrants(grantedBy(context.matrix, from.moduleInfoList), keptOf(context), true),
    }),
    /** What is changed is kept as a draft; the tab shows it. */
    tellWork: enqueueActions(({ context, enqueue }) => {
      const unsaved = isRoleChanged(context);
      if (unsaved) enqueue.emit(notedRole(context));
      else enqueue.emit({ type: 'draft.dropped', path: context.path });
      enqueue.emit({ type: 'page.unsaved', id: context.tabId, unsaved });
    }),
    noteAgain: enqueueActions(({ context, enqueue }) => {
      if (isRoleChanged(context)) enqueue.emit(notedRole(context));
    }),
    tellSaving: emit(({ context }) => fact({ type: 'page.unsaved', id: context.tabId, unsaved: true, saving: true })),
    tellNotSaved: emit(({ context }) => fact({ type: 'page.notSaved', id: context.tabId })),
    offerDraft: assign({
      draft: ({ context }, draft: Draft | null) => {
        const form = draft && readRoleDraft(draft.values);
        const differs = form && (form.roleName !== context.name || !sameGranted(form.granted, context.granted));
        return differs ? draft : null;
      },
    }),
    takeDraft: assign(({ context }) => {
      const form = context.draft && readRoleDraft(context.draft.values);
      if (!form) return { draft: null };
      const known = grantedBy(context.matrix, form.granted.map((modulePath) => ({ modulePath })));
      return { draft: null, name: form.roleName, granted: withGrants(known, keptOf(context), true) };
    }),
    forgetDraft: assign({ draft: null }),
    dropDraft: emit(({ context }) => fact({ type: 'draft.dropped', path: context.path })),
    showFaults: assign({ refusals: ({ context }) => context.refusals + 1, nameLeft: true }),
    prepareSave: assign({
      sent: ({ context: { roleId, name, granted, sent } }) => {
        const content = JSON.stringify([roleId, name, granted]);
        return sent.content === content ? sent : { content, number: sent.number + 1 };
      },
    }),
    /** The next try is another one. */
    settle: assign({ sent: ({ context }) => ({ ...context.sent, content: '' }) }),
    takeSaved: assign(({ context }, answer: Result<Role>) => {
      if (!answer.ok) return {};
      const role = answer.value;
      const roles = [...context.roles.filter(({ id }) => id !== role.id), role];
      return {
        role,
        roleId: role.id,
        path: pathOfRole(role.id),
        roles,
        name: role.roleName,
        granted: grantedBy(context.matrix, role.moduleInfoList),
        nameState: 'unasked' as const,
        nameLeft: false,
        overtaken: false,
        deleted: false,
        failure: null,
      };
    }),
    nameTab: enqueueActions(({ context: { role, tabId }, enqueue }) => {
      if (role) enqueue.emit({ type: 'tab.named', id: tabId, subject: role.roleName });
    }),
    moveTab: emit(({ context: { name, path, tabId } }) =>
      fact({ type: 'tab.moved', id: tabId, path, subject: name }),
    ),
    tellSaved: emit(fact({ type: 'notice', notice: { code: 'record.saved' } })),
    keepFailure: assign((_, answer: Result<unknown>) => (answer.ok ? {} : { failure: answer.failure })),
    keepSurprise: assign({ failure: unexplained }),
    tellFailure: enqueueActions(({ context, enqueue }) => {
      if (context.failure && !isSilent(context.failure)) enqueue.emit(failureNotice(context.failure));
    }),
  },
  guards: {
    isAnswered: (_, answer: Result<unknown>) => answer.ok,
    /** There, or not wanted yet. */
    isFound: ({ context: { roleId } }, answer: Result<RolesAndMatrix>) =>
      answer.ok && (roleId === null || answer.value.roles.some(({ id }) => id === roleId)),
    isIncomplete: ({ context }) => !isComplete(context) || context.nameState === 'taken',
    isNew: ({ context }) => context.roleId === null,
    isOfAnother: ({ context }, snapshot: AvailabilitySnapshot) => snapshot.context.name !== trimUserName(context.name),
    isAsking: (_, snapshot: AvailabilitySnapshot) => snapshot.value === 'asking',
    isTaken: ({ context }, snapshot: AvailabilitySnapshot) => availabilityOf(snapshot, context.name) === 'taken',
    isNameRefused: (_, answer: Result<unknown>) => !answer.ok && saysTaken(answer.failure),
    isRefused: (_, answer: Result<unknown>) => !answer.ok && answer.failure.kind === 'refused',
    isOwn: ({ context: { roleId } }, { path, ids }: { path: string; ids: readonly string[] }) =>
      path === rolesPath && roleId !== null && ids.includes(roleId),
  },
});

/** How the server says it (spec 8): 角色已存在. */
const saysTaken = (failure: Failure): boolean => failure.kind === 'refused' && (failure.message ?? '').includes('已存在');

/**
 * The page of one role: its name, and what it grants as a matrix. A save first waits for what is being asked about the name,
 * then looks what the role is by now, and shows what will be granted and withdrawn before anything is sent.
 */
export const roleEditorMachine = setUp.createMachine({
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
    deleted: false,
    draft: null,
    failure: null,
    sent: { content: '', number: 0 },
  }),
  invoke: {
    id: 'availability',
    src: 'availability',
    onSnapshot: { actions: { type: 'takeNameState', params: ({ event }) => event.snapshot } },
  },
  initial: 'loading',
  on: {
    'work.discard': { actions: 'dropDraft' },
    'work.note': { actions: 'noteAgain' },
    'records.deleted': {
      guard: { type: 'isOwn', params: ({ event }) => event },
      target: '.editing',
      actions: ['becomeNew', 'tellOwner', 'passName', 'tellWork'],
    },
  },
  states: {
    loading: {
      on: { 'records.deleted': { guard: { type: 'isOwn', params: ({ event }) => event }, target: 'unavailable' } },
      invoke: {
        src: 'fetchRoles',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'recalling',
            actions: [{ type: 'takeLoaded', params: ({ event }) => event.output }, 'tellOwner', 'nameTab'],
          },
          { guard: { type: 'isAnswered', params: ({ event }) => event.output }, target: 'unavailable' },
          { target: 'failed', actions: [{ type: 'keepFailure', params: ({ event }) => event.output }, 'tellFailure'] },
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
        onDone: { target: 'editing', actions: { type: 'offerDraft', params: ({ event }) => event.output } },
        onError: 'editing',
      },
    },
    editing: {
      on: {
        'name.typed': { actions: [{ type: 'typeName', params: ({ event }) => event }, 'passName', 'tellWork'] },
        'name.left': { actions: ['leaveName', 'askName'] },
        grant: { actions: [{ type: 'grant', params: ({ event }) => event }, 'tellWork'] },
        copy: { actions: [{ type: 'copy', params: ({ event }) => event }, 'tellWork'] },
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
          { guard: { type: 'isOfAnother', params: ({ event }) => event.snapshot } },
          {
            guard: { type: 'isAsking', params: ({ event }) => event.snapshot },
            actions: { type: 'takeNameState', params: ({ event }) => event.snapshot },
          },
          {
            guard: { type: 'isTaken', params: ({ event }) => event.snapshot },
            target: 'editing',
            actions: [{ type: 'takeNameState', params: ({ event }) => event.snapshot }, 'showFaults'],
          },
          { guard: 'isNew', target: 'reviewing', actions: { type: 'takeNameState', params: ({ event }) => event.snapshot } },
          { target: 'comparing', actions: { type: 'takeNameState', params: ({ event }) => event.snapshot } },
        ],
        // Whoever goes on typing does not want to save yet.
        'name.typed': { target: 'editing', actions: [{ type: 'typeName', params: ({ event }) => event }, 'passName', 'tellWork'] },
        grant: { target: 'editing', actions: [{ type: 'grant', params: ({ event }) => event }, 'tellWork'] },
      },
    },
    comparing: {
      description: 'What is the role by now, and how many users has it?',
      tags: 'busy',
      invoke: {
        src: 'fetchRoles',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'reviewing',
            actions: [{ type: 'takeFresh', params: ({ event }) => event.output }, 'tellOwner', 'passName'],
          },
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'editing',
            actions: ['becomeNew', 'tellOwner', 'passName', 'tellWork'],
          },
          { target: 'editing', actions: [{ type: 'keepFailure', params: ({ event }) => event.output }, 'tellFailure'] },
        ],
        onError: { target: 'editing', actions: ['keepSurprise', 'tellFailure'] },
      },
    },
    reviewing: {
      description: 'What is granted, what is withdrawn, and whom it touches.',
      on: { 'review.confirm': 'saving', 'review.cancel': { target: 'editing', actions: 'tellWork' } },
    },
    saving: {
      tags: 'busy',
      entry: ['prepareSave', 'tellSaving'],
      // The answer says what became of it.
      on: { 'records.deleted': {} },
      invoke: {
        src: 'saveRole',
        input: ({ context: { roleId, name, role, matrix, granted, sent }, self }) => ({
          id: roleId,
          roleName: trimUserName(name),
          modules: moduleListOf(matrix, role?.moduleInfoList ?? [], granted),
          attempt: `${self.sessionId}.${sent.number}`,
        }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'editing',
            actions: ['dropDraft', { type: 'takeSaved', params: ({ event }) => event.output }, 'settle', 'tellOwner', 'moveTab', 'tellSaved', 'tellWork'],
          },
          {
            guard: { type: 'isNameRefused', params: ({ event }) => event.output },
            target: 'editing',
            actions: ['settle', 'refuseName', 'showFaults', 'tellNotSaved', 'tellWork'],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'editing',
            actions: ['settle', { type: 'keepFailure', params: ({ event }) => event.output }, 'tellFailure', 'tellNotSaved', 'tellWork'],
          },
          {
            target: 'editing',
            actions: [{ type: 'keepFailure', params: ({ event }) => event.output }, 'tellFailure', 'tellNotSaved', 'tellWork'],
          },
        ],
        onError: { target: 'editing', actions: ['keepSurprise', 'tellFailure', 'tellNotSaved', 'tellWork'] },
      },
    },
  },
});

export type RoleEditorActor = ActorRefFrom<typeof roleEditorMachine>;
