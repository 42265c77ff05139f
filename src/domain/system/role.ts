import { array, type InferOutput, integer, minValue, number, object, pipe, string } from 'valibot';
import { buttonOf, ModuleEntry, readGrants } from '../access.ts';

/** A role as `/sys/role/query` tells it (spec 3, decision 39). How many users have it is assumed. */
export const Role = object({
  id: string(),
  roleName: string(),
  moduleInfoList: array(ModuleEntry),
  userCount: pipe(number(), integer(), minValue(0)),
});
export type Role = InferOutput<typeof Role>;

export const rolesPath = '/system/roleManager';

/** Whoever holds these can give any right to anybody. */
export const managingPaths: readonly string[] = [rolesPath, buttonOf(rolesPath, 'edit')];

/** Whether these modules let somebody edit roles. */
export const managesRoles = (modules: readonly unknown[]): boolean =>
  managingPaths.every((path) => [...readGrants(modules, '').pages, ...readGrants(modules, '').buttons].includes(path));

/** Whether nobody could edit roles any more without this one. */
export const isLastManager = (roles: readonly Pick<Role, 'id' | 'moduleInfoList'>[], id: string): boolean => {
  const managers = roles.filter(({ moduleInfoList }) => managesRoles(moduleInfoList));
  return managers.length === 1 && managers[0]?.id === id;
};

/** Why a role cannot be deleted; null when it can. */
export function hindranceToDelete(roles: readonly Role[], role: Role, ownRole: string): 'own' | 'lastManager' | null {
  if (role.roleName === ownRole) return 'own';
  return isLastManager(roles, role.id) ? 'lastManager' : null;
}
