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

/** The output of `fetchRoles`: all roles, and the rights that can be granted. */
export interface RolesAndMatrix {
  roles: readonly Role[];
  matrix: Matrix;
}

/** The input of `saveRecord`. */
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
  /** Ticks or unticks these module paths. */
  | { type: 'grant'; paths: readonly string[]; on: boolean }
  /** Grants exactly the rights of another role. */
  | { type: 'copy'; from: Role }
  | { type: 'save' }
  | { type: 'review.confirm' }
  | { type: 'review.cancel' }
  /** A new snapshot of the machine that checks the name. */
  | { type: 'xstate.snapshot.availability'; snapshot: AvailabilitySnapshot };

export interface RoleEditorContext extends RecordContext<RoleSave> {
  /** The address that the draft is stored under: the page's own, or a new one after its role became a new role. */
  path: string;
  /** Null for a new role. */
  roleId: string | null;
  /** The role on the server; null for a new one. */
  role: Role | null;
  roles: readonly Role[];
  matrix: Matrix;
  name: string;
  granted: Granted;
  /** The result of the check of the current name. */
  nameState: Availability;
  /** Whether the name field was left, or a save was tried. From then on its error is shown. */
  nameLeft: boolean;
  /** Whether somebody else saved since this form, or its draft, was started. */
  overtaken: boolean;
  /** The last known state of this page's role, if it has been deleted. A save then makes a new role. Otherwise null. */
  deleted: Role | null;
}

export function roleIdOf(path: string): string | null {
  const id = matchRoute(path)?.params.id;
  return id === undefined || id === 'new' ? null : id;
}

export const pathOfRole = (id: string | null): string => recordPath(rolesPath, id ?? 'new');

/** The rights of the role on the server. */
export const savedGranted = ({ matrix, role }: Pick<RoleEditorContext, 'matrix' | 'role'>): Granted =>
  grantedBy(matrix, role?.moduleInfoList ?? []);

/** The module paths that a save sends. */
export const modulesToSave = ({
  matrix,
  role,
  deleted,
  granted,
}: Pick<RoleEditorContext, 'matrix' | 'role' | 'deleted' | 'granted'>): readonly string[] =>
  moduleListOf(matrix, (role ?? deleted)?.moduleInfoList ?? [], granted);

/** The form without changes. */
export const savedForm = (context: Pick<RoleEditorContext, 'matrix' | 'role'>) => ({
  name: context.role?.roleName ?? '',
  granted: savedGranted(context),
});

/** Surrounding blanks do not count. */
export const isSameName = (a: string, b: string): boolean => trimUserName(a) === trimUserName(b);

export const isNameless = ({ name }: Pick<RoleEditorContext, 'name'>): boolean => isSameName(name, '');

export const isRoleChanged = (context: RoleEditorContext): boolean =>
  !isSameName(context.name, context.role?.roleName ?? '') || !sameGranted(savedGranted(context), context.granted);

/** The rights that the last role with role management must keep. */
export const protectedPaths = ({ roles, role }: Pick<RoleEditorContext, 'roles' | 'role'>): readonly string[] =>
  role && isLastManager(roles, role.id) ? managingPaths : [];

export type RoleFault = 'required' | 'taken';

/** The known error of the name. */
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

/** The form of a draft, applied to the current role. Changes that others made since the draft was started stay. */
export const formOfDraft = (context: RoleEditorContext, { base, ...form }: RoleDraft) =>
  rebasedForm(context, base, form);

/** Applies the changes from `before` to `form` to the current role. Rights that no longer exist are left out. */
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

/** Two saves are the same if they send the same and are based on the same state of the role, also without versions. */
const saveFingerprint = ({ id, roleName, modules, version, base }: Omit<RoleSave, 'attempt'>): string =>
  JSON.stringify([id, roleName, modules, version, base?.roleName, base?.moduleInfoList]);

export const roleKind: RecordKind<RoleEditorContext, RoleSave, RolesAndMatrix> = {
  idOf: ({ roleId }) => roleId,
  pathOf: ({ path }) => path,
  listOf: () => rolesPath,
  subjectOf: ({ role }) => role?.roleName ?? null,
  // The draft itself contains its base.
  versionOf: () => null,
  unsavedWork: (context) =>
    isRoleChanged(context)
      ? writeRoleDraft({
          roleName: context.name,
          granted: context.granted,
          base: { roleName: context.role?.roleName ?? '', granted: savedGranted(context) },
        })
      : null,
  requestOf: (context) => ({
    id: context.roleId,
    roleName: trimUserName(context.name),
    modules: modulesToSave(context),
    version: context.role?.version,
    base: context.role,
  }),
  isSameRequest: (one, other) => saveFingerprint(one) === saveFingerprint(other),
  // The form is locked during a save.
  typedSinceSave: () => null,
  afterReset: (context) => ({ ...savedForm(context), nameLeft: false, overtaken: false, deleted: null }),
  isFound: ({ roleId }, { roles }) => roleId === null || roles.some(({ id }) => id === roleId),
};
