import { expect, expectTypeOf, test } from 'vitest';
import type { userEndpoints } from '#src/api/endpoints/users.ts';
import { changed, date } from '#src/api/provider/date.ts';
import { absent, AdapterError, type Field, flag, id, oneOf, optionalField, rename } from '#src/api/provider/field.ts';
import { pageAnswer, pageRequest } from '#src/api/provider/page.ts';
import { permission, permissions } from '#src/api/provider/permission.ts';
import { call } from '#src/api/provider/provider.ts';
import { fields, readList } from '#src/api/provider/shape.ts';
import { version } from '#src/api/provider/version.ts';
import type { User } from '#src/domain/users/user.ts';

/** Both directions of one field. */
const read = <Value>(field: Field<Value>, value: unknown) => field.read(value, 'field', { [field.name ?? '']: value });
const refusalOf = (work: () => unknown): string => {
  try {
    return `accepted: ${JSON.stringify(work())}`;
  } catch (error) {
    return error instanceof AdapterError ? `${error.place}: ${error.message}` : String(error);
  }
};

const shanghai = '2026-02-28 23:59:59';

test.each<[string, Field<unknown>, unknown, unknown]>([
  ['a renamed field', rename<string>('nick'), 'x', 'x'],
  ['a number as id', id('userId'), 12, '12'],
  ['a text as id', id('userId'), 'GXP001', 'GXP001'],
  ['a letter as truth value', flag('top', 'Y', 'N'), 'N', false],
  ['a digit as truth value', flag('top', 1, 0), 1, true],
  ['a word', oneOf('status', { 0: 'online', 1: 'offline' }), '1', 'offline'],
  ['a time as text', date<string>('time', 'text'), shanghai, shanghai],
  ['a time with a zone', date<string>('time', 'iso'), '2026-02-28T23:59:59+08:00', shanghai],
  ['milliseconds', date<string>('time', 'milliseconds'), Date.UTC(2026, 1, 28, 15, 59, 59), shanghai],
  ['seconds', date<string>('time', 'seconds'), Date.UTC(2026, 1, 28, 15, 59, 59) / 1000, shanghai],
  ['a time as version', changed('time', 'text'), shanghai, Date.UTC(2026, 1, 28, 15, 59, 59)],
  ['no time', date<string | null>('time', 'iso'), null, null],
  ['the permission of a page', permission('perm'), 'home:scienceKnowledge', '/home/scienceKnowledge'],
  ['the permission of a button', permission('perm'), 'home:scienceKnowledge:add', '/home/scienceKnowledge_add'],
])('%s is read and written', (_, field, theirs, ours) => {
  expect(read(field, theirs)).toEqual(ours);
  expect(field.write(ours, 'field')).toEqual(theirs);
});

test.each<[string, Field<unknown>, unknown, string]>([
  ['an unknown word', oneOf('status', { 0: 'online' }), '7', 'field: "7" is none of "0"'],
  [
    'the name of a property of all objects',
    oneOf('status', { 0: 'online' }),
    'constructor',
    'field: "constructor" is none of "0"',
  ],
  ['no word', oneOf('status', { 0: 'online' }), undefined, 'field: nothing is none of "0"'],
  ['another truth value', flag('top', 'Y', 'N'), true, 'field: true is neither "Y" nor "N"'],
  [
    'a rounded id',
    id('userId'),
    2 ** 60,
    'field: 1152921504606847000 is no exact id: the server must send it as a text',
  ],
  ['no time as version', changed('time', 'iso'), null, 'field: null is no time in the form “iso”'],
  [
    'a day that does not exist',
    date('time', 'text'),
    '2026-02-30 00:00:00',
    'field: "2026-02-30 00:00:00" is no time in the form “text”',
  ],
  [
    'a text without a zone',
    date('time', 'iso'),
    '2026-02-28T00:00:00',
    'field: "2026-02-28T00:00:00" is no time in the form “iso”',
  ],
  [
    'a day with a zone that does not exist',
    date('time', 'iso'),
    '2026-02-30T00:00:00Z',
    'field: "2026-02-30T00:00:00Z" is no time in the form “iso”',
  ],
  [
    'a text that only resembles a time',
    date('time', 'iso'),
    'Tuesday 2 January 2026 10:00 Z',
    'field: "Tuesday 2 January 2026 10:00 Z" is no time in the form “iso”',
  ],
  [
    'milliseconds as seconds',
    date('time', 'seconds'),
    1_772_323_200_000,
    'field: 1772323200000 is no time in the form “seconds”',
  ],
  [
    'a time beyond all calendars',
    date('time', 'seconds'),
    1e15,
    'field: 1000000000000000 is no time in the form “seconds”',
  ],
  ['a number as permission', permission('perm'), 1, 'field: 1 is no permission'],
  ['a text as list', permissions('perms'), 'x', 'field: "x" is no list of permissions'],
])('%s is refused by name', (_, field, value, message) => {
  expect(refusalOf(() => read(field, value))).toBe(message);
});

test.each<[string, Field<unknown>, unknown]>([
  ['a time with a zone without a colon', date<string>('time', 'iso'), '2026-02-28T15:59:59.000+0000'],
  ['a time without seconds', date<string>('time', 'iso'), '2026-02-28T23:59+08:00'],
  ['milliseconds as text', date<string>('time', 'milliseconds'), String(Date.UTC(2026, 1, 28, 15, 59, 59))],
])('%s is read', (_, field, theirs) => {
  expect(String(read(field, theirs)).slice(0, 16)).toBe(shanghai.slice(0, 16));
});

test('a word that the server does not have cannot be sent', () => {
  const status = oneOf('status', { 0: 'online' }) as Field<string>;
  expect(refusalOf(() => status.write('draft', 'status'))).toBe('status: "draft" is no word of the server');
});

interface Row {
  id: string;
  title: string;
  base: string;
  online: boolean;
  secret: string;
}
const row = fields<Row>({
  id: id('rowId'),
  base: rename('dept.id'),
  online: flag('status', '0', '1'),
  secret: absent('none'),
});

test('a record has its own names, nested ones too, and keeps what does not differ', () => {
  const ours = { id: '7', title: 'x', base: 'b', online: true, secret: 'none', more: 1 };
  const theirs = { rowId: 7, title: 'x', dept: { id: 'b' }, status: '0', more: 1 };
  expect(row.read(theirs, '')).toEqual(ours);
  expect(row.write(ours, '')).toEqual(theirs);
});

test('a list names the row and the field that it cannot read', () => {
  const rows = [
    { rowId: 1, status: '0' },
    { rowId: 2, status: 'x' },
  ];
  expect(refusalOf(() => readList(row, rows, 'list'))).toBe('list[1].online: "x" is neither "0" nor "1"');
  expect(refusalOf(() => readList(row, null, 'list'))).toBe('list: null is no list');
});

test('an optional field that cannot be read is missing', () => {
  const field = optionalField(date<string | null>('loginDate', 'text'));
  expect([shanghai, null, '', '0000-00-00 00:00:00'].map((value) => read(field, value))).toEqual([
    shanghai,
    null,
    undefined,
    undefined,
  ]);
});

const shape = {
  rows: 'data.records',
  total: 'data.count',
  offset: 'offset',
  size: 'limit',
  first: 0,
  orderBy: 'sort',
  direction: { name: 'dir', ascending: 'a', descending: 'd' },
} as const;

test('a page has the parameters, names and words of the server', () => {
  const request = { pageNum: 3, pageSize: 20, orderBy: 'base', desc: true, online: true, title: 'a,b' };
  expect(pageRequest(shape, row, request)).toEqual({
    offset: 40,
    limit: 20,
    sort: 'dept.id',
    dir: 'd',
    status: '0',
    title: 'a,b',
  });
  const zeroBased = { ...shape, offset: undefined, number: 'page' };
  expect(pageRequest(zeroBased as never, row, { pageNum: 1, pageSize: 5 })).toEqual({ page: 0, limit: 5 });
  const data = { records: [{ rowId: 7, title: 'x', dept: { id: 'b' }, status: '1' }], count: '41', more: 1 };
  expect(pageAnswer(shape, row, request, { data })).toEqual({
    ...data,
    list: [{ id: '7', title: 'x', base: 'b', online: false, secret: 'none' }],
    total: 41,
    pageNum: 3,
    pageSize: 20,
  });
  expect(refusalOf(() => pageAnswer(shape, row, request, { data: {} }))).toBe('data.count: nothing is no number');
});

test('a filter by a nested field is sent under its dotted name', () => {
  const filtered = pageRequest(shape, row, { pageNum: 1, pageSize: 5, base: 'a,b' } as never);
  expect(filtered).toEqual({ 'dept.id': 'a,b', offset: 0, limit: 5 });
});

test('several words of a filter are translated one by one', () => {
  const words = fields<{ status: string }>({ status: oneOf('state', { 0: 'online', 2: 'draft' }) });
  expect(pageRequest(shape, words, { pageNum: 1, pageSize: 1, status: 'draft,online' } as never)).toMatchObject({
    state: '2,0',
  });
});

test('a version grows with the time of the last change, and differs for every other record', () => {
  const of = (record: object) => version('changed', ['seen']).read(undefined, '', record);
  const early = of({ title: 'a', changed: '2026-01-01 00:00:00', seen: 1 });
  expect(of({ seen: 2, changed: '2026-01-01 00:00:00', title: 'a' })).toBe(early);
  expect(of({ title: 'b', changed: '2026-01-01 00:00:00' })).not.toBe(early);
  expect(of({ title: 'a', changed: '2026-01-01 00:00:01' })).toBeGreaterThan(early);
  expect(Number.isSafeInteger(of({ changed: '2199-01-01 00:00:00' }))).toBe(true);
});

test('an adapter that maps to a wrong type does not compile', () => {
  // @ts-expect-error -- no state of a user
  fields<User>({ state: oneOf('status', { 0: 'enabld' }) });
  // @ts-expect-error -- a truth value for a text
  fields<User>({ account: flag('name', 'Y', 'N') });
  // @ts-expect-error -- a user has no such field
  fields<User>({ nickname: rename('nick') });
  // @ts-expect-error -- records of another kind
  call<typeof userEndpoints.query>({ rows: fields<{ id: number }>({}) });
  // @ts-expect-error -- data of another type
  call<typeof userEndpoints.get>({ answer: () => 'a text' });
  expectTypeOf(fields<User>({ account: rename('name') }).read).returns.toEqualTypeOf<User>();
});
