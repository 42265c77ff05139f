import { array, type InferOutput, is, object, optional, pipe, string, transform, unknown } from 'valibot';
import { buttonOf, ModuleEntry } from '#src/domain/rights/access.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';

/** Modules as they are told: as in the permission list (decision 002), entries that cannot be used are dropped one by one. */
export const Modules = pipe(
  array(unknown()),
  transform((entries) => entries.filter((entry) => is(ModuleEntry, entry))),
);

/** A number that is assumed: told as anything else it is not told, and what it stands in can be read all the same. */
const assumed = optional(
  pipe(
    unknown(),
    transform((told) => (typeof told === 'number' && Number.isSafeInteger(told) && told >= 0 ? told : undefined)),
  ),
);

/** A role as `/sys/role/query` tells it (product 3, decision 010). How many users have it and its version are assumed. */
export const Role = object({
  id: string(),
  roleName: string(),
  moduleInfoList: Modules,
  userCount: assumed,
  version: assumed,
});
export type Role = InferOutput<typeof Role>;

export const rolesPath = '/system/roleManager';

/** Whoever holds these can give any right to anybody. */
export const managingPaths: readonly string[] = [rolesPath, buttonOf(rolesPath, 'edit')];

/** Whether these modules let somebody edit roles. */
export function managesRoles(modules: readonly unknown[]): boolean {
  const { pages, buttons } = readGrants(modules, '');
  return managingPaths.every((path) => pages.includes(path) || buttons.includes(path));
}

/** Whether nobody could edit roles any more without this one. A role that nobody has helps nobody. */
export function isLastManager(
  roles: readonly Pick<Role, 'id' | 'moduleInfoList' | 'userCount'>[],
  id: string,
): boolean {
  const managers = roles.filter(({ moduleInfoList }) => managesRoles(moduleInfoList));
  return managers.some((role) => role.id === id) && !managers.some((role) => role.id !== id && role.userCount !== 0);
}

/** Why a role cannot be deleted; null when it can. */
export function reasonNotToDelete(roles: readonly Role[], role: Role, ownRole: string): 'own' | 'lastManager' | null {
  if (role.roleName === ownRole) return 'own';
  return isLastManager(roles, role.id) ? 'lastManager' : null;
}
