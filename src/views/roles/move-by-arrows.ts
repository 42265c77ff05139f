import type { KeyboardEvent } from 'react';

const box = 'input[type=checkbox]:not(:disabled)';

/** Moves the focus between boxes with the arrow keys: along the row, and within the column. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const from = event.target;
  if (!(from instanceof HTMLInputElement) || !from.matches(box)) return;
  const to = targetOf(event.key, event.currentTarget, from);
  if (!to) return;
  event.preventDefault();
  to.focus();
}

function targetOf(key: string, matrix: HTMLElement, from: HTMLInputElement): HTMLElement | undefined {
  const all = [...matrix.querySelectorAll<HTMLInputElement>(box)];
  const inColumn = () => all.filter((one) => one.dataset['column'] === from.dataset['column']);
  const inRow = () => [...(from.closest('[data-row]')?.querySelectorAll<HTMLInputElement>(box) ?? [])];
  switch (key) {
    case 'ArrowRight':
      return inRow()[inRow().indexOf(from) + 1];
    case 'ArrowLeft':
      return inRow()[inRow().indexOf(from) - 1];
    case 'ArrowDown':
      return inColumn()[inColumn().indexOf(from) + 1];
    case 'ArrowUp':
      return inColumn()[inColumn().indexOf(from) - 1];
    default:
      return undefined;
  }
}
