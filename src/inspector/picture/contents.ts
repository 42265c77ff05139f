import type { StateShape, TransitionShape } from '#src/inspector/shape/shape.ts';
import { type PictureTexts, transitionText } from './texts.ts';
import { shortened, textWidth } from './text-width.ts';

const sizes = {
  title: 12,
  small: 10.5,
  titleHeight: 24,
  row: 16,
  side: 10,
  gap: 6,
  label: 15,
} as const;

/** A text in a state's box, with its position in the rows below the title. */
export interface Item {
  key: string;
  text: string;
  /** The transition that it represents, which does not leave the state. */
  transition?: string;
  /** The invoked actor that it links to, by the name of its logic. */
  src?: string;
  what: 'tag' | 'invoke' | 'entry' | 'exit' | 'stays';
}

export interface Contents {
  title: string;
  rows: readonly (readonly Item[])[];
  width: number;
  height: number;
}

/** The content of a state's box: key, tags, invokes, actions, and the transitions that do not leave the state. */
export function contentsOf(state: StateShape, texts: PictureTexts, hasActions: boolean): Contents {
  const isWide = state.states.length > 0;
  const room = isWide ? roomOf(state) : 250;
  const does = (what: 'entry' | 'exit', actions: readonly string[]): Item[] =>
    hasActions && actions.length > 0
      ? [{ key: what, text: shortened(`${texts[what]} / ${actions.join(', ')}`, 60), what }]
      : [];
  const rows = [
    ...inRows(
      state.tags.map((tag) => ({ key: `#${tag}`, text: tag, what: 'tag' })),
      room,
    ),
    ...inRows(
      state.invokes.map(({ id, src }) => ({ key: id, text: shortened(src, 40), src, what: 'invoke' })),
      room,
    ),
    ...[...does('entry', state.entry), ...does('exit', state.exit)].map((item) => [item]),
    ...inRows(
      state.transitions
        .filter(({ targets }) => targets.length === 0)
        .map((transition) => stays(transition, texts, hasActions)),
      room,
    ),
  ];
  const title = state.key;
  const titleWidth = textWidth(title, sizes.title) + (state.type === 'history' ? 0 : 4);
  const width = Math.max(titleWidth, ...rows.map(rowWidth)) + 2 * sizes.side;
  return {
    title,
    rows,
    width: Math.ceil(Math.max(width, 44)),
    height: sizes.titleHeight + rows.length * sizes.row + (rows.length > 0 ? 5 : 0),
  };
}

const stays = (transition: TransitionShape, texts: PictureTexts, hasActions: boolean): Item => ({
  key: transition.id,
  text: shortened(transitionText(transition, texts, hasActions), 60),
  transition: transition.id,
  what: 'stays',
});

/** An outer state has room for long rows, in proportion to its content. */
const roomOf = (state: StateShape): number => Math.min(240 + 70 * count(state), 900);

const count = (state: StateShape): number => state.states.reduce((sum, child) => sum + 1 + count(child), 0);

function inRows(items: readonly Item[], room: number): Item[][] {
  const rows: Item[][] = [];
  for (const item of items) {
    const row = rows.at(-1);
    if (row && rowWidth([...row, item]) <= room) row.push(item);
    else rows.push([item]);
  }
  return rows;
}

const rowWidth = (row: readonly Item[]): number =>
  row.reduce((sum, { text, what }) => sum + textWidth(text, sizes.small) + extraOf(what), 0) +
  (row.length - 1) * sizes.gap;

/** The text before and after an item. */
const extraOf = (what: Item['what']): number => ({ tag: 10, invoke: 20, entry: 0, exit: 0, stays: 14 })[what];

/** The label of an arrow, with one line for each transition. */
export interface Label {
  lines: readonly { transition: string; text: string }[];
  width: number;
  height: number;
}

export function labelOf(transitions: readonly TransitionShape[], texts: PictureTexts, hasActions: boolean): Label {
  const lines = transitions.map((transition) => ({
    transition: transition.id,
    text: shortened(transitionText(transition, texts, hasActions), 56),
  }));
  const width = Math.max(...lines.map(({ text }) => textWidth(text, sizes.small))) + 10;
  return { lines, width: Math.ceil(width), height: lines.length * sizes.label + 3 };
}
