import { expect, test } from 'vitest';
import { commentTable } from '#src/domain/lists/comment-table.ts';
import { consultationTable } from '#src/domain/lists/consultation-table.ts';
import { countedTable } from '#src/domain/lists/counted-table.ts';
import { fileCell } from '#src/domain/lists/file-cell.ts';
import { fileColumns, type ListTable } from '#src/domain/lists/list-table.ts';
import { logTable } from '#src/domain/lists/log-table.ts';
import { reviewTable } from '#src/domain/lists/review-table.ts';
import { roleTable } from '#src/domain/lists/role-table.ts';
import { userTable } from '#src/domain/lists/user-table.ts';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import { rowOf as consultationOf } from '#tests/machines/support/consultations.ts';
import { commentOf } from '#tests/machines/support/comments.ts';
import { rowOf as reviewOf } from '#tests/machines/support/reviews.ts';
import { userOf } from '#tests/machines/support/users.ts';

const words = (key: string, values?: Record<string, unknown>) =>
  `<${[key, ...Object.values(values ?? {}).map(String)].join(' ')}>`;

/** A row of a file by the names of its columns. */
const rowOf = <Item>(table: ListTable<Item>, item: Item) =>
  Object.fromEntries(Object.keys(table.headings).map((column) => [column, table.cell(item, column, words)]));

test('a file has the chosen columns after the first one; without a choice all that the list offers, in the order of the table', () => {
  const table = { headings: { title: '', status: '', own: '', late: '' } };
  const offered = ['title', 'late', 'status', 'actions'];
  expect(fileColumns(table, offered, { columns: null })).toEqual(['title', 'status', 'late']);
  expect(fileColumns(table, offered, { columns: ['late', 'ghost', 'late', 'title'] })).toEqual(['title', 'late']);
  expect(fileColumns(table, offered, { columns: [] })).toEqual(['title']);
});

test('a user, whose contact details stay masked', () => {
  const user = { ...userOf('7'), mustChange: true, lastLogin: '2026-05-01 09:00:00' };
  expect(rowOf(userTable, user)).toEqual({
    account: user.account,
    name1: user.name1,
    roleName: user.roleName,
    state: '<users:state.enabled> · <users:state.mustChange>',
    phone: user.phone,
    email: user.email,
    baseName: user.baseName,
    lastLogin: user.lastLogin,
    updatedTime: user.updatedTime,
    updatedBy: user.updatedBy,
  });
});

test('a file masks personal details, but no login name: of a user, of the last editor, and of the user an entry is about', () => {
  const phone = '13812348888';
  const user = { ...userOf('7', { account: phone, updatedBy: phone }), name1: phone };
  expect(['account', 'updatedBy', 'name1'].map((column) => fileCell(userTable, user, column, words))).toEqual([
    phone,
    phone,
    '138****8888',
  ]);
  const entry = { path: '/sys/user', account: phone, object: phone, reason: phone } as LogEntry;
  const cells = (of: LogEntry) =>
    ['account', 'object', 'reason'].map((column) => fileCell(logTable, of, column, words));
  expect([cells(entry), cells({ ...entry, path: '/home/hotels' })]).toEqual([
    [phone, phone, '138****8888'],
    [phone, '138****8888', '138****8888'],
  ]);
});

test('a role with the number of its rights; without a number of users the cell is empty', () => {
  const role = { id: '1', roleName: '编辑', moduleInfoList: [{ modulePath: '/home/scienceKnowledge_edit' }] };
  expect(rowOf(roleTable, role)).toEqual({ roleName: '编辑', users: '', pages: 1, buttons: 1 });
});

test('a consultation, with its late working days as a number', () => {
  const row = { ...consultationOf('1'), owner: null, about: null, lateDays: 3 };
  expect(rowOf(consultationTable, row)).toEqual({
    title: row.title,
    status: `<consultations:status.${row.status}>`,
    due: row.due,
    late: 3,
    owner: '<consultations:owner.none>',
    about: '',
    name: row.name,
    receivedTime: row.receivedTime,
    updatedTime: row.updatedTime,
  });
});

test('a review: its mean is a number, a failed result has its reasons, and hidden values are empty (W1.1)', () => {
  const row = reviewOf('1');
  const shared = {
    title: row.title,
    kind: `<content:baseType.${row.kind}>`,
    area: row.area,
    due: row.due,
    progress: `<reviews:progress ${row.submitted} ${row.expected}>`,
    updatedTime: row.updatedTime,
  };
  const hidden = { ...row, own: null, mean: null, grade: null, fails: false, isVetoed: false, isOverdue: false };
  expect(rowOf(reviewTable, { ...hidden, status: 'scoring', completeTime: null })).toEqual({
    ...shared,
    own: '',
    status: '<reviews:status.scoring>',
    mean: '',
    grade: '',
  });
  const failed = {
    ...hidden,
    own: 'begun' as const,
    ownProgress: { marked: 3, all: 29 },
    status: 'scoring' as const,
    completeTime: '2026-11-01 10:00:00',
    isOverdue: true,
    mean: 85,
    fails: true,
    isVetoed: true,
  };
  expect(rowOf(reviewTable, failed)).toEqual({
    ...shared,
    own: '<reviews:state.begun 3 29>',
    status: '<reviews:status.toDecide> · <reviews:overdue>',
    mean: { mean: 85 },
    grade: '<reviews:result.noGrade> · <reviews:sheets.veto>',
  });
});

test('a record behind figures, whose columns depend on the statistic', () => {
  const row = { id: '1', time: '2026-11-01 08:00:00', path: '/home/news', recordId: '2', title: '银杏', count: 30 };
  expect(rowOf(countedTable('saView'), { ...row, city: '南宁市', kind: '', group: '' })).toEqual({
    title: '银杏',
    type: '<nouns:noun.home.news>',
    city: '<tourism:city.450100>',
    time: row.time,
    count: 30,
  });
  expect(rowOf(countedTable('saExperienceUser'), { ...row, city: '', kind: 'twoMountains', group: '' })).toEqual({
    title: '银杏',
    kind: '<content:baseType.twoMountains>',
    group: '<figures:value.unknown>',
    city: '<figures:value.unknown>',
    time: row.time,
    count: 30,
  });
});

test('a comment with its marks, each once, and without the contact', () => {
  const mark = { entry: '1', word: '加微信', from: 0, to: 3 };
  const comment = commentOf('1', { marks: [mark, { ...mark, from: 5, to: 8 }], reason: null, handledTime: null });
  expect(rowOf(commentTable, comment)).toEqual({
    text: comment.text,
    author: comment.author,
    time: comment.time,
    status: '<comments:status.pending>',
    target: comment.target.title,
    type: `<nouns:noun${comment.target.path.replaceAll('/', '.')}>`,
    marks: '加微信',
    replies: comment.replies,
    handledTime: '',
    reason: '',
  });
});
