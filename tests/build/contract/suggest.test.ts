import {
  array,
  boolean,
  type GenericSchema,
  integer,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import { describe, expect, test } from 'vitest';
import { withoutValue } from '#scripts/contract/calls/without-value.ts';
import { operationAt } from '#scripts/contract/calls/world.ts';
import { createHeard } from '#scripts/contract/check/heard.ts';
import { conversionOf } from '#scripts/contract/suggest/convert.ts';
import { seenThrough } from '#scripts/contract/suggest/envelope.ts';
import { similarity, wordsOf } from '#scripts/contract/suggest/names.ts';
import { guessPage } from '#scripts/contract/suggest/page.ts';
import { isPrintable } from '#scripts/contract/suggest/printable.ts';
import { type Sample, suggest } from '#scripts/contract/suggest/suggest.ts';

const none = new Map<string, Set<string>>();
const asked = { pageNum: 1, pageSize: 2 };

const sample = (schema: GenericSchema, body: unknown, more: Partial<Sample> = {}): Sample => ({
  path: '/sys/user/query',
  schema,
  secrets: [],
  request: {},
  body,
  ...more,
});

const ours = (resultData: unknown) => ({ success: true, rCode: 200, rMsg: '', resultData });

/** The lines for one record in the envelope of the contract. */
const linesFor = (
  entries: Record<string, GenericSchema>,
  rows: readonly object[],
  known = none,
  secrets: string[] = [],
) => suggest([sample(array(object(entries)), ours(rows), { secrets })], [], known).map(({ line }) => line);

describe('fields', () => {
  test('each kind of difference becomes the combinator that removes it', () => {
    const User = {
      id: string(),
      account: string(),
      name1: string(),
      phone: string(),
      roleId: string(),
      state: picklist(['enabled', 'disabled', 'locked']),
      lockedUntil: nullable(string()),
      isTop: boolean(),
      isBanner: boolean(),
      createdBy: string(),
      createdTime: string(),
      updatedTime: string(),
      moduleInfoList: array(object({ modulePath: string() })),
      version: pipe(number(), integer()),
      avatar: optional(string()),
    };
    const rows = [
      {
        userId: 7,
        userName: 'zhang',
        nickName: '张三',
        mobile: '13800000000',
        role: { roleId: 2 },
        status: '0',
        lock_time: null,
        top: 'Y',
        banner_flag: 0,
        creator: 'admin',
        gmtCreate: '2026-03-12 09:30:00',
        updateTime: 1_773_279_000_000,
        perms: ['home:scienceKnowledge', 'home:scienceKnowledge:add'],
        photo: 'a.png',
      },
      { userId: 8, userName: 'li', status: '2', lock_time: '2026-03-12T09:30:00+08:00', top: 'N', banner_flag: 1 },
    ];
    expect(linesFor(User, rows)).toEqual([
      "id: id('userId'),",
      "account: rename('userName'),",
      "name1: rename('nickName'),",
      "phone: rename('mobile'),",
      "roleId: id('role.roleId'),",
      "state: oneOf('status', { 0: '…', 2: '…' }),  // ours: enabled, disabled, locked",
      "lockedUntil: date('lock_time', 'iso'),",
      "isTop: flag('top', 'Y', 'N'),",
      "isBanner: flag('banner_flag', 1, 0),",
      "createdBy: rename('creator'),",
      "createdTime: date('gmtCreate', 'text'),",
      "updatedTime: date('updateTime', 'milliseconds'),",
      "moduleInfoList: permissions('perms'),",
      "version: version('updateTime'),  // of the time of the last change, if the server has no versions",
      "avatar: rename('photo'),",
    ]);
  });

  test('a field that keeps its name may need a combinator, or none', () => {
    const entries = { id: string(), title: string(), status: picklist(['draft', 'online']), isTop: boolean() };
    const rows = [{ id: 1, title: '竹', status: 'ONLINE', isTop: '1' }];
    expect(linesFor(entries, rows)).toEqual([
      'id: id(),',
      "status: oneOf('status', { ONLINE: 'online' }),  // ours: draft, online",
      "isTop: flag('isTop', '1', '0'),",
    ]);
    expect(linesFor(entries, [{ id: '1', title: '竹', status: 'draft', isTop: true, more: 1 }])).toEqual([]);
  });

  test('what cannot be guessed is listed with its candidates', () => {
    expect(
      linesFor({ mustChange: boolean(), baseName: string(), createdTime: string(), version: number() }, [
        { pwdReset: 'Y', place: '北京', hours: 3, createTime: '12 March', tags: ['a'] },
      ]),
    ).toEqual([
      '// nothing like `mustChange` came; candidates: pwdReset',
      '// nothing like `baseName` came; candidates: createTime, hours, place, pwdReset',
      '// createdTime: no combinator reads what came as `createTime`',
      "version: version('…'),  // of the time of the last change, if the server has no versions",
    ]);
  });

  test('two fields that fit equally well are left to the reader; a known value decides', () => {
    const rows = [{ loginName: 'admin', loginLabel: 'Admin' }];
    expect(linesFor({ account: string() }, rows)).toEqual([
      '// nothing like `account` came; candidates: loginLabel, loginName',
    ]);
    expect(linesFor({ account: string() }, rows, new Map([['account', new Set(['admin'])]]))).toEqual([
      "account: rename('loginName'),",
    ]);
  });

  test('words are collected from all answers of the area, and only short enumerations are printed', () => {
    const Row = object({ status: picklist(['draft', 'online']) });
    const both = [
      sample(array(Row), ours([{ status: 'a' }])),
      sample(Row, ours({ status: 'b' }), { path: '/sys/user/get' }),
    ];
    expect(suggest(both, [], none)).toEqual(
      [
        ['/sys/user/query', 'resultData[].status'],
        ['/sys/user/get', 'resultData.status'],
      ].map(([path, place]) => ({
        path,
        places: [place],
        line: "status: oneOf('status', { a: '…', b: '…' }),  // ours: draft, online",
      })),
    );
    const many = Array.from({ length: 11 }, (_, index) => ({ status: `w${index}` }));
    const hidden = (count: number) =>
      `status: oneOf('status', {}),  // ours: draft, online; ${count} words of the server are not shown`;
    const entries = { status: picklist(['draft', 'online']) };
    expect(linesFor(entries, many)).toEqual([hidden(11)]);
    expect(linesFor(entries, [{ status: 'a-rather-long-word' }])).toEqual([hidden(1)]);
    expect(linesFor(entries, [{ status: 'a' }], none, ['status'])).toEqual([hidden(1)]);
  });

  test('a word of a field with personal data is not printable', () => {
    expect(
      ['phone', 'nickName', 'userEmail', 'access_token', 'status'].filter((name) => isPrintable(['a'], [name], [])),
    ).toEqual(['status']);
  });

  test.for([
    [1_773_279_000, 'seconds'],
    [1_773_279_000_000, 'milliseconds'],
    ['2026-03-12T01:30:00Z', 'iso'],
    ['2026-03-12T01:30:00.000+0000', 'iso'],
    ['2026-03-12 09:30:00', 'text'],
    ['2026/03/12 09:30', null],
    ['', null],
  ] as const)('the date form of %s is %s', ([value, form]) => {
    const field = { name: 'createdTime', schema: string(), secrets: [] };
    expect(conversionOf(field, { name: 'at', values: [value] })).toEqual(form && { code: `date('at', '${form}')` });
  });
});

test('names are compared by their words', () => {
  expect(wordsOf('gmt_createUser')).toEqual(['time', 'create', 'user']);
  expect(wordsOf('phoneNumber2')).toEqual(['phone']);
  expect(similarity('createdBy', 'create_user', [])).toBe(1);
  expect(similarity('id', 'userId', ['user'])).toBe(0.95);
  expect(similarity('id', 'userId', ['role'])).toBe(0.5);
  expect(similarity('mustChange', 'pwdReset', [])).toBe(0);
});

describe('the envelope', () => {
  const Name = object({ name: string() });
  const envelope = (bodies: unknown[], refused: unknown[] = []) =>
    suggest(
      bodies.map((body) => sample(Name, body)),
      refused,
      none,
    ).map(({ path, places, line }) => `${path} ${places[0]}: ${line}`);

  test('its names, the code of a success and that of an expired session', () => {
    expect(envelope([{ code: '0', msg: null, data: { name: 'a' } }], [{ code: '4010', msg: 'x' }])).toEqual([
      "null rCode: envelope: { code: 'code', message: 'msg', data: 'data', success: 0, expired: 4010 },",
    ]);
  });

  test('what no answer shows is named; data beside the marks are found', () => {
    expect(envelope([{ code: 200, msg: 'ok', nickName: 'a' }])).toEqual([
      "null rCode: envelope: { code: 'code', message: 'msg', data: 'data', success: 200, expired: 401 },  // not seen in an answer: data, expired",
      '/sys/user/query rCode: whole: true,  // of /sys/user/query',
      "/sys/user/query resultData.name: name: rename('nickName'),",
    ]);
  });

  test('the envelope of the contract needs no line; a refusal has no data', () => {
    expect(envelope([ours({ name: 'a' }), { code: 500, msg: 'no', data: { name: 1 } }, 'text', null])).toEqual([]);
    expect(seenThrough({ code: 500, msg: 'no', data: {} })).toBeUndefined();
    expect(seenThrough({ success: true, rCode: '200', resultData: 1 })).toBeUndefined();
  });
});

describe('the page', () => {
  const Page = object({
    list: array(object({ id: string() })),
    total: number(),
    pageNum: number(),
    pageSize: number(),
  });
  const lines = (body: unknown) => suggest([sample(Page, body, { request: asked })], [], none).map(({ line }) => line);
  const order =
    "orderBy: 'orderBy', direction: { name: 'desc', ascending: false, descending: true } },  // not seen in an answer:";

  test('rows beside the marks, parameters unknown', () => {
    expect(lines({ code: 200, msg: '', total: 2, rows: [{ id: 1 }, { id: 2 }] })).toEqual([
      "envelope: { code: 'code', message: 'msg', data: 'data', success: 200, expired: 401 },  // not seen in an answer: data, expired",
      `page: { rows: 'rows', total: 'total', number: 'pageNum', size: 'pageSize', first: 1, ${order} number, size, first, orderBy, direction`,
      'id: id(),',
    ]);
  });

  test('nested rows, a first page 0, an echoed size', () => {
    const data = { content: [{ id: '1' }], page: { totalElements: 9, number: 0, size: 2, totalPages: 5 } };
    expect(lines({ success: true, rCode: 200, rMsg: '', resultData: data })).toEqual([
      `page: { rows: 'resultData.content', total: 'resultData.page.totalElements', number: 'number', size: 'size', first: 0, ${order} orderBy, direction`,
    ]);
  });

  test('an offset and a limit', () => {
    const data = { records: [{ id: '1' }], count: 9, offset: 0, limit: 2 };
    expect(lines({ status: 0, error: null, data })).toEqual([
      "envelope: { code: 'status', message: 'error', data: 'data', success: 0, expired: 401 },  // not seen in an answer: expired",
      `page: { rows: 'data.records', total: 'data.count', offset: 'offset', size: 'limit', first: 1, ${order} orderBy, direction`,
    ]);
  });

  test('a size that the server keeps has our name', () => {
    expect(guessPage({ rows: [{}, {}], total: 9 }, asked)).toEqual({ rows: 'rows', total: 'total', size: 'pageSize' });
  });

  test('nothing else counts as a page', () => {
    const page = { list: [], total: 0, pageNum: 1, pageSize: 2 };
    for (const data of [page, [{ id: 1 }], { rows: [{ id: 1 }] }, { rows: ['a'], total: 1 }, null])
      expect(guessPage(data, asked)).toBeNull();
  });
});

describe('the line of an adapter that cannot map a value', () => {
  const line = (place: string, reason: string) =>
    `unreadable answer: POST /sys/user/query: ${place}: ${reason} (adapter x)`;

  test.for([
    ['list[3].state', '"9" is none of "0", "1"', 'resultData.list[].state: "9" is none of "0", "1" (adapter x)'],
    ['list[0].phone', '"138" is none of "0"', 'resultData.list[].phone: a value is none of "0" (adapter x)'],
    ['token', '"abc" is neither 1 nor 0', 'resultData.token: a value is neither 1 nor 0 (adapter x)'],
    ['name', '{"phone":"13800000000","x":1} is no record', 'resultData.name: a value is no record (adapter x)'],
    [
      'code',
      'the id 9007199254740993 is not exact',
      'resultData.code: the id 9007199254740993 is not exact (adapter x)',
    ],
    ['the whole answer', '"a" is no record', 'resultData: "a" is no record (adapter x)'],
  ] as const)('%s: %s', ([place, reason, expected]) => {
    expect(withoutValue(line(place, reason), { secrets: ['token'] })).toBe(expected);
  });
});

test('a value that the check sent finds the field that returns it', () => {
  const heard = createHeard(['admin']);
  const { endpoint } = operationAt('/comment/comment/words/add');
  const body = ours({ id: '16', expression: '接口约定检查x', exceptions: [], note: '' });
  const reply = { status: 200, headers: new Headers(), json: body, body, unmapped: [] };
  heard.note(endpoint, { word: '接口约定检查x', exceptions: [], note: '' }, reply, {});
  expect(heard.suggestions()).toContainEqual({
    path: '/comment/comment/words/add',
    places: ['resultData.word'],
    line: "word: rename('expression'),",
  });
});
