import type { Keyboard } from './keyboard.ts';

/** Keys pressed together. `mod` is ⌘ on a Mac and Ctrl elsewhere. */
type Chord = readonly string[];

interface Shortcut {
  /** Names it in the texts. */
  name: string;
  /** Any of these does it. */
  chords: readonly Chord[];
}

interface ShortcutGroup {
  name: string;
  shortcuts: readonly Shortcut[];
}

/** The shortcuts that there are, by where they work. Who adds one adds its line here. */
export const shortcutGroups = [
  {
    name: 'anywhere',
    shortcuts: [
      { name: 'palette', chords: [['mod', 'K']] },
      { name: 'sheet', chords: [['?']] },
      { name: 'close', chords: [['Escape']] },
    ],
  },
  { name: 'editor', shortcuts: [{ name: 'save', chords: [['mod', 'S']] }] },
  {
    name: 'palette',
    shortcuts: [
      { name: 'move', chords: [['ArrowUp'], ['ArrowDown']] },
      { name: 'choose', chords: [['Enter']] },
    ],
  },
  {
    name: 'tabs',
    shortcuts: [
      { name: 'moveTab', chords: [['ArrowLeft'], ['ArrowRight']] },
      { name: 'endTab', chords: [['Home'], ['End']] },
      { name: 'openTab', chords: [['Enter'], ['Space']] },
      { name: 'closeTab', chords: [['Delete']] },
      { name: 'menuTab', chords: [['Shift', 'F10'], ['ContextMenu']] },
    ],
  },
  {
    name: 'columns',
    shortcuts: [
      {
        name: 'columnWidth',
        chords: [
          ['Shift', 'ArrowLeft'],
          ['Shift', 'ArrowRight'],
        ],
      },
    ],
  },
] as const satisfies readonly ShortcutGroup[];

/** A Mac has no menu key. */
export const chordsFor = ({ chords }: Shortcut, keyboard: Keyboard): readonly Chord[] =>
  keyboard === 'mac' ? chords.filter((chord) => !chord.includes('ContextMenu')) : chords;

/** Keys that need no words: what stands on them is the same in every language. */
const marks: Readonly<Record<Keyboard, Readonly<Record<string, string>>>> = {
  mac: { mod: '⌘', Shift: '⇧', Escape: 'esc', Enter: '↩', Delete: '⌦', Home: '↖', End: '↘' },
  other: { mod: 'Ctrl', Escape: 'Esc' },
};

const arrows: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' };

/** What stands on the key. The space bar and the menu key carry nothing: they have words. */
export const keyMark = (key: string, keyboard: Keyboard): string => marks[keyboard][key] ?? arrows[key] ?? key;

/** What a tab's link says of its keys (`aria-keyshortcuts`): Delete closes what can be closed. */
export const tabKeys = { fixed: 'Shift+F10', closable: 'Delete Shift+F10' };
