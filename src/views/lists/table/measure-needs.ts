import badgeClasses from '#src/views/looks/state-badge.module.css';
import { type ListColumn, noValue } from './column.ts';
import classes from './row-parts.module.css';
import type { Need } from './share-widths.ts';

/** The padding of a cell on each side. */
const padding = 12;

/** The width that a text keeps, if it has that much: short texts stay whole. */
const leastText = 136;

/** The width that a long text takes before names have their whole line. */
const usualText = 320;

/** The room that a name on two lines keeps, as far as it needs it. */
const mostWrapped = 300;

/** The part of an average word that does not fit at the end of the first line. */
const ragged = 32;

/** How much wider than its content a column becomes in a wide table. */
const stretch = 1.5;

const ranks = { secondary: 1, extra: 2 } as const;

export interface Measured {
  /** What each column needs; null for one without content. */
  needs: readonly (Need | null)[];
  /** The room of the table, in pixels; 0 if nothing is laid out. */
  room: number;
}

/**
 * Measures what each column of a table needs: in a copy of the heading and of the cells with the longest texts of each column, in
 * which every column is as wide as its content. The table itself is laid out once, after its widths are set.
 */
export function measureNeeds<Item>(table: HTMLTableElement, columns: readonly ListColumn<Item>[]): Measured {
  const frame = table.parentElement;
  const rows = [...(table.tBodies[0]?.rows ?? [])];
  const offset = (table.tHead?.rows[0]?.cells.length ?? 0) - columns.length;
  const contents = columns.map((_, at) => rows.flatMap(({ cells }) => cells[at + offset] ?? []));
  const copy = copyOf(
    table,
    contents.map((cells, at) => longestOf(cells, samplesOf(columns[at], cells))),
    offset,
  );
  // The layout that measures the copy skips the table, which keeps the page longer than it was: a shorter one would scroll up.
  Object.assign(frame?.style ?? {}, {
    contentVisibility: 'hidden',
    containIntrinsicBlockSize: `${(rows.length + 1) * mostHeight}px`,
  });
  frame?.after(copy);
  const room = frame?.clientWidth ?? 0;
  const heads = [...(copy.querySelector('tr')?.cells ?? [])];
  const badges = badgeWidths(copy);
  const flags = flagsWidth(copy) * (copy.querySelector(`.${classes.stacked}`) ? -1 : 1);
  const needs = columns.map((column, at) => {
    const head = heads[at + offset];
    const isSorted = head?.hasAttribute('aria-sort') ?? false;
    const cells = contents[at] ?? [];
    const isKept = column.chosenWidth !== undefined || column.card === 'title' || isSorted;
    if (!head || (!isKept && cells.length > 0 && cells.every(isEmpty))) return null;
    const need = needOf(column, {
      heading: headingWidth(head),
      badge: badges[at + offset] ?? 0,
      flags: column.card === 'title' ? flags : 0,
      content: widthOf(head),
    });
    return { ...need, rank: column.rank && !isKept ? ranks[column.rank] : 0 };
  });
  copy.remove();
  Object.assign(frame?.style ?? {}, { contentVisibility: '', containIntrinsicBlockSize: '' });
  return { needs, room };
}

/** An invisible copy of the frame of a table with its heading and a few cells of each column, all columns as wide as their content. */
function copyOf(table: HTMLTableElement, columns: readonly (readonly Element[])[], offset: number): HTMLElement {
  const copy = table.cloneNode() as HTMLTableElement;
  Object.assign(copy.style, { tableLayout: 'auto', width: 'max-content' });
  if (table.tHead) copy.append(table.tHead.cloneNode(true));
  const body = copy.createTBody();
  for (let at = 0; at < sampled; at += 1) {
    const row = body.insertRow();
    for (let box = 0; box < offset; box += 1) row.insertCell();
    row.append(...columns.map((cells) => cells[at]?.cloneNode(true) ?? document.createElement('td')));
  }
  for (const { cells } of copy.rows)
    for (const cell of cells) {
      cell.hidden = false;
      cell.style.width = '';
    }
  const frame = document.createElement('div');
  frame.className = table.parentElement?.className ?? '';
  Object.assign(frame.style, { position: 'absolute', visibility: 'hidden' });
  frame.append(copy);
  return frame;
}

/** The cells of a column with the longest texts and badges, each text once. */
function longestOf(cells: readonly HTMLTableCellElement[], count: number): readonly HTMLTableCellElement[] {
  const byText = new Map(cells.map((cell) => [cell.textContent, cell]));
  return [...byText]
    .map(([text, cell]) => ({ cell, length: lengthOf(text) + badgesIn(cell) * frameOfBadge }))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, count)
    .map(({ cell }) => cell);
}

/** More than the height of any row, in pixels. */
const mostHeight = 200;

/** The largest number of texts of a column that are measured. */
const sampled = 3;

/** Bare figures are of one width, so the longest text of their column is the widest. */
const samplesOf = <Item>(column: ListColumn<Item> | undefined, cells: readonly Element[]): number =>
  (column?.isNumber || column?.isFigures) && cells.every((cell) => cell.childElementCount === 0) ? 1 : sampled;

/** The frame, the dot and the distance of a badge, in letters. */
const frameOfBadge = 6;

const badgesIn = (cell: Element): number => cell.querySelectorAll(`.${badgeClasses.badge}`).length;

/** The length of a text in letters: Chinese and Japanese characters are twice as wide. */
const lengthOf = (text: string): number => text.length + (text.match(/[\u2E80-\uFFFF]/g)?.length ?? 0);

/** The widths of the parts of a column, in pixels: of the widest where there are several. */
interface Parts {
  heading: number;
  badge: number;
  /** The flags beside a name, which do not wrap; negative if they may go below it. */
  flags: number;
  /** The whole content and the heading, on one line. */
  content: number;
}

function needOf<Item>(
  { chosenWidth, card, isNumber, isFigures }: ListColumn<Item>,
  { heading, badge, flags, content }: Parts,
): Omit<Need, 'rank'> {
  if (chosenWidth !== undefined) return { least: chosenWidth, ideal: chosenWidth, most: chosenWidth };
  const withSpace = (width: number) => Math.round(width * stretch);
  if (card === 'actions') return { least: content, ideal: content, most: content };
  if (isNumber || isFigures) return { least: content, ideal: content, most: withSpace(content) };
  const whole = Math.max(heading, badge, Math.min(content, leastText));
  if (card !== 'title') {
    const ideal = Math.min(content, Math.max(whole, usualText));
    return { least: whole, ideal, most: withSpace(ideal) };
  }
  const wrapped = Math.min(content, Math.max(whole, Math.round((content + flags) / 2) + ragged));
  return { least: Math.min(wrapped, Math.max(whole, mostWrapped)), wrapped, ideal: content, most: withSpace(content) };
}

const isEmpty = (cell: HTMLTableCellElement): boolean =>
  ['', noValue].includes(cell.textContent.trim()) && cell.querySelector('a, button, input, img, svg') === null;

/** The width of what is beside a name, where it is widest. */
function flagsWidth(table: Element): number {
  const names = [...table.querySelectorAll(`.${classes.named}`)];
  return Math.max(
    0,
    ...names.map((name) => (name.firstElementChild ? widthOf(name) - widthOf(name.firstElementChild) : 0)),
  );
}

const widthOf = (cell: Element): number => Math.ceil(cell.getBoundingClientRect().width);

/** The width that a column needs for its title or the button with it, which come before the edge that sets the width. */
function headingWidth(head: HTMLTableCellElement): number {
  const range = document.createRange();
  range.selectNode(head.firstChild ?? head);
  const { right } = range.getBoundingClientRect();
  return Math.ceil(right - head.getBoundingClientRect().left) + padding;
}

/** The width that each cell index needs, so that no state badge is cut. One that may go below a name needs its own. */
function badgeWidths(table: Element): Readonly<Record<number, number>> {
  const widths: Record<number, number> = {};
  for (const pill of table.querySelectorAll(`td .${badgeClasses.badge}`)) {
    const cell = pill.closest('td');
    if (!cell) continue;
    const isBelow = pill.closest(`.${classes.stacked}`);
    const width = pill.getBoundingClientRect().right - (isBelow ? pill : cell).getBoundingClientRect().left;
    widths[cell.cellIndex] = Math.max(widths[cell.cellIndex] ?? 0, Math.ceil(width) + padding * (isBelow ? 2 : 1));
  }
  return widths;
}
