import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import { isRefusedAs, isSilent, type Result, unexplained } from '#src/domain/failure.ts';
import { readRoleDraft } from '#src/domain/roles/role-draft.ts';
import { grantedBy, sameGranted, withGrants } from '#src/domain/roles/role-matrix.ts';
import { type Role, rolesPath } from '#src/domain/roles/role.ts';
import { trimUserName } from '#src/domain/users/user-name.ts';
import { availabilityMachine, availabilityOf, type AvailabilitySnapshot } from '#src/machines/availability.ts';
import { fact, type FactOf, failureNotice } from '#src/machines/facts.ts';
import type { PageInput } from '#src/machines/page.ts';
import { missingCall } from '#src/machines/ports.ts';
import type { SendingTag } from '#src/machines/sending.ts';
import {
  contentOfSave,
  isComplete,
  isRoleChanged,
  isSameName,
  keptOf,
  notedRole,
  onTopOf,
  recalled,
  pathOfRole,
  type RoleEditorContext,
  type RoleEditorEvent,
  type RolesAndMatrix,
  type RoleSave,
} from './role-editor-context.ts';

/** What the page of a role can do; `role-editor.ts` says when. */
export const roleEditorSetup = setup({
  types: {
    context: {} as RoleEditorContext,
    input: {} as PageInput,
    events: {} as RoleEditorEvent,
    children: {} as { availability: 'availability' },
    emitted: {} as FactOf<
      | 'notice'
      | 'navigation.requested'
      | 'page.unsaved'
      | 'page.notSaved'
      | 'draft.noted'
      | 'draft.dropped'
      | 'tab.named'
      | 'tab.moved'
    >,
    tags: {} as 'busy' | SendingTag,
  },
  actors: {
    availability: availabilityMachine,
    fetchRoles: missingCall<Result<RolesAndMatrix>, void>('fetchRoles'),
    /** Null where it is saved and nobody tells the role. */
    saveRole: missingCall<Result<Role | null>, RoleSave>('saveRole'),
    findDraft: missingCall<Draft | null, { path: string; version: null }>('findDraft'),
  },
  actions: {
    takeLoaded: assign(({ context: { roleId } }, answer: Result<RolesAndMatrix>) => {
      if (!answer.ok) return {};
      const { roles, matrix } = answer.value;
      const role = roles.find(({ id }) => id === roleId) ?? null;
      return {
        roles,
        matrix,
        role,
        name: role?.roleName ?? '',
        granted: grantedBy(matrix, role?.moduleInfoList ?? []),
        nameState: 'unasked',
        failure: null,
      };
    }),
    /** Asked again before the review: what somebody else saved meanwhile stays, under what was changed here. */
    takeFresh: assign(({ context }, answer: Result<RolesAndMatrix>) => {
      const role = answer.ok && answer.value.roles.find(({ id }) => id === context.roleId);
      return answer.ok && role ? onTopOf(context, answer.value, role) : {};
    }),
    /** What the matrix does not show goes on with it; its draft does not stay where nobody can open it any more. */
    becomeNew: enqueueActions(({ context, enqueue }) => {
      enqueue.emit({ type: 'draft.dropped', path: context.path });
      enqueue.assign({ role: null, roleId: null, path: pathOfRole(null), deleted: context.role, nameState: 'unasked' });
    }),
    tellOwner: sendTo('availability', ({ context: { role } }) => ({
      type: 'name.owned',
      id: role?.id ?? null,
      name: role?.roleName ?? '',
    })),
    passName: sendTo('availability', ({ context }) => ({ type: 'name.typed', name: context.name })),
    askName: sendTo('availability', { type: 'name.left' }),
    refuseName: sendTo('availability', ({ context }) => ({ type: 'name.refused', name: context.name })),
    typeName: assign(({ context }, { name }: { name: string }) => ({
      name,
      nameState: isSameName(name, context.name) ? context.nameState : 'unasked',
    })),
    leaveName: assign({ nameLeft: true }),
    takeNameState: assign({
      nameState: ({ context }, snapshot: AvailabilitySnapshot) => availabilityOf(snapshot, context.name),
    }),
    grant: assign({
      granted: ({ context }, { paths, on }: { paths: readonly string[]; on: boolean }) =>
        withGrants(context.granted, paths, on, keptOf(context)),
    }),
    copy: assign({
      granted: ({ context }, { from }: { from: Role }) =>
        withGrants(grantedBy(context.matrix, from.moduleInfoList), keptOf(context), true),
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
    /** One that would change nothing is not offered. */
    offerDraft: assign({
      draft: ({ context }, draft: Draft | null) => {
        const form = draft && readRoleDraft(draft.values);
        const { name, granted } = form ? recalled(context, form) : context;
        return name === context.name && sameGranted(granted, context.granted) ? null : draft;
      },
    }),
    takeDraft: assign(({ context }) => {
      const form = context.draft && readRoleDraft(context.draft.values);
      return { draft: null, ...(form && recalled(context, form)) };
    }),
    forgetDraft: assign({ draft: null }),
    dropDraft: emit(({ context }) => fact({ type: 'draft.dropped', path: context.path })),
    showFaults: assign({ refusals: ({ context }) => context.refusals + 1, nameLeft: true }),
    prepareSave: assign({
      sent: ({ context }) => {
        const content = contentOfSave(context);
        return context.sent.content === content ? context.sent : { content, number: context.sent.number + 1 };
      },
    }),
    /** The next try is another one. */
    settle: assign({ sent: ({ context }) => ({ ...context.sent, content: '' }) }),
    takeSaved: assign(({ context }, answer: Result<Role | null>) => {
      if (!answer.ok || !answer.value) return {};
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
        deleted: null,
        failure: null,
      };
    }),
    /** It is asked for again. Of a new one nobody knows the number: the list has it, and this page is ready for the next. */
    leaveSaved: enqueueActions(({ context: { roleId, tabId }, enqueue }) => {
      enqueue.assign({ nameLeft: false, overtaken: false, deleted: null });
      enqueue.emit({ type: 'page.unsaved', id: tabId, unsaved: false });
      if (roleId === null) enqueue.emit({ type: 'navigation.requested', href: rolesPath, replace: false });
    }),
    nameTab: enqueueActions(({ context: { role, tabId }, enqueue }) => {
      if (role) enqueue.emit({ type: 'tab.named', id: tabId, subject: role.roleName });
    }),
    moveTab: emit(({ context: { name, path, tabId } }) => fact({ type: 'tab.moved', id: tabId, path, subject: name })),
    tellSaved: emit(fact({ type: 'notice', notice: { code: 'record.saved' } })),
    /** The role's version says so. */
    noteOvertaken: assign({ overtaken: true }),
    keepFailure: assign((_, answer: Result<unknown>) => (answer.ok ? {} : { failure: answer.failure })),
    keepSurprise: assign({ failure: unexplained }),
    tellFailure: enqueueActions(({ context, enqueue }) => {
      if (context.failure && !isSilent(context.failure)) enqueue.emit(failureNotice(context.failure));
    }),
  },
  guards: {
    isAnswered: (_, answer: Result<unknown>) => answer.ok,
    isTold: (_, answer: Result<Role | null>) => answer.ok && answer.value !== null,
    /** There, or not wanted yet. */
    isFound: ({ context: { roleId } }, answer: Result<RolesAndMatrix>) =>
      answer.ok && (roleId === null || answer.value.roles.some(({ id }) => id === roleId)),
    isIncomplete: ({ context }) => !isComplete(context) || context.nameState === 'taken',
    isNew: ({ context }) => context.roleId === null,
    isOfAnother: ({ context }, snapshot: AvailabilitySnapshot) => snapshot.context.name !== trimUserName(context.name),
    isAsking: (_, snapshot: AvailabilitySnapshot) => snapshot.value === 'asking',
    isTaken: ({ context }, snapshot: AvailabilitySnapshot) => availabilityOf(snapshot, context.name) === 'taken',
    isNameRefused: (_, answer: Result<unknown>) => isRefusedAs('nameTaken', answer),
    /** Only a save that said what it is based on can be refused for that. */
    mayBeConflict: ({ context: { role } }, answer: Result<unknown>) =>
      role?.version !== undefined && isRefusedAs('conflict', answer),
    isOvertaken: ({ context: { role } }, answer: Result<RolesAndMatrix>) =>
      answer.ok && answer.value.roles.some(({ id, version }) => id === role?.id && version !== role.version),
    isRefused: (_, answer: Result<unknown>) => !answer.ok && answer.failure.kind === 'refused',
    isOwn: ({ context: { roleId } }, { path, ids }: { path: string; ids: readonly string[] }) =>
      path === rolesPath && roleId !== null && ids.includes(roleId),
    /** Nothing would be lost with the role. */
    isOwnUnchanged: ({ context }, { path, ids }: { path: string; ids: readonly string[] }) =>
      path === rolesPath && context.roleId !== null && ids.includes(context.roleId) && !isRoleChanged(context),
    isGoneUnchanged: ({ context }, answer: Result<RolesAndMatrix>) => answer.ok && !isRoleChanged(context),
  },
});
