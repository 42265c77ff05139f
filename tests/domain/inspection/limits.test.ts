import { expect, test } from 'vitest';
import { firstDayWithin, limitOf } from '#src/domain/inspection/limits.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';
import { consultationsHref, foundHref, offlineHref, onlineHref, recentHref } from '#src/domain/inspection/links.ts';

test.each([
  ['/home/informationCenter', '2026-06-08', '2026-05-25'],
  ['/home/informationCenter', '2026-01-14', '2025-12-31'],
  ['/home/scienceKnowledge', '2026-06-08', '2025-12-08'],
  // February and April have no such day: the limit is their last one.
  ['/home/scienceKnowledge', '2026-08-31', '2026-02-28'],
  ['/home/scienceKnowledge', '2028-08-30', '2028-02-29'],
  ['/home/scienceKnowledge', '2026-10-31', '2026-04-30'],
  ['/home/scienceKnowledge', '2026-03-15', '2025-09-15'],
])('the limit of %s on %s begins on %s', (path, today, first) => {
  expect(firstDayWithin(limitOf(path), today)).toBe(first);
});

test('the address of each figure', () => {
  const inspection = { time: '2026-06-08 14:05:00' };
  const column = { path: '/home/informationCenter' };
  const found = { path: '/basic/hotels', check: 'mobile' } as const;
  const unfinished = { checked: 8, total: 9 };
  const offline = { slot: 'news', path: '/home/informationCenter', ids: ['7'] };
  expect({
    online: onlineHref(column),
    recent: recentHref(column, inspection),
    found: foundHref({ ...found, count: 3 }, { checked: 9, total: 9 }),
    unfinished: foundHref({ ...found, count: 3 }, unfinished),
    named: foundHref({ ...found, count: 2, ids: ['4', '9'] }, unfinished),
    tooMany: foundHref({ ...found, count: 201, ids: ['4', '9'] }, unfinished),
    overdue: consultationsHref('overdue', inspection),
    unanswered: consultationsHref('unanswered', inspection),
    offline: offlineHref(offline, readGrants([{ modulePath: offline.path }], 'editor')),
    withoutRight: offlineHref(offline, readGrants([{ modulePath: '/home/index' }], 'editor')),
  }).toEqual({
    online: '/home/informationCenter?status=online',
    recent: '/home/informationCenter?status=online&updatedFrom=2026-05-25',
    found: '/basic/hotels?status=online&finding=mobile',
    unfinished: null,
    named: '/basic/hotels?ids=4%2C9',
    tooMany: null,
    overdue: '/book/book?due=overdue',
    unanswered: '/book/book?waitingSince=2026-03-07',
    offline: '/home/informationCenter?ids=7',
    withoutRight: '/home/index',
  });
});
