import type { Draft } from '#src/domain/content/draft.ts';
import type { Failure } from '#src/domain/failure.ts';
import { matchRoute } from '#src/domain/routes.ts';
import { type RoleDraft, type RoleForm, writeRoleDraft } from '#src/domain/system/role-draft.ts';
import {
  type Granted,
  grantedBy,
  type Matrix,
  moduleListOf,
  rebased,
  sameGranted,
  withGrants,
} from '#src/domain/system/role-matrix.ts';
import { isLastManager, managingPaths, type Role, rolesPath } from '#src/domain/system/role.ts';
import { trimUserName } from '#src/domain/user-name.ts';
import type { Availability, AvailabilitySnapshot } from './availability.ts';
import type { FactOf } from './facts.ts';
import type { PageEvent, WorkEvent } from './page.ts';

/** What `fetchRoles` gives: all roles, and what can be granted. */
export interface RolesAndMatrix {
  roles: readonly Role[];
  matrix: Matrix;
}

/** What `saveRole` is given. `attempt` is the same for each try of one form (decision 043). */
export interface RoleSave {
  id: string | null;
  roleName: string;
  modules: readonly string[];
  /** The one that it is based on, as far as the server tells it: another one there refuses the save. */
  version?: number | undefined;
  attempt: string;
}

export type RoleEditorEvent =
  | PageEvent
  | WorkEvent
  | { type: 'name.typed'; name: string }
  | { type: 'name.left' }
  /** Tick or untick these module paths. */
  | { type: 'grant'; paths: readonly string[]; on: boolean }
  /** Grant what another role has, and nothing else. */
  | { type: 'copy'; from: Role }
  | { type: 'save' }
  | { type: 'review.confirm' }
  | { type: 'review.cancel' }
  | { type: 'draft.taken' }
  | { type: 'draft.discarded' }
  | { type: 'retry' }
  /** What the name's own machine says. */
  | { type: 'xstate.snapshot.availability'; snapshot: AvailabilitySnapshot };

export interface RoleEditorContext {
  tabId: string;
  /** Under which its draft is kept: the page's own address, or a new role's once its own was deleted. */
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
  /** How often a save was tried that the form must show the faults of. */
  refusals: number;
  /** Somebody else saved since this form, or the draft in it, was begun. */
  overtaken: boolean;
  /** The role that this page was opened for, as it was last, when it has been deleted: what is saved is a new one. */
  deleted: Role | null;
  draft: Draft | null;
  failure: Failure | null;
  /** What was sent last and nobody knows whether it was carried out. */
  sent: { content: string; number: number };
}

export function roleIdOf(path: string): string | null {
  const id = matchRoute(path)?.params.id;
  return id === undefined || id === 'new' ? null : id;
}

export const pathOfRole = (id: string | null): string => `${rolesPath}/${encodeURIComponent(id ?? 'new')}`;

/** What the role grants as it is on the server. */
export const savedGranted = ({ matrix, role }: Pick<RoleEditorContext, 'matrix' | 'role'>): Granted =>
  grantedBy(matrix, role?.moduleInfoList ?? []);

/** The blanks around a name are no part of it. */
export const isSameName = (a: string, b: string): boolean => trimUserName(a) === trimUserName(b);

export const isNameless = ({ name }: Pick<RoleEditorContext, 'name'>): boolean => isSameName(name, '');

export const isRoleChanged = (context: RoleEditorContext): boolean =>
  !isSameName(context.name, context.role?.roleName ?? '') || !sameGranted(savedGranted(context), context.granted);

/** What the last role that can manage roles must keep. */
export const keptOf = ({ roles, role }: Pick<RoleEditorContext, 'roles' | 'role'>): readonly string[] =>
  role && isLastManager(roles, role.id) ? managingPaths : [];

export type RoleFault = 'required' | 'taken';

/** What is wrong with the name, as far as that is known. */
export function nameFault(context: RoleEditorContext): RoleFault | null {
  if (isNameless(context)) return context.nameLeft ? 'required' : null;
  return context.nameState === 'taken' ? 'taken' : null;
}

export const isComplete = (context: RoleEditorContext): boolean => !isNameless(context) && context.granted.length > 0;

/** The form on top of what the role is by now. */
export function onTopOf(
  context: RoleEditorContext,
  { roles, matrix }: RolesAndMatrix,
  role: Role,
): Partial<RoleEditorContext> {
  const before = { roleName: context.role?.roleName ?? '', granted: savedGranted(context) };
  const now = { ...context, roles, matrix, role };
  // Its name is judged anew, by what it is called now.
  return {
    roles,
    matrix,
    role,
    nameState: 'unasked',
    ...rebasedForm(now, before, { roleName: context.name, granted: context.granted }),
  };
}

/** The form as a draft has it, on top of what the role is by now: what others changed since it was begun stays. */
export const recalled = (context: RoleEditorContext, { base, ...form }: RoleDraft) => rebasedForm(context, base, form);

/** What was changed from `before` to `form`, applied to the role as it is; what is granted no longer exists for all. */
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
    granted: withGrants(rebased(base, mine, theirs.granted), keptOf(context), true),
    // A save of one's own whose answer was lost is nobody else's.
    overtaken: context.overtaken || !(isTheirs(before, base) || isTheirs(form, mine)),
  };
}

/** Everything to send but the key of the try. */
export const roleToSave = ({
  roleId,
  name,
  role,
  deleted,
  matrix,
  granted,
}: RoleEditorContext): Omit<RoleSave, 'attempt'> => ({
  id: roleId,
  roleName: trimUserName(name),
  modules: moduleListOf(matrix, (role ?? deleted)?.moduleInfoList ?? [], granted),
  version: role?.version,
});

/** What tells one try from another: all that is sent, and the role that it is based on, where its version does not say so. */
export const contentOfSave = (context: RoleEditorContext): string =>
  JSON.stringify([roleToSave(context), context.role?.roleName, context.role?.moduleInfoList]);

export const notedRole = (context: RoleEditorContext): FactOf<'draft.noted'> => ({
  type: 'draft.noted',
  path: context.path,
  version: null,
  values: writeRoleDraft({
    roleName: context.name,
    granted: context.granted,
    base: { roleName: context.role?.roleName ?? '', granted: savedGranted(context) },
  }),
});
