import { contentDescriptors } from '#src/api/endpoints/index.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { valuesOf } from '#src/domain/content/values.ts';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import type { LoginEntry } from '#src/domain/work/profile.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { accountRowsAt, roleRows } from './accounts.ts';
import { seedRecordsAt } from '#mocks/seed/content/all-types.ts';
import { loginRowsAt } from './logins.ts';
import { createChance } from '#mocks/seed/shared/random.ts';
import type { SeedSize, StoredSeed } from '#mocks/shared/seed-size.ts';
import { perStart } from '#mocks/seed/shared/start.ts';
import { partOfDay, workedBefore } from '#mocks/seed/shared/time.ts';

const counts: Readonly<Record<SeedSize, number>> = { S: 300, M: 2_000, L: 100_000 };

const computedAt = perStart(() => new Map<SeedSize, readonly LogEntry[]>());

/** The log before the start, newest first. Computed from the seeded logins and records, and cached only here. */
export function seedLogs({ start, size }: StoredSeed): readonly LogEntry[] {
  const computed = computedAt(start);
  const known = computed.get(size);
  if (known) return known;
  const written = writtenLogs(start);
  const oldest = Date.parse(`${written.at(-1)?.time.replace(' ', 'T')}+08:00`);
  const more = counts[size] - written.length;
  // Older entries repeat the written ones over the previous year of working days.
  const step = 250 / Math.max(1, more);
  const again = Array.from({ length: more }, (_, index): Unnumbered => {
    const entry = written[index % written.length] as Unnumbered;
    return { ...entry, time: toShanghaiTime(workedBefore(oldest, (index + 1) * step)) };
  });
  const entries = [...written, ...again].map((entry, index) => ({ id: String(counts[size] - index), ...entry }));
  computed.set(size, entries);
  return entries;
}

type Unnumbered = Omit<LogEntry, 'id'>;

const nothing = { object: '', result: 'success', reason: '', before: null, after: null } as const;

/** The entries of the smallest size, newest first. */
function writtenLogs(start: number): readonly Unnumbered[] {
  const entries = [
    ...loginRowsAt(start).map((row) => ofLogin(start, row.account, row)),
    ...settings(start),
    ...contentDescriptors.flatMap((type) =>
      ((seedRecordsAt(start) as Record<string, readonly ContentRecord[]>)[type.path] ?? []).flatMap((record) =>
        ofRecord(start, type, record),
      ),
    ),
  ];
  return entries.sort((a, b) => (a.time < b.time ? 1 : a.time > b.time ? -1 : 0)).slice(0, counts.S);
}

const reasons: Readonly<Record<LoginEntry['result'], string>> = {
  success: '',
  wrongCaptcha: '验证码错误',
  wrongPassword: '用户名或密码错误',
  locked: '登录失败次数过多，账号已锁定，请15分钟后再试',
  disabled: '账号已停用，请联系管理员',
};

const ofLogin = (start: number, account: string, { time, address, result }: LoginEntry): Unnumbered => ({
  ...nothing,
  ...by(start, account),
  time,
  address,
  type: 'login',
  path: '/sys/auth',
  action: 'login',
  result: result === 'success' ? 'success' : 'refused',
  reason: reasons[result],
});

/** The entries of a record: its addition, and a change if it has a later version. Some saves were refused as outdated. */
function ofRecord(start: number, type: ContentType, record: ContentRecord): Unnumbered[] {
  const chance = createChance(Number(record.id) * 31 + type.path.length);
  const object = textOf(record, type.titleField);
  const operation = { ...nothing, type: 'operation', path: type.path, object } as const;
  const values = valuesOf(type, record);
  const added = {
    ...operation,
    ...from(start, record.createdBy, chance.between(20, 40)),
    time: record.createdTime,
    action: 'add',
    after: values,
  };
  if (record.version === 1) return [added];
  const changer = { ...from(start, record.updatedBy, chance.between(20, 40)), time: record.updatedTime };
  const changed = { ...operation, ...changer, action: 'update', ...lastChange(type, record) };
  if (!chance.happens(6)) return [added, changed];
  const late = {
    ...operation,
    ...from(start, 'admin', chance.between(20, 40)),
    time: record.updatedTime,
    action: 'update',
  };
  return [added, changed, { ...late, result: 'refused', reason: '内容已被他人修改，请刷新后重试' }];
}

/** The change of the last save: an added keyword, or a completed title. */
function lastChange({ titleField }: ContentType, record: ContentRecord): Pick<LogEntry, 'before' | 'after'> {
  const name = ['keyword', 'keyWord'].find((field) => textOf(record, field).includes(',')) ?? titleField;
  const now = textOf(record, name);
  const before = name === titleField ? `${now}（初稿）` : now.slice(0, now.lastIndexOf(','));
  return { before: { [name]: before }, after: { [name]: now } };
}

/** Changes of system settings by the administrator, and attempts of a user without the right. */
function settings(start: number): Unnumbered[] {
  const chance = createChance(97);
  const at = (daysAgo: number) => toShanghaiTime(workedBefore(start, daysAgo + partOfDay(chance)));
  const system = { ...nothing, ...from(start, 'admin', 21), type: 'system' } as const;
  const modules = roleRows[2]?.modules ?? [];
  return [
    {
      ...system,
      time: at(9),
      path: '/sys/role',
      action: 'update',
      object: '数据查看员',
      before: { modules: [] },
      after: { modules: modules.map(({ moduleName }) => moduleName) },
    },
    { ...system, time: at(16), path: '/sys/user', action: 'resetPassword', object: 'viewer' },
    {
      ...system,
      time: at(23),
      path: '/sys/role',
      action: 'add',
      object: '待授权',
      after: { roleName: '待授权', modules: [] },
    },
    ...[4, 11].map((daysAgo): Unnumbered => ({
      ...nothing,
      ...from(start, 'viewer', 33),
      time: at(daysAgo),
      type: 'operation',
      path: '/home/scienceKnowledge',
      action: 'add',
      result: 'refused',
      reason: '没有操作权限：/home/scienceKnowledge_add',
    })),
  ];
}

function by(start: number, account: string): Pick<LogEntry, 'account' | 'roleName'> {
  const roleId = accountRowsAt(start).find((row) => row.account === account)?.roleId;
  return { account, roleName: roleRows.find(({ id }) => id === roleId)?.roleName ?? '' };
}

/** The account at one of the addresses of its office (`logins.ts`). */
const from = (start: number, account: string, desk: number): Pick<LogEntry, 'account' | 'roleName' | 'address'> => ({
  ...by(start, account),
  address: `10.45.${accountRowsAt(start).findIndex((row) => row.account === account) + 10}.${desk}`,
});
