import { expect, test, vi } from 'vitest';
import { createDraftStore } from '#src/app/stores/draft-store.ts';

const path = '/home/scienceKnowledge/1';
const values = { mainTitle: '银杏' };
const day = 86_400_000;

function drafts(now = 0, window = 'a') {
  const clock = { now };
  const onMemoryOnly = vi.fn<() => void>();
  const created = createDraftStore({ storage: () => localStorage, now: () => clock.now, window, onMemoryOnly });
  return { ...created, clock, onMemoryOnly };
}

test('decision 017: typed text is stored within a second, once for many keystrokes', async () => {
  vi.useFakeTimers();
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  const { of } = drafts();
  for (const mainTitle of ['银', '银杏']) of('editor').note(path, 3, { mainTitle });
  await vi.advanceTimersByTimeAsync(1000);
  expect([setItem.mock.calls.length, of('editor').find(path, 3)]).toEqual([1, { values, version: 3, savedAt: 0 }]);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a draft is found by account, path and version, otherwise the latest of the path', () => {
  const { of, clock } = drafts();
  of('editor').note(path, 2, { mainTitle: '旧' });
  clock.now = 5;
  of('editor').note(path, 3, values);
  const find = (version: number | null) => of('editor').find(path, version)?.version;
  expect({ older: find(2), newer: find(3), unknown: find(9) }).toEqual({ older: 2, newer: 3, unknown: 3 });
  expect([of('admin').find(path, 3), of('editor').find(`${path}0`, 3)]).toEqual([null, null]);
});

test('an account sees its own drafts only: the latest of each page, newest first, pending or stored', () => {
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

test('a draft outlives the page for seven days, and is then removed from the storage', () => {
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

test('dropping a draft removes all versions of the page', () => {
  const { of, flush } = drafts();
  of('editor').note(path, 2, values);
  flush();
  of('editor').note(path, 3, values);
  of('editor').drop(path);
  expect([of('editor').find(path, 3), Object.keys(localStorage)]).toEqual([null, []]);
});

test.each(['{]', '[]', '{"values":{"a":1},"version":1,"savedAt":0}'])(
  'a stored value that is not a draft is ignored: %s',
  (stored) => {
    localStorage.setItem(`draft:editor:${path}:3`, stored);
    expect([drafts().of('editor').find(path, 3), Object.keys(localStorage)]).toEqual([null, []]);
  },
);

test('without storage, drafts are kept in memory, which is reported once', () => {
  const onMemoryOnly = vi.fn<() => void>();
  const created = createDraftStore({
    storage: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
    now: () => 0,
    window: 'a',
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

test('a draft that is stored again replaces the one kept in memory', () => {
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

test('decision 017: two windows type on the same page: both drafts are kept, and offered one after the other', () => {
  const first = drafts(0, 'a');
  const second = drafts(5, 'b');
  first.of('editor').note(path, null, { mainTitle: '银杏' });
  second.of('editor').note(path, null, { mainTitle: '杉木' });
  first.flush();
  second.flush();
  // Each window finds its own draft.
  expect([first, second].map(({ of }) => of('editor').find(path, null)?.values['mainTitle'])).toEqual(['银杏', '杉木']);
  const later = drafts(10, 'c').of('editor');
  expect(later.find(path, null)?.values['mainTitle']).toBe('杉木');
  later.drop(path);
  expect(later.find(path, null)?.values['mainTitle']).toBe('银杏');
  later.drop(path);
  expect([later.find(path, null), Object.keys(localStorage)]).toEqual([null, []]);
});

test('a window drops only its own draft and the one that it was offered', () => {
  const first = drafts(0, 'a');
  first.of('editor').note(path, 3, values);
  first.flush();
  drafts(5, 'b').of('editor').drop(path);
  expect(first.of('editor').find(path, 3)?.values).toEqual(values);
});

test('continuing the draft of an earlier visit leaves one draft, not two', () => {
  const earlier = drafts(0, 'a');
  earlier.of('editor').note(path, 3, values);
  earlier.flush();
  const { of, flush } = drafts(5, 'b');
  of('editor').find(path, 3);
  of('editor').note(path, 3, { mainTitle: '银杏树' });
  // The old draft goes when the new one is stored, not before.
  expect(Object.keys(localStorage)).toEqual([`draft:editor:${path}:3~a`]);
  flush();
  expect(Object.keys(localStorage)).toEqual([`draft:editor:${path}:3~b`]);
});

test('a draft of an earlier build without windows is found, replaced and dropped like the others', () => {
  localStorage.setItem(`draft:editor:${path}:3`, JSON.stringify({ values, version: 3, savedAt: 0 }));
  const { of } = drafts(5, 'b');
  expect([
    of('editor').find(path, 3)?.values,
    of('editor')
      .all()
      .map((one) => one.path),
  ]).toEqual([values, [path]]);
  of('editor').drop(path);
  expect(Object.keys(localStorage)).toEqual([]);
});
