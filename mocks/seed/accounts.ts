import { demoAccounts, demoPassword } from '../accounts.ts';
import { fingerprint } from '../fingerprint.ts';
import type { AccountRow, RoleRow } from '../tables.ts';
import { grantsOf } from './modules.ts';

/** The roles of the demo accounts (spec 6, decision 6). */
export const roleRows: readonly RoleRow[] = [
  { roleName: 'admin', modules: grantsOf(() => true) },
  { roleName: '内容编辑', modules: grantsOf((path) => /^\/(?:home|basic|business|service)\//.test(path)) },
  { roleName: '数据查看员', modules: [{ modulePath: '/home/scienceKnowledge', moduleName: '科普知识' }] },
  { roleName: '待授权', modules: [] },
];

export const accountRows: readonly AccountRow[] = demoAccounts.map(({ account, name, roleName, shows }) => ({
  account,
  name,
  roleName,
  password: fingerprint(demoPassword),
  locked: shows === 'locked',
}));
