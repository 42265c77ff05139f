import { array, type InferOutput, is, object, optional, pipe, string, transform, unknown } from 'valibot';
import { buttonOf, ModuleEntry } from '#src/domain/rights/access.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';

/** A module list of the server. As in the permission list (decision 002), unusable entries are dropped one by one. */
export const Modules = pipe(
  array(unknown()),
  transform((entries) => entries.filter((entry) => is(ModuleEntry, entry))),
);

/** A number that we only assume the server to send. Any other value counts as absent, so that the role can still be read. */
const assumedNumber = optional(
  pipe(
    unknown(),
    transform((sent) => (typeof sent === 'number' && Number.isSafeInteger(sent) && sent >= 0 ? sent : undefined)),
  ),
);

/** A role as `/sys/role/query` returns it (product 3, decision 010). `userCount` and `version` are assumed. */
export const Role = object({
  id: string(),
  roleName: string(),
  moduleInfoList: Modules,
  userCount: assumedNumber,
  version: assumedNumber,
});
export type Role = InferOutput<typeof Role>;

export const rolesPath = '/system/roleManager';

/** With these rights somebody can give any right to anybody. */
export const managingPaths: readonly string[] = [rolesPath, buttonOf(rolesPath, 'edit')];

/** Whether these modules let somebody edit roles. */
export function managesRoles(modules: readonly unknown[]): boolean {
  const { pages, buttons } = readGrants(modules, '');
  return managingPaths.every((path) => pages.includes(path) || buttons.includes(path));
}

/** Whether nobody could edit roles without this role. Other roles count only if they have users. */
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
