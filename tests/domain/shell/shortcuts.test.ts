import { expect, test } from 'vitest';
import { isPaletteKey, isSheetKey } from '#src/domain/shell/keyboard.ts';
import { chordsFor, keyMark, shortcutGroups } from '#src/domain/shell/shortcuts.ts';

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
