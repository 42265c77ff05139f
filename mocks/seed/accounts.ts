import type { AccountRow, RoleRow } from '#mocks/store/collections.ts';
import { grantsOf, grantsWithin } from './modules.ts';
import { perStart } from '#mocks/seed/shared/start.ts';
import { seedAccounts } from './users.ts';

/** The roles of the demo accounts (product 6, decision 004). */
export const roleRows: readonly RoleRow[] = [
  { id: '1', roleName: 'admin', modules: grantsOf(() => true) },
  { id: '2', roleName: '内容编辑', modules: grantsOf((path) => /^\/(?:home|basic|business|service)\//.test(path)) },
  { id: '3', roleName: '数据查看员', modules: [{ modulePath: '/home/scienceKnowledge', moduleName: '科普知识' }] },
  { id: '4', roleName: '待授权', modules: [] },
  {
    id: '5',
    roleName: '评审专家',
    modules: grantsWithin({ '/home/baseResources': [], '/home/baseResourcesScore': ['expertscore'] }),
  },
  {
    id: '6',
    roleName: '评审组长',
    modules: grantsWithin({
      '/home/baseResources': [],
      '/home/baseResourcesScore': [],
      '/home/baseResourcesApplication': ['add', 'edit', 'line'],
      '/set/masterplate': [],
    }),
  },
  { id: '7', roleName: '咨询专员', modules: grantsWithin({ '/comment/comment': [], '/book/book': [] }) },
];

export const accountRowsAt = perStart((start): readonly AccountRow[] =>
  seedAccounts(start, (roleName) => roleRows.find((role) => role.roleName === roleName)?.id ?? ''),
);
