import { describe, expect, test } from 'vitest';
import { defaultListQuery } from '#src/domain/content/list-query.ts';
import { changesOf, fieldLimits, shownName, valueText } from '#src/domain/logs/log-changes.ts';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import { activeLogFilters, logFiltersOf } from '#src/domain/logs/log-filters.ts';
import { logTable } from '#src/domain/lists/log-table.ts';
import { actionKey, fieldKey, placeKey, valueKey } from '#src/domain/logs/log-words.ts';

const entry: LogEntry = {
  id: '1',
  time: '2026-06-02 10:00:00',
  account: 'editor',
  name: '科普宣传科',
  roleName: '内容编辑',
  address: '10.0.0.7',
  type: 'operation',
  path: '/home/scienceKnowledge',
  action: 'publish',
  object: '银杏',
  result: 'refused',
  reason: '内容已上架',
  before: null,
  after: null,
};
const keys = (key: string) => `<${key}>`;
const cells = (change: Partial<LogEntry>) =>
  Object.keys(logTable.headings).map((column) => logTable.cell({ ...entry, ...change }, column, keys));

test('filters of an address: invalid values count as absent', () => {
  const filtersOf = (filters: Record<string, string>) => logFiltersOf({ ...defaultListQuery, filters });
  expect(
    filtersOf({ account: 'a', type: 'login', result: 'refused', keyword: 'k', from: '2026-05-01', to: '2026-05-31' }),
  ).toEqual({
    account: 'a',
    type: 'login',
    result: 'refused',
    keyword: 'k',
    from: '2026-05-01',
    to: '2026-05-31',
  });
  expect(filtersOf({ account: '', type: 'constructor', result: '1', from: 'yesterday', other: 'x' })).toEqual({});
});

test('active filters can be removed one by one', () => {
  expect(activeLogFilters({ from: '2026-05-01', type: 'login', account: 'a' })).toEqual([
    { kind: 'account', names: ['account'], value: 'a' },
    { kind: 'type', names: ['type'], value: 'login' },
    { kind: 'period', names: ['from', 'to'], value: '2026-05-01 –' },
  ]);
});

test('cells show texts if there are any, else the names of the server', () => {
  expect(cells({})).toEqual([
    '2026-06-02 10:00:00',
    'editor',
    '科普宣传科',
    '内容编辑',
    '10.0.0.7',
    '<logs:type.operation>',
    '<content:op.publish>',
    '<shell:menu.home.scienceKnowledge>',
    '银杏',
    '<logs:result.refused>',
    '内容已上架',
  ]);
  expect(
    cells({ account: '', name: undefined, action: 'login', type: 'login', path: '/sys/auth' }).slice(1, 8),
  ).toEqual(['<logs:who.unknown>', '', '内容编辑', '10.0.0.7', '<logs:type.login>', '<logs:action.login>', '']);
  expect(cells({ action: 'toString', path: '/sys/role' }).slice(6, 8)).toEqual(['toString', '<logs:area.role>']);
  expect(cells({ action: 'new', path: '/none' }).slice(6, 8)).toEqual(['new', '/none']);
});

test('changes are listed by field; a new field had no value before', () => {
  const before = { a: 1 };
  const after = JSON.parse('{"a": 2, "__proto__": 3, "constructor": 4}') as Record<string, unknown>;
  expect(changesOf({ before, after })).toEqual([
    { name: 'a', before: 1, after: 2 },
    { name: '__proto__', before: undefined, after: 3 },
    { name: 'constructor', before: undefined, after: 4 },
  ]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
});

test('fault D20: too many fields end in an ellipsis, and a name is cut', () => {
  const after = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`field${index}`, index]));
  const changes = changesOf({ before: null, after });
  expect([changes.length, changes.at(-1)]).toEqual([
    fieldLimits.fields + 1,
    { name: '…', before: undefined, after: '…' },
  ]);
  expect([shownName('x'.repeat(1000)).length, shownName('status')]).toEqual([fieldLimits.name + 1, 'status']);
});

test('fields and codes of users have the labels of the users page, others their own', () => {
  const [user, role] = [{ path: '/sys/user' }, { path: '/sys/role' }];
  expect({
    ofUser: fieldKey(user, 'state'),
    ofRole: fieldKey(role, 'modules'),
    foreign: fieldKey(user, 'modules'),
    unknown: fieldKey(role, 'none'),
  }).toEqual({ ofUser: 'users:field.state', ofRole: 'logs:field.modules', foreign: null, unknown: null });
  expect({
    state: valueKey(user, 'state', 'locked'),
    inherited: valueKey(user, 'state', 'constructor'),
    status: valueKey(role, 'status', 'online'),
    text: valueKey(role, 'name', 'online'),
  }).toEqual({ state: 'users:state.locked', inherited: null, status: 'content:status.online', text: null });
});

describe('labels of an area', () => {
  const [comments, consultations, template] = ['/comment/comment', '/book/book', '/set/masterplate'] as const;
  const none = '/home/scienceKnowledge';

  test.for([
    ['reopen', consultations, 'logs:consultation.action.reopen'],
    ['take', `${consultations}/templates`, 'logs:consultation.action.take'],
    ['take', none, null],
    ['reopen', '/home/baseResourcesScore', 'logs:action.reopen'],
    ['publish', consultations, 'content:op.publish'],
    ['hide', comments, 'logs:action.hide'],
  ] as const)('the action %s on %s is %s', ([action, path, key]) => {
    expect(actionKey({ action, path })).toEqual(key);
  });

  test.for([
    ['/sys/file', 'logs:area.file'],
    [`${consultations}/templates`, 'logs:area.replyTemplate'],
    ['/home/baseResourcesScore/sheet', 'logs:area.sheet'],
    [consultations, 'shell:menu.book.book'],
    ['/none', null],
  ] as const)('the place %s is %s', ([path, key]) => {
    expect(placeKey({ path })).toEqual(key);
  });

  test.for([
    [comments, 'reply', 'logs:comment.reply'],
    [`${comments}/words`, 'word', 'logs:comment.word'],
    [comments, 'roleName', null],
    [consultations, 'owner', 'logs:consultation.owner'],
    [`${consultations}/calendar`, 'kind', 'logs:consultation.kind'],
    [consultations, 'roleName', null],
    [template, 'vetoes', 'logs:template.vetoes'],
    [template, 'roleName', null],
    // A path with the same beginning is another place.
    [`${comments}s`, 'roleName', 'logs:field.roleName'],
    [`${consultations}s`, 'roleName', 'logs:field.roleName'],
  ] as const)('on %s the field %s is %s', ([path, name, key]) => {
    expect(fieldKey({ path }, name)).toEqual(key);
  });

  test.for([
    [comments, 'status', 'hidden', 'logs:comment.status.hidden'],
    [comments, 'status', 'online', null],
    [comments, 'reason', 'hidden', null],
    [consultations, 'status', 'inProgress', 'logs:consultation.status.inProgress'],
    [consultations, 'status', 'free', null],
    [`${consultations}/calendar`, 'kind', 'worked', 'logs:consultation.kind.worked'],
    [consultations, 'kind', 'closed', null],
    [consultations, 'note', 'closed', null],
    [template, 'status', 'inForce', 'logs:template.status.inForce'],
    [template, 'status', 'natureEducation', null],
    [template, 'kind', 'natureEducation', 'content:baseType.natureEducation'],
    [template, 'kind', 'inForce', null],
    [template, 'name', 'inForce', null],
    ['/sys/user', 'name1', 'locked', null],
    [none, 'status', 'offline', 'content:status.offline'],
    [none, 'status', 'hidden', null],
    [none, 'status', undefined, null],
  ] as const)('on %s the %s %s is %s', ([path, name, value, key]) => {
    expect(valueKey({ path }, name, value)).toEqual(key);
  });
});

test('fault D20: a value is text, a line for each part', () => {
  expect({
    text: valueText('<b>a</b>\nb'),
    number: valueText(7),
    nothing: valueText(null),
    emptyList: valueText([]),
    emptyObject: valueText({}),
  }).toEqual({
    text: '<b>a</b>\nb',
    number: '7',
    nothing: '',
    emptyList: '',
    emptyObject: '',
  });
  expect(valueText({ list: [{ path: '/a', name: '甲' }, '乙'], more: { deep: { x: [1] } } })).toEqual(
    ['list:', '  - path: /a, name: 甲', '  - 乙', 'more:', '  deep:', '    x:', '      - 1'].join('\n'),
  );
});

test('a small object with simple values is one line if it fits', () => {
  const long = 'x'.repeat(50);
  const rest = 'y'.repeat(42);
  expect({
    four: valueText({ a: 1, b: null, c: undefined, d: false }),
    five: valueText({ a: 1, b: 2, c: 3, d: 4, e: 5 }),
    fits: valueText({ a: long, b: rest }),
    tooLong: valueText({ a: long, b: `${rest}y` }),
    twoLines: valueText({ a: 'x\ny' }),
    // A list has one line for each item, even a short one.
    list: valueText(['x']),
    undefinedItem: valueText([undefined, null]),
  }).toEqual({
    four: 'a: 1, b: , c: , d: false',
    five: 'a: 1\nb: 2\nc: 3\nd: 4\ne: 5',
    fits: `a: ${long}, b: ${rest}`,
    tooLong: `a: ${long}\nb: ${rest}y`,
    twoLines: 'a: x\na: y',
    list: '- x',
    undefinedItem: '- \n- ',
  });
});

test('fault D20: a value that just fits is complete, without an ellipsis', () => {
  const limits = { depth: 2, items: 3, text: 9 };
  expect({
    name: shownName('x'.repeat(fieldLimits.name)),
    items: valueText(['a', 'b', 'c'], limits),
    text: valueText('123456789', limits),
    textAndMore: valueText(['1234567', 'x'], limits),
    emptyAtTheEnd: valueText([[[]]], { ...limits, depth: 1 }),
    lines: valueText('12345\n6789\n\nx', limits),
  }).toEqual({
    name: 'x'.repeat(fieldLimits.name),
    items: '- a\n- b\n- c',
    text: '123456789',
    textAndMore: '- 1234567',
    emptyAtTheEnd: '-\n  - ',
    lines: '12345\n6789',
  });
});

test('fault D20: any value that is too deep, too long or has too many parts ends in an ellipsis', () => {
  const limits = { depth: 2, items: 3, text: 40 };
  expect(valueText({ a: { b: { c: { d: 1, e: [] } } } }, limits)).toEqual('a:\n  b:\n    c: …');
  expect(valueText([1, 2, 3, 4], limits)).toEqual('- 1\n- 2\n- 3\n…');
  expect(valueText('x'.repeat(100), limits)).toEqual(`${'x'.repeat(40)}…`);
  let deep: unknown = 1;
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  expect(valueText(deep).split('\n').length).toBeLessThan(20);
  expect(valueText(Array.from({ length: 100_000 }, () => 'x'.repeat(1000))).length).toBeLessThan(30_000);
});
