import type { User } from '#src/domain/users/user.ts';

export const userOf = (id: string, over: Partial<User> = {}): User => ({
  id,
  account: `user${id}`,
  name1: '科普宣传科',
  phone: '120****0001',
  email: 'u***@example.com',
  base: 'GXP001',
  baseName: '良凤江国家森林公园',
  roleId: '2',
  roleName: '内容编辑',
  state: 'enabled',
  lockedUntil: null,
  mustChange: false,
  version: 1,
  updatedBy: 'admin',
  updatedTime: '2026-03-12 09:30:00',
  ...over,
});
