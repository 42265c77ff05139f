import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import { isRefusedAs, type Result } from '#src/domain/failure.ts';
import { readRoleDraft } from '#src/domain/roles/role-draft.ts';
import { grantedBy, sameGranted, withGrants } from '#src/domain/roles/role-matrix.ts';
import { type Role, rolesPath } from '#src/domain/roles/role.ts';
import { trimUserName } from '#src/domain/users/user-name.ts';
import { availabilityMachine, availabilityOf, type AvailabilitySnapshot } from '#src/machines/availability.ts';
import type { PageInput } from '#src/machines/page.ts';
import { missingCall } from '#src/machines/ports.ts';
import { recordActions } from '#src/machines/record/actions.ts';
import type { DraftQuestion, RecordFact, RecordQuestion, RecordTag } from '#src/machines/record/kind.ts';
import {
  formOfDraft,
  isComplete,
  isRoleChanged,
  isSameName,
  keptOf,
  onTopOf,
  pathOfRole,
  type RoleEditorContext,
  type RoleEditorEvent,
  roleKind,
  type RolesAndMatrix,
  type RoleSave,
  savedForm,
} from './role-editor-context.ts';

/** What the page of a role can do; `role-editor.ts` says when. */
export const roleEditorSetup = setup({
  types: {
    context: {} as RoleEditorContext,
    input: {} as PageInput,
    events: {} as RoleEditorEvent,
    children: {} as { availability: 'availability' },
    emitted: {} as RecordFact,
    tags: {} as RecordTag,
  },
  actors: {
    availability: availabilityMachine,
    /** All roles: one is compared with the others. */
    fetchRecord: missingCall<Result<RolesAndMatrix>, RecordQuestion>('fetchRecord'),
    fetchTheirs: missingCall<Result<RolesAndMatrix>, RecordQuestion>('fetchTheirs'),
    /** Null where it is saved and nobody tells the role. */
    saveRecord: missingCall<Result<Role | null>, RoleSave>('saveRecord'),
    findDraft: missingCall<Draft | null, DraftQuestion>('findDraft'),
  },
  ...recordActions(roleKind),
}).extend({
  actions: {
    keepRecord: assign(({ context: { roleId } }, answer: Result<RolesAndMatrix>) => {
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
    /** What somebody else saved meanwhile stays, under what was changed here. */
    buildOnTheirs: assign(({ context }, answer: Result<RolesAndMatrix>) => {
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
    /** One that would change nothing is not offered. */
    offerDraft: assign({
      draft: ({ context }, draft: Draft | null) => {
        const form = draft && readRoleDraft(draft.values);
        const { name, granted } = form ? formOfDraft(context, form) : context;
        return name === context.name && sameGranted(granted, context.granted) ? null : draft;
      },
    }),
    takeDraft: assign(({ context }) => {
      const form = context.draft && readRoleDraft(context.draft.values);
      return { draft: null, ...(form && formOfDraft(context, form)) };
    }),
    /** From the first of them on it is shown, too, that the name is missing. */
    showErrors: assign({ refusals: ({ context }) => context.refusals + 1, nameLeft: true }),
    forgetWork: assign(({ context }) => ({ ...savedForm(context), nameState: 'unasked' as const })),
    keepSaved: assign(({ context }, answer: Result<Role | null>) => {
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
    /** The role's version says so. */
    keepOvertaken: assign({ overtaken: true }),
  },
  guards: {
    isIncomplete: ({ context }) => !isComplete(context) || context.nameState === 'taken',
    isOfAnother: ({ context }, snapshot: AvailabilitySnapshot) => snapshot.context.name !== trimUserName(context.name),
    isAsking: (_, snapshot: AvailabilitySnapshot) => snapshot.value === 'asking',
    isTaken: ({ context }, snapshot: AvailabilitySnapshot) => availabilityOf(snapshot, context.name) === 'taken',
    isNameRefused: (_, answer: Result<unknown>) => isRefusedAs('nameTaken', answer),
    /** Only a save that said what it is based on can be refused for that. */
    mayBeOutdated: ({ context: { role } }, answer: Result<unknown>) =>
      role?.version !== undefined && isRefusedAs('conflict', answer),
    isOvertaken: ({ context: { role } }, answer: Result<RolesAndMatrix>) =>
      answer.ok && answer.value.roles.some(({ id, version }) => id === role?.id && version !== role.version),
    isOwn: ({ context: { roleId } }, { path, ids }: { path: string; ids: readonly string[] }) =>
      path === rolesPath && roleId !== null && ids.includes(roleId),
    /** Nothing would be lost with the role. */
    isOwnUnchanged: ({ context }, { path, ids }: { path: string; ids: readonly string[] }) =>
      path === rolesPath && context.roleId !== null && ids.includes(context.roleId) && !isRoleChanged(context),
    isGoneUnchanged: ({ context }, answer: Result<RolesAndMatrix>) => answer.ok && !isRoleChanged(context),
  },
});
