import { expect, test } from 'vitest';
import { officeWordsPath } from '#src/domain/comments/word-paths.ts';
import { inspectsAnything } from '#src/domain/inspection/columns.ts';
import { foundChecks } from '#src/domain/inspection/found-checks.ts';
import { type Inspection, isWhole } from '#src/domain/inspection/inspection.ts';
import { visibleTo } from '#src/domain/inspection/visible.ts';
import { consultationsPath } from '#src/domain/consultations/paths.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';

const grantsFor = (...paths: string[]) =>
  readGrants(
    paths.map((modulePath) => ({ modulePath })),
    'editor',
  );
const [news, hotels] = ['/home/informationCenter', '/basic/hotels'];

const inspection: Inspection = {
  time: '2026-06-08 14:05:00',
  checked: 5,
  total: 5,
  columns: [news, hotels].map((path) => ({
    path,
    online: path === news ? 3 : 2,
    recent: 1,
    latest: '2026-06-08 14:00:00',
  })),
  findings: [news, hotels].map((path) => ({ path, check: 'mobile', count: 1 })),
  consultations: { overdue: 1, unanswered: 0 },
  homePage: { offline: [{ slot: 'news', path: news, ids: ['7'] }], gone: 1 },
};

test('somebody who views the app as a role sees only the figures of the pages of that role', () => {
  expect({
    hotels: visibleTo(grantsFor(hotels), inspection),
    homePage: visibleTo(grantsFor('/home/index'), inspection),
    consultations: visibleTo(grantsFor(consultationsPath), inspection).consultations,
    unfinished: visibleTo(grantsFor(hotels), { ...inspection, checked: 4 }).checked,
  }).toEqual({
    hotels: {
      ...inspection,
      checked: 2,
      total: 2,
      columns: inspection.columns.slice(1),
      findings: inspection.findings.slice(1),
      consultations: null,
      homePage: null,
      notCounted: [],
    },
    homePage: {
      ...inspection,
      checked: 0,
      total: 0,
      columns: [],
      findings: [],
      consultations: null,
      notCounted: [],
    },
    consultations: { overdue: 1, unanswered: 0 },
    unfinished: 4,
  });
});

test('a column that this app does not know is named, and so are refused lists and words', () => {
  const newer = '/home/exhibitions';
  const refused = (path: string) => ({ path, why: { kind: 'forbidden' } as const });
  const { checked, columns, findings, notCounted } = visibleTo(grantsFor(news), {
    ...inspection,
    checked: 9,
    total: 9,
    columns: [...inspection.columns, { path: newer, online: 4, recent: 4, latest: '2026-06-08 14:00:00' }],
    findings: [
      ...inspection.findings,
      { path: newer, check: 'mobile', count: 2 },
      { path: news, check: 'newer', count: 1 },
    ],
    notCounted: [refused(hotels), refused(news), refused(officeWordsPath)],
  });
  expect({ checked, columns, findings, notCounted }).toEqual({
    checked: 3,
    columns: inspection.columns.slice(0, 1),
    findings: [...inspection.findings.slice(0, 1), { path: news, check: 'newer', count: 1 }],
    notCounted: [refused(news), refused(officeWordsPath), { path: newer, why: 'unknown' }],
  });
  expect(foundChecks(findings)).toEqual(['mobile', 'newer']);
});

test.each([
  [{}, true],
  [{ checked: 4 }, false],
  [{ notCounted: [{ path: hotels, why: 'unknown' as const }] }, false],
  [{ consultations: { overdue: 0, unanswered: null } }, false],
])('an inspection with %j is whole: %s', (gap, expected) => {
  expect(isWhole({ ...inspection, ...gap })).toBe(expected);
});

test.each([
  [[hotels], true],
  [['/home/index'], true],
  [[consultationsPath], true],
  [['/system/logManager', '/home/baseResourcesApplication'], false],
  [[], false],
])('the pages %j have an inspection: %s', (paths, expected) => {
  expect(inspectsAnything(grantsFor(...paths))).toBe(expected);
});
