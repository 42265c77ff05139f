import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import { isRefusedAs, type Result } from '#src/domain/failure.ts';
import { readRoleDraft } from '#src/domain/roles/role-draft.ts';
import { grantedBy, sameGranted, withGrants } from '#src/domain/roles/role-matrix.ts';
import { type Role, rolesPath } from '#src/domain/roles/role.ts';
import { type AppLocation, draftPathOf, isOfAnotherNew, successorPath } from '#src/domain/routes/location.ts';
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
  protectedPaths,
  rebasedContext,
  pathOfRole,
  type RoleEditorContext,
  type RoleEditorEvent,
  roleKind,
  type RolesAndMatrix,
  type RoleSave,
  savedForm,
} from './role-editor-context.ts';

/** Types, ports, actions and guards of the page of a role. The chart is in `role-editor.ts`. */
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
    /** Fetches all roles, because a role is compared with the others. */
    fetchRecord: missingCall<Result<RolesAndMatrix>, RecordQuestion>('fetchRecord'),
    fetchTheirs: missingCall<Result<RolesAndMatrix>, RecordQuestion>('fetchTheirs'),
    /** Null if the role was saved and the server did not return it. */
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
    /** Takes the version that somebody else saved meanwhile, and applies the changes of this form to it. */
    buildOnTheirs: assign(({ context }, answer: Result<RolesAndMatrix>) => {
      const role = answer.ok && answer.value.roles.find(({ id }) => id === context.roleId);
      return answer.ok && role ? rebasedContext(context, answer.value, role) : {};
    }),
    /**
     * The role was deleted: the page becomes that of a new role. `deleted` keeps the rights that the matrix does not
     * show. The draft at the old address is dropped, because that page can no longer be opened.
     */
    becomeNew: enqueueActions(({ context, enqueue }) => {
      enqueue.emit({ type: 'draft.dropped', path: context.path });
      enqueue.assign({
        role: null,
        roleId: null,
        path: context.roleId === null ? context.path : successorPath(rolesPath, context.roleId),
        deleted: context.role,
        nameState: 'unasked',
      });
    }),
    takePath: assign({ path: (_, { location }: { location: AppLocation }) => draftPathOf(rolesPath, location) }),
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
      nameState: ({ context }, snapshot: AvailabilitySnapshot) => nameStateOf(context, snapshot),
    }),
    grant: assign({
      granted: ({ context }, { paths, on }: { paths: readonly string[]; on: boolean }) =>
        withGrants(context.granted, paths, on, protectedPaths(context)),
    }),
    copy: assign({
      granted: ({ context }, { from }: { from: Role }) =>
        withGrants(grantedBy(context.matrix, from.moduleInfoList), protectedPaths(context), true),
    }),
    /** Offers the draft, unless it would change nothing. */
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
    /** Also marks the name field as left, so that from now on a missing name is shown as an error. */
    showErrors: assign({ failedChecks: ({ context }) => context.failedChecks + 1, nameLeft: true }),
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
    /** Another version of the role shows that somebody else has saved it. */
    keepOvertaken: assign({ overtaken: true }),
  },
  guards: {
    /** Whether another new role was requested and this page has no input to lose. */
    isBlankForAnother: ({ context }, { location }: { location: AppLocation }) =>
      context.roleId === null &&
      context.draft === null &&
      !isRoleChanged(context) &&
      isOfAnotherNew(rolesPath, context.path, location),
    isIncomplete: ({ context }) => !isComplete(context) || context.nameState === 'taken',
    isOfAnother: ({ context }, snapshot: AvailabilitySnapshot) => snapshot.context.name !== trimUserName(context.name),
    isAsking: (_, snapshot: AvailabilitySnapshot) => snapshot.value === 'asking',
    isTaken: ({ context }, snapshot: AvailabilitySnapshot) => nameStateOf(context, snapshot) === 'taken',
    isNameRefused: (_, answer: Result<unknown>) => isRefusedAs('nameTaken', answer),
    /**
     * Whether the save was refused as a conflict. That is possible only for a save that named the version it is based
     * on.
     */
    mayBeOutdated: ({ context: { role } }, answer: Result<unknown>) =>
      role?.version !== undefined && isRefusedAs('conflict', answer),
    isOvertaken: ({ context: { role } }, answer: Result<RolesAndMatrix>) =>
      answer.ok && answer.value.roles.some(({ id, version }) => id === role?.id && version !== role.version),
    isOwn: ({ context: { roleId } }, { path, ids }: { path: string; ids: readonly string[] }) =>
      path === rolesPath && roleId !== null && ids.includes(roleId),
    /** Whether this page's role was deleted, and the form holds no changes that would be lost. */
    isOwnUnchanged: ({ context }, { path, ids }: { path: string; ids: readonly string[] }) =>
      path === rolesPath && context.roleId !== null && ids.includes(context.roleId) && !isRoleChanged(context),
    isGoneUnchanged: ({ context }, answer: Result<RolesAndMatrix>) => answer.ok && !isRoleChanged(context),
  },
});

/** A name that this page has sent without an answer may be taken by the role itself: the save decides. */
function nameStateOf({ name, unsettled }: RoleEditorContext, snapshot: AvailabilitySnapshot) {
  const state = availabilityOf(snapshot, name);
  return state === 'taken' && unsettled && isSameName(unsettled.roleName, name) ? 'unasked' : state;
}
