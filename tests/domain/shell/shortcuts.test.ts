import { expect, test } from 'vitest';
import { isPaletteKey, isSheetKey } from '#src/domain/shell/keyboard.ts';
import { chordsFor, keyMark, shortcutGroups, shortcutGroupsFor } from '#src/domain/shell/shortcuts.ts';

const press = (
  key: string,
  held: { ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean; shiftKey?: boolean } = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test.for([
  ['k', { ctrlKey: true }, [false, true]],
  ['K', { ctrlKey: true }, [false, true]],
  ['k', { metaKey: true }, [true, false]],
  ['k', { ctrlKey: true, metaKey: true }, [false, false]],
  ['k', { ctrlKey: true, shiftKey: true }, [false, false]],
  ['k', { ctrlKey: true, altKey: true }, [false, false]],
  ['k', {}, [false, false]],
  ['j', { ctrlKey: true }, [false, false]],
] as const)('%s with %o opens the palette on [a Mac, another keyboard]: %s', ([key, held, expected]) => {
  expect([isPaletteKey(press(key, held), 'mac'), isPaletteKey(press(key, held), 'other')]).toEqual(expected);
});

test('a question mark, also a full-width one, shows the shortcuts if only Shift is held', () => {
  const presses = [
    press('?', { shiftKey: true }),
    press('？'),
    press('?', { ctrlKey: true }),
    press('/', { shiftKey: true }),
  ];
  expect(presses.map(isSheetKey)).toEqual([true, true, false, false]);
});

test('keys have the names printed on them', () => {
  const keys = ['mod', 'Shift', 'K', 'Escape', 'ArrowLeft', 'F10'];
  expect([keys.map((key) => keyMark(key, 'mac')), keys.map((key) => keyMark(key, 'other'))]).toEqual([
    ['⌘', '⇧', 'K', 'esc', '←', 'F10'],
    ['Ctrl', 'Shift', 'K', 'Esc', '←', 'F10'],
  ]);
});

test('a Mac has no menu key', () => {
  const menu = shortcutGroups.flatMap(({ shortcuts }) => [...shortcuts]).find(({ name }) => name === 'menuTab');
  expect(menu && [chordsFor(menu, 'mac'), chordsFor(menu, 'other')]).toEqual([
    [['Shift', 'F10']],
    [['Shift', 'F10'], ['ContextMenu']],
  ]);
});

const general = ['anywhere', 'palette', 'tabs'];

test.for([
  ['/comment/comment', 'comments'],
  ['/book/book/7', 'consultations'],
  ['/home/scienceKnowledge/7', 'editor'],
  ['/system/userManager/new', 'editor'],
  ['/home/index', 'editor'],
  ['/home/scienceKnowledge', 'columns'],
] as const)('on %s the keys of the group %s come first, then those of every page', ([path, own]) => {
  const names = shortcutGroupsFor(path).map(({ name }) => name);
  expect({ first: names.slice(0, 4), all: names.toSorted() }).toEqual({
    first: [own, ...general],
    all: shortcutGroups.map(({ name }) => name).toSorted(),
  });
});

test.for([null, '/nowhere', '/blank', '/comment/comment/words', '/book/book/calendar', '/home/baseResourcesScore/7'])(
  'on %s, which has no keys of its own, those of every page come first',
  (path) => {
    expect(
      shortcutGroupsFor(path)
        .slice(0, 3)
        .map(({ name }) => name),
    ).toEqual(general);
  },
);
