import type { ModuleEntry } from '#src/domain/rights/access.ts';
import { largestPage, type ListPage, type ListQuery } from '#src/domain/content/list-query.ts';
import { type Result, success } from '#src/domain/failure.ts';
import type { Role } from '#src/domain/roles/role.ts';
import { completed } from './completed.ts';
import { moduleEndpoints, roleEndpoints } from '#src/api/endpoints/roles.ts';
import type { CallOptions, Http } from './http.ts';

export function queryRoles(
  http: Http,
  { filters, pageNum, pageSize: size }: ListQuery,
  signal: AbortSignal,
): Promise<Result<ListPage<Role>>> {
  const { roleName = '' } = filters;
  return http.call(
    roleEndpoints.query,
    { pageNum, pageSize: size, ...(roleName === '' ? {} : { roleName }) },
    { signal },
  );
}

/** Fetches all roles, page by page. In practice there are few. */
export async function fetchAllRoles(http: Http, signal?: AbortSignal): Promise<Result<readonly Role[]>> {
  const roles: Role[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const answer = await http.call(roleEndpoints.query, { pageNum, pageSize: largestPage }, signal ? { signal } : {});
    if (!answer.ok) return answer;
    roles.push(...answer.value.list);
    if (answer.value.list.length === 0 || roles.length >= answer.value.total) return success(roles);
  }
}

export const fetchModules = (http: Http, signal: AbortSignal): Promise<Result<readonly ModuleEntry[]>> =>
  http.call(moduleEndpoints.queryAll, {}, { signal });

/** Whether the role name is free. A truthy answer means that it is (product 7). */
export async function isRoleNameFree(http: Http, roleName: string, signal: AbortSignal): Promise<Result<boolean>> {
  const answer = await http.call(roleEndpoints.isNameExist, { roleName }, { signal });
  return answer.ok ? success(Boolean(answer.value)) : answer;
}

/**
 * Adds a role, or changes the one with this id. When the server does not return a new role, it is looked up by its
 * name.
 */
export function saveRole(
  http: Http,
  id: string | null,
  roleName: string,
  modules: readonly string[],
  options: CallOptions,
): Promise<Result<Role | null>> {
  const role = { roleName, moduleInfoList: modules.map((modulePath) => ({ modulePath })) };
  const done =
    id === null
      ? http.call(roleEndpoints.add, role, options)
      : http.call(roleEndpoints.update, { id, ...role }, options);
  return completed(done, async () => {
    const roles = await fetchAllRoles(http);
    return roles.ok
      ? success(roles.value.find((one) => (id === null ? one.roleName === roleName : one.id === id)) ?? null)
      : roles;
  });
}

/** Deletes a role. Its users get the role `moveTo`. */
export const deleteRole = (
  http: Http,
  id: string,
  moveTo: string | null,
  options: CallOptions,
): Promise<Result<unknown>> => http.call(roleEndpoints.del, { id, ...(moveTo === null ? {} : { moveTo }) }, options);
