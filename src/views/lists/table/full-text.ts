import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import classes from './full-text.module.css';

/**
 * Shows the full text of what a table or its cards cut: of the cell under the pointer, of a cell that is tapped or clicked, and of all
 * cut cells of the row whose link or button has the focus. One frame listens for all its cells, so that no cell is a stop for the keyboard.
 */
export const fullTextHandlers = {
  onPointerOver: ({ target, pointerType }: PointerEvent) => {
    const cell = cellOf(target);
    if (pointerType === 'touch' || cell === shown?.anchor || isWithinTip(target)) return;
    show(cell, cell ? [cell] : []);
  },
  onPointerLeave: ({ relatedTarget, pointerType }: PointerEvent) => {
    if (pointerType !== 'touch' && !isWithinTip(relatedTarget)) hide();
  },
  onFocus: ({ target }: FocusEvent<HTMLElement>) => {
    if (target.matches(':focus-visible')) show(cellOf(target), cellsBeside(target));
  },
  onBlur: () => hide(),
  onKeyDown: ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide();
  },
};

/** Shows the full text of the cell that was pressed, unless the press does something else. */
export function showPressed({ target }: MouseEvent): void {
  const cell = cellOf(target);
  if (cell && !(target as Element).closest('a, button, input, [data-opens]')) show(cell, [cell]);
}

/** The text that is shown now, and the cell beside which it is. */
let shown: { anchor: Element; tip: HTMLElement } | null = null;

const cellOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('td, th, dd') : null;

const cellsBeside = (control: Element): readonly HTMLElement[] => {
  const head = control.closest('th');
  return head ? [head] : [...(control.closest('tr, li')?.querySelectorAll<HTMLElement>('td, dd') ?? [])];
};

const isWithinTip = (target: EventTarget | null): boolean =>
  target instanceof Node && Boolean(shown?.tip.contains(target));

function show(anchor: HTMLElement | null, cells: readonly HTMLElement[]): void {
  hide();
  const texts = cells.flatMap(fullTextOf);
  if (!anchor || texts.length === 0) return;
  const tip = document.createElement('div');
  tip.className = classes.tip ?? '';
  tip.role = 'tooltip';
  for (const text of texts) tip.appendChild(document.createElement('p')).textContent = text;
  tip.addEventListener('pointerleave', hide);
  document.body.append(tip);
  place(tip, anchor);
  shown = { anchor, tip };
  addEventListener('scroll', hide, { capture: true, once: true });
  addEventListener('pointerdown', hideOutside, { capture: true });
}

function hideOutside({ target }: Event): void {
  if (!isWithinTip(target)) hide();
}

function hide(): void {
  shown?.tip.remove();
  shown = null;
  removeEventListener('scroll', hide, { capture: true });
  removeEventListener('pointerdown', hideOutside, { capture: true });
}

/** Below the cell, or above it where there is no room. */
function place(tip: HTMLElement, anchor: Element) {
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  tip.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  tip.style.top = `${bottom + height + 8 > innerHeight ? top - height : bottom}px`;
}

/** The full text of a cell that is cut, with its hint; nothing if the cell shows it all. */
function fullTextOf(cell: HTMLElement): readonly string[] {
  const { hint } = cell.dataset;
  const text = [cell, ...cell.querySelectorAll('*')].some(isCut) ? cell.innerText.trim() : '';
  return [text, hint ?? ''].filter((part) => part !== '');
}

/** Whether the frame of an element hides a part of it. Inline elements have no frame. */
const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2);
