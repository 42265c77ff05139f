import { recordPath } from '#src/domain/routes/location.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import { type RoleDraft, type RoleForm, writeRoleDraft } from '#src/domain/roles/role-draft.ts';
import {
  type Granted,
  grantedBy,
  type Matrix,
  moduleListOf,
  rebased,
  sameGranted,
  withGrants,
} from '#src/domain/roles/role-matrix.ts';
import { isLastManager, managingPaths, type Role, rolesPath } from '#src/domain/roles/role.ts';
import { trimUserName } from '#src/domain/users/user-name.ts';
import type { Availability, AvailabilitySnapshot } from '#src/machines/availability.ts';
import type { RecordContext, RecordEvent, RecordKind, Save } from '#src/machines/record/kind.ts';

/** What `fetchRoles` gives: all roles, and what can be granted. */
export interface RolesAndMatrix {
  roles: readonly Role[];
  matrix: Matrix;
}

/** What `saveRecord` is given. */
export interface RoleSave extends Save {
  id: string | null;
  roleName: string;
  modules: readonly string[];
  /**
   * The version that the save is based on, if the server gives one. If the server has another one, it refuses the save.
   */
  version?: number | undefined;
  /** The whole role that the save is based on; null for a new role. */
  base: Role | null;
}

export type RoleEditorEvent =
  | RecordEvent
  | { type: 'name.typed'; name: string }
  | { type: 'name.left' }
  /** Tick or untick these module paths. */
  | { type: 'grant'; paths: readonly string[]; on: boolean }
  /** Grant what another role has, and nothing else. */
  | { type: 'copy'; from: Role }
  | { type: 'save' }
  | { type: 'review.confirm' }
  | { type: 'review.cancel' }
  /** A new snapshot of the machine that checks the name. */
  | { type: 'xstate.snapshot.availability'; snapshot: AvailabilitySnapshot };

export interface RoleEditorContext extends RecordContext<RoleSave> {
  /** The address under which the draft is kept: the page's own, or one for what goes on as a new role. */
  path: string;
  /** Null for a role that is being made. */
  roleId: string | null;
  /** As it is on the server; null for a new one. */
  role: Role | null;
  roles: readonly Role[];
  matrix: Matrix;
  name: string;
  granted: Granted;
  /** What is known of the name as it stands. */
  nameState: Availability;
  /** Whether the name's field was left, or a save was tried: from then on its fault is shown. */
  nameLeft: boolean;
  /** Somebody else saved since this form, or the draft in it, was begun. */
  overtaken: boolean;
  /** The last known state of this page's role, if it has been deleted. A save then makes a new role. Otherwise null. */
  deleted: Role | null;
}

export function roleIdOf(path: string): string | null {
  const id = matchRoute(path)?.params.id;
  return id === undefined || id === 'new' ? null : id;
}

export const pathOfRole = (id: string | null): string => recordPath(rolesPath, id ?? 'new');

/** What the role grants as it is on the server. */
export const savedGranted = ({ matrix, role }: Pick<RoleEditorContext, 'matrix' | 'role'>): Granted =>
  grantedBy(matrix, role?.moduleInfoList ?? []);

/** What the form holds while nothing is changed. */
export const savedForm = (context: Pick<RoleEditorContext, 'matrix' | 'role'>) => ({
  name: context.role?.roleName ?? '',
  granted: savedGranted(context),
});

/** The blanks around a name are no part of it. */
export const isSameName = (a: string, b: string): boolean => trimUserName(a) === trimUserName(b);

export const isNameless = ({ name }: Pick<RoleEditorContext, 'name'>): boolean => isSameName(name, '');

export const isRoleChanged = (context: RoleEditorContext): boolean =>
  !isSameName(context.name, context.role?.roleName ?? '') || !sameGranted(savedGranted(context), context.granted);

/** What the last role that can manage roles must keep. */
export const protectedPaths = ({ roles, role }: Pick<RoleEditorContext, 'roles' | 'role'>): readonly string[] =>
  role && isLastManager(roles, role.id) ? managingPaths : [];

export type RoleFault = 'required' | 'taken';

/** What is wrong with the name, as far as that is known. */
export function nameFault(context: RoleEditorContext): RoleFault | null {
  if (isNameless(context)) return context.nameLeft ? 'required' : null;
  return context.nameState === 'taken' ? 'taken' : null;
}

export const isComplete = (context: RoleEditorContext): boolean => !isNameless(context) && context.granted.length > 0;

/** The context with the role's newest state, and the changes of the form applied to it. */
export function rebasedContext(
  context: RoleEditorContext,
  { roles, matrix }: RolesAndMatrix,
  role: Role,
): Partial<RoleEditorContext> {
  const before = { roleName: context.role?.roleName ?? '', granted: savedGranted(context) };
  const now = { ...context, roles, matrix, role };
  // The name must be checked again, because the role may have another name now.
  return {
    roles,
    matrix,
    role,
    nameState: 'unasked',
    ...rebasedForm(now, before, { roleName: context.name, granted: context.granted }),
  };
}

/** The form of a draft, on top of what the role is by now: what others changed since it was begun stays. */
export const formOfDraft = (context: RoleEditorContext, { base, ...form }: RoleDraft) =>
  rebasedForm(context, base, form);

/** Applies the changes from `before` to `form` to the present role. Grants that no longer exist are left out. */
function rebasedForm(context: RoleEditorContext, before: RoleForm, form: RoleForm) {
  const known = (paths: Granted) =>
    grantedBy(
      context.matrix,
      paths.map((modulePath) => ({ modulePath })),
    );
  const theirs = { roleName: context.role?.roleName ?? '', granted: savedGranted(context) };
  const [base, mine] = [known(before.granted), known(form.granted)];
  const isTheirs = (one: RoleForm, granted: Granted) =>
    isSameName(one.roleName, theirs.roleName) && sameGranted(granted, theirs.granted);
  return {
    name: isSameName(form.roleName, before.roleName) ? theirs.roleName : form.roleName,
    granted: withGrants(rebased(base, mine, theirs.granted), protectedPaths(context), true),
    // If the role equals `form`, the other save was this page's own, whose answer was lost.
    overtaken: context.overtaken || !(isTheirs(before, base) || isTheirs(form, mine)),
  };
}

/** Two saves differ by what is sent, and by the role that it is based on, where its version does not say so. */
const saveFingerprint = ({ id, roleName, modules, version, base }: Omit<RoleSave, 'attempt'>): string =>
  JSON.stringify([id, roleName, modules, version, base?.roleName, base?.moduleInfoList]);

export const roleKind: RecordKind<RoleEditorContext, RoleSave, RolesAndMatrix> = {
  idOf: ({ roleId }) => roleId,
  pathOf: ({ path }) => path,
  listOf: () => rolesPath,
  subjectOf: ({ role }) => role?.roleName ?? null,
  // Its draft holds what it is based on.
  versionOf: () => null,
  unsavedWork: (context) =>
    isRoleChanged(context)
      ? writeRoleDraft({
          roleName: context.name,
          granted: context.granted,
          base: { roleName: context.role?.roleName ?? '', granted: savedGranted(context) },
        })
      : null,
  requestOf: ({ roleId, name, role, deleted, matrix, granted }) => ({
    id: roleId,
    roleName: trimUserName(name),
    modules: moduleListOf(matrix, (role ?? deleted)?.moduleInfoList ?? [], granted),
    version: role?.version,
    base: role,
  }),
  isSameRequest: (one, other) => saveFingerprint(one) === saveFingerprint(other),
  // Nothing is typed or ticked while a save is under way.
  typedSinceSave: () => null,
  afterReset: (context) => ({ ...savedForm(context), nameLeft: false, overtaken: false, deleted: null }),
  isFound: ({ roleId }, { roles }) => roleId === null || roles.some(({ id }) => id === roleId),
};
