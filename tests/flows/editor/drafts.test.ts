import { expect, test, vi } from 'vitest';
import { createDraftStore } from '#src/app/stores/draft-store.ts';

const path = '/home/scienceKnowledge/1';
const values = { mainTitle: '银杏' };
const day = 86_400_000;

function drafts(now = 0) {
  const clock = { now };
  const onMemoryOnly = vi.fn<() => void>();
  const created = createDraftStore({ storage: () => localStorage, now: () => clock.now, onMemoryOnly });
  return { ...created, clock, onMemoryOnly };
}

test('decision 017: what is typed is stored within a second, once for many keystrokes', async () => {
  vi.useFakeTimers();
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  const { of } = drafts();
  for (const mainTitle of ['银', '银杏']) of('editor').note(path, 3, { mainTitle });
  await vi.advanceTimersByTimeAsync(1000);
  expect([setItem.mock.calls.length, of('editor').find(path, 3)]).toEqual([1, { values, version: 3, savedAt: 0 }]);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a draft is found by its account, path and version, else the latest of the path', () => {
  const { of, clock } = drafts();
  of('editor').note(path, 2, { mainTitle: '旧' });
  clock.now = 5;
  of('editor').note(path, 3, values);
  const find = (version: number | null) => of('editor').find(path, version)?.version;
  expect([find(2), find(3), find(9)]).toEqual([2, 3, 3]);
  expect([of('admin').find(path, 3), of('editor').find(`${path}0`, 3)]).toEqual([null, null]);
});

test('all of an account’s: the latest of each page, the newest first, pending or stored; nobody else’s', () => {
  const { of, clock, flush } = drafts();
  const [older, run] = ['/home/scienceKnowledge/new', '/home/scienceKnowledge/import:r1'];
  of('editor').note(older, null, values);
  of('editor').note(run, 1, values);
  of('admin').note('/home/index', 2, values);
  flush();
  clock.now = 5;
  of('editor').note(path, 2, { mainTitle: '旧' });
  clock.now = 6;
  of('editor').note(path, 3, values);
  expect(of('editor').all()).toEqual([
    { path, draft: { values, version: 3, savedAt: 6 } },
    { path: older, draft: { values, version: null, savedAt: 0 } },
    { path: run, draft: { values, version: 1, savedAt: 0 } },
  ]);
  expect(of('edit').all()).toEqual([]);
});

test('a draft outlives the page for seven days; then it is gone, from the storage too', () => {
  const first = drafts();
  first.of('editor').note(path, 3, values);
  first.flush();
  expect(
    drafts(7 * day - 1)
      .of('editor')
      .find(path, 3)?.values,
  ).toEqual(values);
  expect([
    drafts(7 * day)
      .of('editor')
      .find(path, 3),
    Object.keys(localStorage),
  ]).toEqual([null, []]);
});

test('dropped, all versions of the page are gone', () => {
  const { of, flush } = drafts();
  of('editor').note(path, 2, values);
  flush();
  of('editor').note(path, 3, values);
  of('editor').drop(path);
  expect([of('editor').find(path, 3), Object.keys(localStorage)]).toEqual([null, []]);
});

test.each(['{]', '[]', '{"values":{"a":1},"version":1,"savedAt":0}'])(
  'what is no draft is passed over: %s',
  (stored) => {
    localStorage.setItem(`draft:editor:${path}:3`, stored);
    expect([drafts().of('editor').find(path, 3), Object.keys(localStorage)]).toEqual([null, []]);
  },
);

test('storage that is forbidden: drafts live in memory, and it is said once', () => {
  const onMemoryOnly = vi.fn<() => void>();
  const created = createDraftStore({
    storage: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
    now: () => 0,
    onMemoryOnly,
  });
  for (const version of [1, 2]) {
    created.of('editor').note(path, version, values);
    created.flush();
  }
  expect([created.of('editor').find(path, 2)?.version, onMemoryOnly.mock.calls.length]).toEqual([2, 1]);
  created.of('editor').drop(path);
  expect(created.of('editor').find(path, 2)).toBeNull();
});

test('what the storage takes again replaces what stood in memory', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { of, flush } = drafts();
  for (const mainTitle of ['太长', '够短']) {
    of('editor').note(path, 3, { mainTitle });
    flush();
  }
  full.mockRestore();
  expect(of('editor').find(path, 3)?.values).toEqual({ mainTitle: '够短' });
});
