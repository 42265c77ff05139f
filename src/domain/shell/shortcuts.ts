import type { Capability } from '#src/domain/capabilities.ts';
import { commentsPath } from '#src/domain/comments/paths.ts';
import { consultationsPath } from '#src/domain/consultations/paths.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import type { Keyboard } from './keyboard.ts';

/** Keys that are pressed together. `mod` is ⌘ on a Mac and Ctrl elsewhere. */
type Chord = readonly string[];

export interface Shortcut {
  /** Part of its i18n key. */
  name: string;
  /** The alternatives: each chord triggers the shortcut. */
  chords: readonly Chord[];
  /** What the server must have for it. */
  needs?: Capability;
}

interface ShortcutGroup {
  name: string;
  shortcuts: readonly Shortcut[];
}

/**
 * All shortcuts, grouped by where they work. The sheet of shortcuts shows this table; a new shortcut needs a line here.
 */
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
    name: 'comments',
    shortcuts: [
      { name: 'next', chords: [['J']] },
      { name: 'previous', chords: [['K']] },
      { name: 'show', chords: [['S']] },
      { name: 'hide', chords: [['H']] },
      { name: 'usualReason', chords: [['1–5']] },
      { name: 'reply', chords: [['R']] },
      { name: 'delete', chords: [['Shift', 'D']] },
      { name: 'mark', chords: [['X']] },
      { name: 'takeBack', chords: [['U'], ['mod', 'Z']], needs: 'ownActions' },
    ],
  },
  {
    name: 'consultations',
    shortcuts: [
      { name: 'next', chords: [['J']] },
      { name: 'previous', chords: [['K']] },
    ],
  },
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

type Group = (typeof shortcutGroups)[number];

/** Groups whose keys work on every page. */
const general: readonly Group['name'][] = ['anywhere', 'palette', 'tabs'];

/** The groups in the order for a page: first its own, then those that work on every page, then those of other pages. */
export function shortcutGroupsFor(path: string | null): readonly Group[] {
  const own = path === null ? null : ownGroup(path);
  const rank = ({ name }: Group) => (name === own ? 0 : general.includes(name) ? 1 : 2);
  return shortcutGroups.toSorted((one, other) => rank(one) - rank(other));
}

/** The group of the keys that only pages of this kind have; null if they have none. */
function ownGroup(path: string): Group['name'] | null {
  const route = matchRoute(path)?.route;
  if (!route) return null;
  if (route.path === commentsPath) return 'comments';
  if (route.path === `${consultationsPath}/:id`) return 'consultations';
  if (!route.rights || route.path.startsWith(scorePath)) return null;
  return route.grant !== undefined || route.path === '/home/index' ? 'editor' : 'columns';
}

/** The chords of a shortcut on this keyboard. A Mac has no menu key. */
export const chordsFor = ({ chords }: Shortcut, keyboard: Keyboard): readonly Chord[] =>
  keyboard === 'mac' ? chords.filter((chord) => !chord.includes('ContextMenu')) : chords;

/** The labels printed on keys. They are the same in every language. */
const marks: Readonly<Record<Keyboard, Readonly<Record<string, string>>>> = {
  mac: { mod: '⌘', Shift: '⇧', Escape: 'esc', Enter: '↩', Delete: '⌦', Home: '↖', End: '↘' },
  other: { mod: 'Ctrl', Escape: 'Esc' },
};

const arrows: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' };

/** The label printed on a key. The space bar and the menu key have none; their names are translated. */
export const keyMark = (key: string, keyboard: Keyboard): string => marks[keyboard][key] ?? arrows[key] ?? key;
