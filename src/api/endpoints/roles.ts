import { array, object, optional, string, unknown } from 'valibot';
import { buttonOf, ModuleEntry } from '#src/domain/rights/access.ts';
import { Modules, Role, rolesPath } from '#src/domain/roles/role.ts';
import { count } from './count.ts';
import { read, write } from './endpoint.ts';
import { NameIsFree } from './name-is-free.ts';
import { refusals } from './refusals.ts';

/** Roles, and the modules that can be granted to them (product 7, decision 010). */
export const roleEndpoints = {
  query: read({
    path: '/sys/role/query',
    request: object({
      pageNum: count,
      pageSize: count,
      roleName: optional(string()),
    }),
    response: object({ list: array(Role), total: count, pageNum: count, pageSize: count }),
    right: rolesPath,
    source: 'specified',
  }),
  add: write({
    path: '/sys/role/add',
    request: object({ roleName: string(), moduleInfoList: array(ModuleEntry) }),
    response: Role,
    right: buttonOf(rolesPath, 'add'),
    refusals: [refusals.roleTaken],
    source: 'specified',
  }),
  update: write({
    path: '/sys/role/update',
    request: object({ id: string(), roleName: string(), moduleInfoList: array(ModuleEntry) }),
    response: Role,
    right: buttonOf(rolesPath, 'edit'),
    refusals: [refusals.roleTaken, refusals.conflict],
    source: 'specified',
  }),
  /** `moveTo` is the role that the users of the deleted role get (assumed). */
  del: write({
    path: '/sys/role/del',
    request: object({ id: string(), moveTo: optional(string()) }),
    response: unknown(),
    right: buttonOf(rolesPath, 'del'),
    source: 'specified',
  }),
  isNameExist: read({
    path: '/sys/role/isNameExist',
    request: object({ roleName: string() }),
    response: NameIsFree,
    right: rolesPath,
    source: 'specified',
  }),
};

export const moduleEndpoints = {
  /** Every module that can be granted. */
  queryAll: read({
    path: '/sys/module/queryAll',
    request: object({}),
    response: Modules,
    right: rolesPath,
    source: 'specified',
  }),
};
