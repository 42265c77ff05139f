import { expect, test, vi } from 'vitest';
import { checksOf, type CheckingWorld } from '#src/app/bindings/checks/session-checks.ts';
import { checkIds } from '#src/domain/checks/finding.ts';
import { carousel } from '#src/domain/content/types/carousel.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { failed, type Result, success } from '#src/domain/failure.ts';
import { network } from '#tests/machines/support/fixtures.ts';

const science = '/home/scienceKnowledge';
const words = '/comment/comment/officeWords/query';
const complete = { cover: 'p1', content: '<p>银杉</p>' };
const { signal } = new AbortController();

/** Checks whose server answers by path; others fail. */
function checksWith(
  answers: Record<string, Result<unknown> | ((signal?: AbortSignal) => Promise<Result<unknown>>)>,
  pages: readonly string[] = [],
  checksOff: readonly string[] = [],
) {
  const call = vi.fn(
    async ({ path }: { path: string }, request?: { id: string }, options?: { signal?: AbortSignal }) => {
      const answer = answers[request?.id === undefined ? path : `${path} ${request.id}`] ?? network;
      return typeof answer === 'function' ? answer(options?.signal) : answer;
    },
  );
  const world = {
    http: { call },
    offers: () => true,
    session: () => ({ context: { account: { account: 'editor' }, grants: { admin: false, pages, buttons: [] } } }),
    checksOff,
    publicAddresses: { [science]: 'https://www.gxlyj.cn/knowledge/{id}.html' },
  } as unknown as CheckingWorld;
  const checks = checksOf(world);
  expect(checksOf(world)).toBe(checks);
  return {
    ...checks,
    calls: () => call.mock.calls.map(([{ path }]) => path),
    idsOf: async (...records: Parameters<typeof checks.check>[1]) =>
      (await checks.check(scienceKnowledge, records, signal)).map((all) => all.map(({ check }) => check)),
  };
}

const forbidden = { id: '1', word: '首家', right: '', isForbidden: true, exceptions: [], note: '' };

test('the office’s words are loaded once for all checks, and again after a change of the list', async () => {
  const { idsOf, calls, forgetWords } = checksWith({ [words]: success([forbidden]) });
  const record = { ...complete, summary: '全区首家' };
  expect(await Promise.all([idsOf(record, complete), idsOf(record)])).toEqual([
    [['forbiddenWord'], []],
    [['forbiddenWord']],
  ]);
  expect(calls()).toEqual([words]);
  forgetWords();
  await idsOf(record);
  expect(calls()).toEqual([words, words]);
});

test('without the list the other checks go on, say so, and the next one asks again', async () => {
  const answers: Record<string, Result<unknown>> = {};
  const { idsOf } = checksWith(answers);
  const record = { ...complete, summary: '全区首家13812345678' };
  expect(await idsOf(record)).toEqual([['unknownWords', 'mobile']]);
  answers[words] = success([forbidden]);
  expect(await idsOf(record)).toEqual([['mobile', 'forbiddenWord']]);
});

test('the checks that config.json switches off find nothing; an unknown one is reported', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { idsOf } = checksWith({ [words]: success([forbidden]) }, [], ['mobile', 'phone']);
  expect(await idsOf({ ...complete, summary: '全区首家13812345678' })).toEqual([['forbiddenWord']]);
  expect(report.mock.calls).toEqual([['config.json: this build has no check phone']]);
});

test('with all checks switched off nothing is looked up', async () => {
  const { idsOf, calls } = checksWith({ [words]: success([forbidden]) }, [], checkIds);
  expect(await idsOf({ summary: '全区首家13812345678' })).toEqual([[]]);
  expect(calls()).toEqual([]);
});

test('linked records are looked up once a minute where the person may see them; only one that is offline or gone is a finding', async () => {
  const answers = {
    [words]: success([]),
    [`${science}/get 1`]: success({ status: 'online' }),
    [`${science}/get 2`]: success({ status: 'offline' }),
    [`${science}/get 3`]: failed({ kind: 'refused', code: 404, message: '内容不存在或已被删除' }),
  };
  const linkTo = (id: string) => `<p><a href="https://www.gxlyj.cn/knowledge/${id}.html">第${id}篇</a></p>`;
  const record = { cover: 'p1', content: ['1', '2', '3', '4', '2'].map(linkTo).join('') };
  const { check, calls } = checksWith(answers, [science]);
  const paths = async () =>
    (await check(scienceKnowledge, [record], signal)).flat().map(({ fix }) => 'path' in fix && fix.path);
  const expected = [`${science}/2`, `${science}/3`, `${science}/2`];
  expect([await paths(), await paths()]).toEqual([expected, expected]);
  // The one without an answer is asked for again.
  expect(calls().filter((path) => path === `${science}/get`).length).toEqual(5);

  const denied = checksWith(answers);
  expect([await denied.idsOf(record), denied.calls()]).toEqual([[[]], [words]]);
});

test('giving up a check does not give up what it looks up for others, too', async () => {
  const record = { cover: 'p1', content: '<p><a href="https://www.gxlyj.cn/knowledge/2.html">第二篇</a></p>' };
  let ask: (given: AbortSignal | undefined) => void = () => {};
  const asked = new Promise<AbortSignal | undefined>((resolve) => (ask = resolve));
  let answer: (given: Result<unknown>) => void = () => {};
  const answered = new Promise<Result<unknown>>((resolve) => (answer = resolve));
  const lookUp = (given?: AbortSignal) => {
    ask(given);
    return answered;
  };
  const { check, calls } = checksWith({ [words]: success([]), [`${science}/get 2`]: lookUp }, [science]);
  const first = new AbortController();
  const givenUp = check(scienceKnowledge, [record], first.signal).catch(() => 'given up');
  const given = await asked;
  first.abort();
  expect(given?.aborted).toBe(false);
  const second = check(scienceKnowledge, [record], signal);
  answer(success({ status: 'offline' }));
  expect([await givenUp, (await second).flat().map((one) => one.check), calls().length]).toEqual([
    'given up',
    ['offlineRecord'],
    2,
  ]);
});

test('the home page is read for types that end and have a place on it, by those who may', async () => {
  const answers = {
    [words]: success([]),
    '/home/index/get': success({ slots: { carousel: [{ path: '/basic/carousel', id: '3', status: 'online' }] } }),
  };
  const { check, idsOf, calls } = checksWith(answers, ['/home/index']);
  const slide = { id: '3', endTime: '2020-05-31 12:00:00' };
  const ids = async () => (await check(carousel, [slide], signal)).flat().map((one) => one.check);
  expect([(await ids()).includes('over'), await idsOf(complete), calls()]).toEqual([
    true,
    [[]],
    [words, '/home/index/get'],
  ]);
});
