import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Shows the app in `#root`, where index.html may have drawn something already (decision 050). If that is the same as the app
 * shows now, React takes over its elements, and what was typed, the focus and what the browser filled in stay. It happens in one
 * go: nothing may change between. What was pressed meanwhile is pressed again.
 */
export function takeOver(
  root: HTMLElement,
  app: ReactNode,
  { shows, onUncaughtError }: { shows: string | null; onUncaughtError: (error: unknown) => void },
): void {
  const { drawn, pressed } = root.dataset;
  root.querySelector('[autofocus]')?.removeAttribute('autofocus');
  const before = [...root.querySelectorAll('input')];
  const chosen = root.querySelector('select')?.value;
  const focused = before.find((input) => input === document.activeElement);
  delete root.dataset['drawn'];
  delete root.dataset['pressed'];
  flushSync(() => {
    if (drawn !== undefined && drawn === shows) {
      hydrateRoot(root, app, { onUncaughtError });
    } else {
      root.replaceChildren();
      createRoot(root, { onUncaughtError }).render(app);
    }
  });
  // Where an extension has put something between, React draws anew.
  for (const [index, input] of root.querySelectorAll('input').entries()) {
    const typed = before[index];
    if (!typed || typed === input) continue;
    input.value = typed.value;
    if (typed === focused) input.focus();
  }
  const select = root.querySelector('select');
  if (select && chosen !== undefined && select.value !== chosen) {
    select.value = chosen;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if (pressed !== undefined) root.querySelectorAll('button')[Number(pressed)]?.click();
}
