import badge from '#src/views/looks/state-badge.module.css';
import { type ListColumn, noValue } from './column.ts';
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

/**
 * Measures what each column of a table needs, in one layout in which every column is as wide as its content. A column without
 * content needs nothing.
 */
export function measureNeeds<Item>(table: HTMLTableElement, columns: readonly ListColumn<Item>[]): (Need | null)[] {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  const rows = [...(table.tBodies[0]?.rows ?? [])].map(({ cells }) => [...cells]);
  const offset = heads.length - columns.length;
  table.dataset['measured'] = '';
  const badges = badgeWidths(table);
  const needs = columns.map((column, at) => {
    const head = heads[at + offset];
    const isSorted = head?.hasAttribute('aria-sort') ?? false;
    const cells = rows.flatMap((row) => row[at + offset] ?? []);
    const isKept = column.chosenWidth !== undefined || column.card === 'title' || isSorted;
    if (!head || (!isKept && cells.length > 0 && cells.every(isEmpty))) return null;
    const need = needOf(column, headingWidth(head), badges[at + offset] ?? 0, widthOf(head));
    return { ...need, rank: column.rank && !isKept ? ranks[column.rank] : 0 };
  });
  delete table.dataset['measured'];
  return needs;
}

function needOf<Item>(column: ListColumn<Item>, heading: number, pills: number, content: number): Omit<Need, 'rank'> {
  const { chosenWidth, card, isNumber, isFigures } = column;
  if (chosenWidth !== undefined) return { least: chosenWidth, ideal: chosenWidth, most: chosenWidth };
  const withSpace = (width: number) => Math.round(width * stretch);
  if (card === 'actions') return { least: content, ideal: content, most: content };
  if (isNumber || isFigures) return { least: content, ideal: content, most: withSpace(content) };
  const whole = Math.max(heading, pills, Math.min(content, leastText));
  if (card !== 'title') {
    const ideal = Math.min(content, Math.max(whole, usualText));
    return { least: whole, ideal, most: withSpace(ideal) };
  }
  const wrapped = Math.min(content, Math.max(whole, Math.round(content / 2) + ragged));
  return { least: Math.min(wrapped, Math.max(whole, mostWrapped)), wrapped, ideal: content, most: withSpace(content) };
}

const isEmpty = (cell: HTMLTableCellElement): boolean =>
  ['', noValue].includes(cell.textContent.trim()) && cell.querySelector('a, button, input, img, svg') === null;

const widthOf = (cell: HTMLElement): number => Math.ceil(cell.getBoundingClientRect().width);

/** The width that a column needs for its heading. */
function headingWidth(head: HTMLTableCellElement): number {
  const range = document.createRange();
  range.selectNodeContents(head);
  const { right } = (head.querySelector('button') ?? range).getBoundingClientRect();
  return Math.ceil(right - head.getBoundingClientRect().left) + padding;
}

/** The width that each cell index needs, so that no state badge is cut. */
function badgeWidths(table: HTMLTableElement): Readonly<Record<number, number>> {
  const widths: Record<number, number> = {};
  for (const pill of table.querySelectorAll(`td .${badge.badge}`)) {
    const cell = pill.closest('td');
    if (!cell) continue;
    const width = pill.getBoundingClientRect().right - cell.getBoundingClientRect().left;
    widths[cell.cellIndex] = Math.max(widths[cell.cellIndex] ?? 0, Math.ceil(width) + padding);
  }
  return widths;
}
