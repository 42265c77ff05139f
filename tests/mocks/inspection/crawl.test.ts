import fc from 'fast-check';
import { getResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createHttp } from '#src/api/http.ts';
import { fetchInspection } from '#src/api/inspection.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { PageWorld } from '#src/app/screen.ts';
import { bindInspection } from '#src/app/bindings/inspection/bind-inspection.ts';
import { createCheckedVersions } from '#src/app/bindings/inspection/checked-versions.ts';
import { createCrawl } from '#src/app/bindings/inspection/crawl.ts';
import type { Result } from '#src/domain/failure.ts';
import { type Inspection, isComplete, isWhole } from '#src/domain/inspection/inspection.ts';
import { foundHref } from '#src/domain/inspection/links.ts';
import { visibleTo } from '#src/domain/inspection/visible.ts';
import { wallClockAt } from '#src/domain/platform-time.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';
import { roleRows } from '#mocks/seed/accounts.ts';
import { findRecord, putRecord } from '#mocks/server/records.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { createClient } from '#tests/mocks/client.ts';
import { isDeep } from '#tests/support/deep.ts';
import { seedRecords } from '#tests/support/seed.ts';
import { clearSite, fullSite, putSite, sites } from './inspected.ts';

const host = 'app.test';
const store = createMemoryStore();
const clock = { now: Date.parse('2026-08-31T00:00:30+08:00') };
const client = createClient({ store, now: () => clock.now });
/** The lists that the app asked for, in order, with page and size. */
const asked: string[] = [];
const isBroken = { now: false };
/** The status with which some calls are refused, by their path and page. */
const refused = new Map<string, number>();
/** Whether the server ignores the filters of consultations. */
const ignoresFilters = { now: false };
/** What the browser does when it is idle, before the app goes on. */
const idle = { first: () => {} };

beforeAll(() => client.backend.reset());
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  asked.length = 0;
  refused.clear();
  ignoresFilters.now = false;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) =>
    setImmediate(() => {
      idle.first();
      callback();
    }),
  );
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    init?.signal?.throwIfAborted();
    if (isBroken.now) throw new TypeError('no network');
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const { waitingSince, due, ...body } = (await request
      .clone()
      .json()
      .catch(() => ({}))) as Record<string, unknown>;
    const { pageNum = '', pageSize = '' } = body;
    const call = `${pathname.replace('/backApi', '')} ${String(pageNum)}/${String(pageSize)}`;
    asked.push(call);
    const status = refused.get(call);
    if (status !== undefined) return new Response('', { status });
    const isUnfiltered = ignoresFilters.now && (waitingSince ?? due) !== undefined;
    const sent = isUnfiltered ? new Request(request, { method: 'POST', body: JSON.stringify(body) }) : request;
    const response = await getResponse(client.backend.handlers, sent);
    if (!response) throw new Error(`nothing answers ${pathname}`);
    return response;
  });
});

/** The inspection of an account: by the server, and through its lists. */
async function open(account: keyof typeof roleNames, versions = createCheckedVersions()) {
  const token = await client.signIn(account);
  const http = createHttp({
    baseUrl: `http://${host}/backApi`,
    authorizationPrefix: '',
    token: () => ({ kind: 'own', token }),
    wait: () => Promise.resolve(),
  });
  const role = roleRows.find(({ roleName }) => roleName === roleNames[account]);
  const grants = readGrants(role?.modules ?? [], roleNames[account]);
  const situation = () => ({ now: wallClockAt(clock.now), ownHost: host });
  const crawl = createCrawl({ http, grants: () => grants, hasWords: true, versions, situation });
  const { signal } = new AbortController();
  return {
    crawl,
    http,
    grants,
    byServer: async (): Promise<Inspection> => ({ ...valueOf(await fetchInspection(http, signal)), notCounted: [] }),
    /** The whole inspection through the lists, without the ids that only it has. */
    async byLists(): Promise<Inspection> {
      let found = valueOf(await crawl(true, signal));
      while (!isComplete(found)) found = valueOf(await crawl(false, signal));
      return { ...found, findings: found.findings.map(({ path, check, count }) => ({ path, check, count })) };
    },
  };
}

const roleNames = { admin: 'admin', editor: '内容编辑', viewer: '数据查看员', service: '咨询专员' } as const;

function valueOf<Value>(answer: Result<Value>): Value {
  if (!answer.ok) throw new Error(`the call failed: ${answer.failure.kind}`);
  return answer.value;
}

const many = '/basic/hotels';

/** Online records of one column, more than two pages. */
const putMany = () =>
  store.transaction(async (tx) => {
    for (let index = 0; index < 450; index += 1)
      await putRecord(tx, many, { ...seedRecords[many][0], id: `M${index}`, status: 'online', cover: '' } as never);
  });

test('decision 068: the inspection through the lists finds what the server finds, for every role', async () => {
  await clearSite(store);
  await fc.assert(
    fc.asyncProperty(
      sites,
      fc.constantFrom(...(Object.keys(roleNames) as (keyof typeof roleNames)[])),
      async (site, account) => {
        clock.now = Date.parse(`${site.today}T00:00:30+08:00`);
        await putSite(store, site);
        const { byServer, byLists } = await open(account);
        expect(await byLists()).toEqual(await byServer());
      },
    ),
    { numRuns: isDeep ? 300 : 10 },
  );
});

test('decision 068: an aborted or failed page is fetched again, and no version is checked twice', async () => {
  await putMany();
  const versions = createCheckedVersions();
  const keep = vi.spyOn(versions, 'keep');
  const { crawl, byServer, byLists } = await open('editor', versions);
  const pages = () => asked.filter((call) => call.startsWith(`${many}/`)).map((call) => call.split(' ')[1]);
  const { signal } = new AbortController();
  let found = valueOf(await crawl(true, signal));
  while (!pages().includes('1/200')) found = valueOf(await crawl(false, signal));

  const left = new AbortController();
  idle.first = () => left.abort();
  await expect(crawl(false, left.signal)).rejects.toThrow('aborted');
  idle.first = () => {};
  isBroken.now = true;
  await expect(crawl(false, signal)).resolves.toMatchObject({ ok: false });
  isBroken.now = false;
  while (!isComplete(found)) found = valueOf(await crawl(false, signal));
  expect(pages()).toEqual(['1/1', '1/200', '2/200', '2/200', '3/200']);

  const missing = found.findings.find(({ path, check }) => path === many && check === 'missing');
  expect([missing?.count, missing?.ids?.length, missing && foundHref(missing, found)]).toEqual([450, 200, null]);

  const checked = keep.mock.calls.length;
  expect(await byLists()).toEqual(await byServer());
  expect(keep).toHaveBeenCalledTimes(checked);
});

test('decision 068: a column whose records come or go while it is counted is counted again, as is all on another day', async () => {
  await putMany();
  const { crawl, byServer } = await open('editor');
  const { signal } = new AbortController();
  const pages = () => asked.filter((call) => call.startsWith(`${many}/`)).map((call) => call.split(' ')[1]);
  let found = valueOf(await crawl(true, signal));
  while (!pages().includes('1/200')) found = valueOf(await crawl(false, signal));
  await store.transaction(async (tx) => {
    const first = (await findRecord(tx, many, 'M0')) as ContentRecord;
    await putRecord(tx, many, { ...first, status: 'offline' });
  });
  while (!isComplete(found)) found = valueOf(await crawl(false, signal));
  const { findings, ...figures } = found;
  const exact = await byServer();
  expect(figures).toEqual({ ...exact, findings: undefined });
  expect(findings.map(({ path, check, count }) => ({ path, check, count }))).toEqual(exact.findings);
  expect(findings.flatMap(({ ids = [] }) => ids)).not.toContain('M0');
  expect(pages()).toEqual(['1/1', '1/200', '2/200', '3/200', '1/200', '2/200', '3/200']);

  await crawl(true, signal);
  clock.now += 24 * 60 * 60 * 1000;
  asked.length = 0;
  expect(valueOf(await crawl(false, signal)).time).toBe(wallClockAt(clock.now));
  expect(pages()).toEqual(['1/1']);
});

test('decision 068: what the server refuses is left out with the reason, and not asked for again', async () => {
  await putMany();
  const { crawl, byServer, byLists } = await open('editor');
  const exact = await byServer();
  const courses = '/home/excellentCourses';
  for (const call of [
    `${courses}/query 1/1`,
    `${many}/query 2/200`,
    '/home/index/get /',
    '/comment/comment/officeWords/query /',
  ])
    refused.set(call, 403);
  const found = await byLists();
  const [lost, kept] = [
    asked.filter((call) => refused.has(call)),
    ({ path }: { path: string }) => path !== many && path !== courses,
  ];
  expect({
    lost: lost.toSorted(),
    notCounted: found.notCounted?.map(({ path, why }) => [path, typeof why === 'string' ? why : why.kind]),
    columns: found.columns,
    homePage: found.homePage,
  }).toEqual({
    lost: [...refused.keys()].toSorted(),
    notCounted: [
      ['/home/index', 'forbidden'],
      ['/comment/comment/officeWords', 'forbidden'],
      [courses, 'forbidden'],
      [many, 'forbidden'],
    ],
    columns: exact.columns.filter(kept),
    homePage: null,
  });
  expect(isWhole(found)).toBe(false);

  // An error of the server may pass, so the call fails and can be repeated.
  refused.clear();
  refused.set(`${courses}/query 1/1`, 500);
  await expect(crawl(true, new AbortController().signal)).resolves.toMatchObject({ ok: false });
});

test('decision 068: numbers of a server that ignores the filters of consultations are unknown, not wrong', async () => {
  clock.now = Date.parse(`${fullSite.today}T00:00:30+08:00`);
  const answered = { status: 'answered', age: 1, clock: '00:00:00', dueIn: 7 } as const;
  await putSite(store, { ...fullSite, consultations: [...fullSite.consultations, answered] });
  const { byLists, grants } = await open('service');
  expect((await byLists()).consultations).toEqual({ overdue: 2, unanswered: 2 });
  ignoresFilters.now = true;
  const { consultations, notCounted } = visibleTo(grants, await byLists());
  expect({ consultations, notCounted }).toEqual({
    consultations: { overdue: null, unanswered: null },
    notCounted: [{ path: '/book/book', why: 'unfiltered' }],
  });
});

test('decision 068: the app asks the server where it inspects, and otherwise only its lists', async () => {
  vi.stubGlobal('location', { host });
  const { http, grants } = await open('viewer');
  const session = (() => ({ context: { grants } })) as unknown as PageWorld['session'];
  const callsWith = async (hasInspection: boolean) => {
    asked.length = 0;
    const actor = createActor(bindInspection({ http, offers: () => hasInspection, session })).start();
    actor.send({ type: 'page.shown' });
    await waitFor(actor, (snapshot) => snapshot.matches('complete'));
    actor.stop();
    return [...new Set(asked.map((call) => call.split(' ')[0]))];
  };
  expect({ byServer: await callsWith(true), byLists: await callsWith(false) }).toEqual({
    byServer: ['/inspection/query'],
    byLists: ['/home/scienceKnowledge/query'],
  });
});
