import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { columnTypes } from '#src/domain/inspection/columns.ts';
import { faultOf, type Inspection } from '#src/domain/inspection/inspection.ts';
import { consultationsHref, foundHref, offlineHref, onlineHref, recentHref } from '#src/domain/inspection/links.ts';
import { adminRole } from '#src/domain/rights/access.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';
import { readListQuery } from '#src/domain/content/list-query.ts';
import { toLocation } from '#src/domain/routes/location.ts';
import { addDays } from '#src/domain/working-days/days.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { createClient, dataOf } from '#tests/mocks/client.ts';
import { isDeep } from '#tests/support/deep.ts';
import { expectedOn } from './expected.ts';
import { clearSite, fullSite, putSite, sites } from './inspected.ts';

const store = createMemoryStore();
const clock = { now: 0 };
const client = createClient({ store, now: () => clock.now });

beforeAll(async () => {
  setDay('2026-08-31');
  await client.backend.reset();
  await clearSite(store);
});

/** Just after midnight in Shanghai, which is still the day before in UTC. */
function setDay(day: string) {
  clock.now = Date.parse(`${day}T00:00:30+08:00`);
}

/** The inspection of a generated site, and the lists, for somebody who may open all of them. */
async function open(account = 'admin') {
  const token = await client.signIn(account);
  const call = async <Data>(path: string, body?: object): Promise<Data> =>
    dataOf<Data>(await client.call(path, body, { token }));
  return {
    inspect: () => call<Inspection>('/inspection/query'),
    /** The rows of the list at an address. */
    async rowsAt(href: string): Promise<number> {
      const { path, search } = toLocation(href);
      const { filters } = readListQuery(search);
      const query = { pageNum: 1, pageSize: 200, ...filters };
      const { list, total } = await call<{ list: unknown[]; total: number }>(`${path}/query`, query);
      expect(list).toHaveLength(total);
      return total;
    },
  };
}

/** Every figure, and the address of its list. */
const figuresOf = (inspection: Inspection): readonly { kind: string; value: number; href: string | null }[] => [
  ...inspection.columns.flatMap((column) => [
    { kind: 'online', value: column.online, href: onlineHref(column) },
    { kind: 'recent', value: column.recent, href: recentHref(column, inspection) },
  ]),
  ...inspection.findings.map((found) => ({
    kind: found.check,
    value: found.count,
    href: foundHref(found, inspection),
  })),
  ...(['overdue', 'unanswered'] as const).map((kind) => ({
    kind,
    value: inspection.consultations?.[kind] ?? -1,
    href: consultationsHref(kind, inspection),
  })),
  ...(inspection.homePage?.offline ?? []).map((offline) => ({
    kind: 'offline',
    value: offline.ids.length,
    href: offlineHref(offline, readGrants([], adminRole)),
  })),
];

const numRuns = isDeep ? 300 : 12;

test('decision 068: each number equals the rows of the list that it opens', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(sites, async (site) => {
      setDay(site.today);
      await putSite(store, site);
      const { inspect, rowsAt } = await open();
      const inspection = await inspect();
      expect(inspection.checked).toBe(inspection.total);
      for (const { kind, value, href } of figuresOf(inspection)) {
        if (value > 0) seen.add(kind);
        expect({ href, rows: await rowsAt(href ?? '') }).toEqual({ href, rows: value });
      }
    }),
    { numRuns, examples: [[fullSite]] },
  );
  // The sites show every kind of figure, also findings that depend on the time.
  const kinds = ['online', 'recent', 'overdue', 'unanswered', 'offline', 'mobile', 'missing', 'over', 'future'];
  expect(kinds.filter((kind) => !seen.has(kind))).toEqual([]);
});

test('decision 068: the figures are those of the site; moving the clock by 14 days turns exactly the right ones', async () => {
  let turned = 0;
  await fc.assert(
    fc.asyncProperty(sites, async (site) => {
      await putSite(store, site);
      const found: ReturnType<typeof faultOf>[][] = [];
      for (const day of [site.today, addDays(site.today, 14)]) {
        setDay(day);
        const { columns, findings, consultations, homePage } = await (await open()).inspect();
        const withFault = columns.map((column) => ({ ...column, fault: faultOf(column) }));
        const countOf = (path: string, check: string) =>
          findings.find((one) => one.path === path && one.check === check)?.count ?? 0;
        expect({
          columns: withFault,
          over: countOf('/service/activities', 'over'),
          future: countOf('/home/informationCenter', 'future'),
          consultations,
          homePage,
        }).toEqual(expectedOn(site, day));
        found.push(withFault.map(({ fault }) => fault));
      }
      turned += (found[0] ?? []).filter((fault, index) => fault === null && found[1]?.[index] === 'stale').length;
    }),
    { numRuns, examples: [[fullSite]] },
  );
  expect(turned).toBeGreaterThan(0);
});

test('decision 068: an account sees the figures of its pages alone, and nobody without one of them', async () => {
  setDay(fullSite.today);
  await putSite(store, fullSite);
  const seenBy = async (account: string) => {
    const { columns, findings, consultations, homePage } = await (await open(account)).inspect();
    return {
      columns: columns.length,
      findings: findings.length > 0,
      consultations: consultations !== null,
      homePage: homePage !== null,
    };
  };
  const none = { columns: 0, findings: false, consultations: false, homePage: false };
  expect({
    admin: await seenBy('admin'),
    editor: await seenBy('editor'),
    viewer: await seenBy('viewer'),
    service: await seenBy('service'),
  }).toEqual({
    admin: { columns: columnTypes.length, findings: true, consultations: true, homePage: true },
    editor: { columns: columnTypes.length, findings: true, consultations: false, homePage: true },
    viewer: { ...none, columns: 1 },
    service: { ...none, consultations: true },
  });
});
