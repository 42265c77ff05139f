import { expect, test } from 'vitest';
import { type Action, actions, buttonOf } from '#src/domain/rights/access.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';
import { readListQuery } from '#src/domain/content/list-query.ts';
import { instantOf } from '#src/domain/platform-time.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';
import { waitingHref, waitsFor } from '#src/domain/work/waiting.ts';
import { formatAge } from '#src/views/words/format-age.ts';

const bases = '/home/baseResources';
const applications = '/home/baseResourcesApplication';
const holding = (...paths: string[]) =>
  waitsFor(
    readGrants(
      paths.map((modulePath) => ({ modulePath })),
      'editor',
    ),
  );
test('a draft waits only for users who may take its first step online', () => {
  const paths = contentTypes.map(({ path }) => path).filter((path) => path !== applications);
  const drafts = (action: Action) =>
    holding(...paths.map((path) => buttonOf(path, action))).flatMap(({ path, status }) =>
      status === 'draft' ? [path] : [],
    );
  const may = actions.map((action) => [action, drafts(action)]);
  expect(may).toEqual(
    actions.map((action) => [
      action,
      action === 'line' ? [bases] : action === 'updown' ? paths.filter((path) => path !== bases) : [],
    ]),
  );
});

test('applications wait for a panel or for corrections by their author, passed ones for users who may bring them online (decision 035)', () => {
  const waits = (action: Action) => holding(buttonOf(applications, action)).map(({ status, own }) => [status, own]);
  expect([waits('add'), waits('edit'), waits('line')]).toEqual([
    [],
    [
      ['submitted', false],
      ['returned', true],
    ],
    [['passed', false]],
  ]);
  expect(waitingHref({ path: applications, status: 'returned', createdBy: 'editor' })).toBe(
    `${applications}?orderBy=updatedTime&status=returned&createdBy=editor`,
  );
});

test('tasks of other pages wait for users with these pages, a sheet for experts, a decision for a chair', () => {
  const [score, comments, consultations] = ['/home/baseResourcesScore', '/comment/comment', '/book/book'] as const;
  const toScore = { path: score, status: 'toScore', right: null, own: false, judge: 'expert' };
  expect({
    page: holding(score),
    expert: holding(buttonOf(score, 'expertscore')),
    expertOfBases: holding(buttonOf(bases, 'expertscore')).filter(({ path }) => path !== bases),
    chair: holding(score, buttonOf(applications, 'edit')).filter(({ path }) => path === score),
    comments: holding(comments),
    consultations: holding(consultations),
    draft: holding(buttonOf('/home/scienceKnowledge', 'updown')),
  }).toEqual({
    page: [],
    expert: [toScore],
    expertOfBases: [toScore],
    chair: [{ path: score, status: 'toDecide', right: null, own: false, judge: 'chair' }],
    comments: [{ path: comments, status: 'pending', right: null, own: false }],
    consultations: (['overdue', 'dueToday', 'unread'] as const).map((status) => ({
      path: consultations,
      status,
      right: null,
      own: false,
    })),
    draft: [{ path: '/home/scienceKnowledge', status: 'draft', right: 'updown', own: false }],
  });
  expect(waitingHref({ path: consultations, status: 'unread' })).toBe(`${consultations}?status=new&due=later`);
});

test('the link leads to a list of exactly these records, the oldest first', () => {
  const href = waitingHref({ path: bases, status: 'draft' });
  expect(href).toBe(`${bases}?orderBy=createdTime&status=draft`);
  expect(readListQuery(href.slice(bases.length))).toMatchObject({
    orderBy: 'createdTime',
    desc: false,
    filters: { status: 'draft' },
  });
});

test('an age is shown in the largest whole unit, in the current language', () => {
  const now = instantOf('2026-03-12 09:30:00');
  expect(now).toBe(Date.UTC(2026, 2, 12, 1, 30));
  const ages = [
    '2026-03-12 09:29:30',
    '2026-03-12 09:01:00',
    '2026-03-11 09:31:00',
    '2026-03-11 09:30:00',
    '2025-03-12 09:30:00',
    '2026-03-12 10:00:00',
  ];
  expect(ages.map((time) => formatAge(instantOf(time), now, 'zh'))).toEqual([
    '1分钟前',
    '29分钟前',
    '23小时前',
    '1天前',
    '365天前',
    '1分钟前',
  ]);
  expect(formatAge(instantOf('2026-03-09 09:30:00'), now, 'en')).toBe('3 days ago');
  expect(formatAge(instantOf('2026-03-09 09:30:00'), now, 'es')).toBe('hace 3 días');
});
