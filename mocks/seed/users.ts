import { type DemoAccount, demoAccounts, demoPassword, isAddedLater } from '#mocks/shared/accounts.ts';
import { fingerprint } from '#mocks/shared/fingerprint.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import type { AccountRow } from '#mocks/store/collections.ts';
import { homes } from '#mocks/seed/content/base-resources.ts';
import { loginRowsAt } from './logins.ts';
import { createChance } from '#mocks/seed/shared/random.ts';
import { partOfDay, workedBefore } from '#mocks/seed/shared/time.ts';

/** The accounts besides the demo accounts: departments and posts, no real people. */
const offices: readonly [account: string, name: string][] = [
  ['nanning', '南宁市林业局'],
  ['liuzhou', '柳州市林业局'],
  ['guilin', '桂林市林业局'],
  ['wuzhou', '梧州市林业局'],
  ['beihai', '北海市林业局'],
  ['fangchenggang', '防城港市林业局'],
  ['qinzhou', '钦州市林业局'],
  ['guigang', '贵港市林业局'],
  ['yulin', '玉林市林业局'],
  ['baise', '百色市林业局'],
  ['hezhou', '贺州市林业局'],
  ['hechi', '河池市林业局'],
  ['laibin', '来宾市林业局'],
  ['chongzuo', '崇左市林业局'],
];

const posts: readonly [account: string, name: string, roleName: string][] = [
  ...offices.flatMap(([account, name]): [string, string, string][] => [
    [`${account}.edit`, `${name}内容岗`, '内容编辑'],
    [`${account}.view`, `${name}统计岗`, '数据查看员'],
  ]),
  ['office', '办公室', '数据查看员'],
  ['publicity', '科普宣传科值班', '内容编辑'],
  ['education', '自然教育科', '内容编辑'],
  ['wellness', '森林康养科', '内容编辑'],
  ['study', '研学服务科', '内容编辑'],
  ['archives', '档案室', '数据查看员'],
  ['security', '系统安全岗', 'admin'],
  ['trainee', '实习岗', '待授权'],
];

/** The bases of the accounts that were added later. Those of the reviewers all differ. */
const laterBases = ['GXP001', 'GXP006', 'GXP003', 'GXP024', 'GXP070', 'GXP091', 'GXP001', 'GXP001'];

const host = 'example.com';
/** Far in the future, so that the seeded lockout never ends. */
const lockedUntil = Date.parse('2035-01-01T00:00:00+08:00');

/** The accounts, demo accounts first. `roleIdOf` returns the id of a role. */
export function seedAccounts(start: number, roleIdOf: (roleName: string) => string): readonly AccountRow[] {
  const chance = createChance(5);
  const password = fingerprint(demoPassword);
  const rowOf = (account: string, name: string, roleName: string, index: number) => ({
    id: String(index + 1),
    account,
    name,
    phone: `120000${String(10_001 + index * 37)}`,
    email: `${account}@${host}`,
    base: (homes.find(({ city }) => name.startsWith(city)) ?? homes[index % homes.length])?.id ?? '',
    roleId: roleIdOf(roleName),
    password,
    mustChange: false,
    version: 1,
    updatedBy: 'admin',
    updatedTime: toShanghaiTime(workedBefore(start, chance.between(20, 300) + partOfDay(chance))),
  });
  const logins = createChance(83);
  const lastLogins = new Map(
    loginRowsAt(start).flatMap(({ account, result, time }) => (result === 'success' ? [[account, time]] : [])),
  );
  const demoRow = ({ account, name, roleName, shows }: DemoAccount, index: number) => ({
    ...rowOf(account, name, roleName, index),
    ...lastLoginOf(lastLogins.get(account)),
    locked: shows === 'disabled',
  });
  /** Some have not been used for months. */
  const loggedInBefore = (days: number) => toShanghaiTime(workedBefore(start, days + partOfDay(logins)));
  const demo = demoAccounts.filter((one) => !isAddedLater(one)).map(demoRow);
  const staff = posts.map(([account, name, roleName], index) => ({
    ...rowOf(account, name, roleName, demo.length + index),
    // Some accounts are disabled, locked, or have not logged in yet.
    locked: index % 11 === 4,
    ...(index % 17 === 9 ? { lockedUntil } : {}),
    mustChange: index % 7 === 6,
    ...lastLoginOf(index % 7 === 6 ? undefined : loggedInBefore(index % 9 === 3 ? logins.between(70, 200) : index % 9)),
  }));
  const later = demoAccounts
    .filter(isAddedLater)
    .map((one, index) => ({ ...demoRow(one, demo.length + staff.length + index), base: laterBases[index] ?? '' }));
  return [...demo, ...staff, ...later];
}

const lastLoginOf = (lastLogin: string | undefined) => (lastLogin === undefined ? {} : { lastLogin });
