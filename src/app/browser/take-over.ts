import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Shows the app in `#root`, where index.html may have drawn something already (decision 050). If that is the same as the app
 * shows now, React takes over its elements, and what was typed, the focus and what the browser filled in stay. It does so in
 * many short tasks, which no answer may come between (`shown` of `createApp`). What was pressed before is pressed again then.
 * Returns what must run when the app is on the screen.
 */
export function takeOver(
  root: HTMLElement,
  app: ReactNode,
  { shows, onUncaughtError }: { shows: string | null; onUncaughtError: (error: unknown) => void },
): () => void {
  const { drawn, pressed } = root.dataset;
  root.querySelector('[autofocus]')?.removeAttribute('autofocus');
  const before = [...root.querySelectorAll('input')];
  const chosen = chosenIn(root.querySelector('select'));
  const focused = before.find((input) => input === document.activeElement);
  delete root.dataset['drawn'];
  delete root.dataset['pressed'];
  const isSame = drawn !== undefined && drawn === shows;
  const isUntouched = isSame && before.length > 0 && isAsDrawn(root, drawn);
  // The frame has no fields to take over, and its looks depend on the window.
  if (isUntouched) {
    startTransition(() => void hydrateRoot(root, app, { onUncaughtError }));
  } else {
    root.replaceChildren();
    createRoot(root, { onUncaughtError }).render(app);
  }
  return () => {
    // Something else is shown: what was done was not meant for it.
    if (!isSame) return;
    // Where an extension has put something between, React draws anew. Then what was typed goes where it was typed.
    for (const input of root.querySelectorAll('input')) {
      const typed = before.find((one) => one.autocomplete === input.autocomplete && one.type === input.type);
      if (!typed || typed === input || typed.value === '') continue;
      input.value = typed.value;
      typed.value = '';
      input.dispatchEvent(new Event('input', { bubbles: true }));
      if (typed === focused) input.focus();
    }
    const select = root.querySelector('select');
    if (select && chosen !== null) {
      select.value = chosen;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
    if (pressed !== undefined) root.querySelectorAll('button')[Number(pressed)]?.click();
  };
}

/** What somebody chose instead of what was drawn. */
const chosenIn = (select: HTMLSelectElement | null): string | null =>
  [...(select?.selectedOptions ?? [])].find((option) => !option.defaultSelected)?.value ?? null;

/** Whether nobody has changed what was drawn: a translation or an extension may have, and React finds its way in its own HTML only. */
function isAsDrawn(root: HTMLElement, drawn: string): boolean {
  const template = document.createElement('template');
  template.innerHTML = document.getElementById(drawn)?.textContent ?? '';
  const lookOf = (part: ParentNode & Node) => [part.querySelectorAll('*').length, part.textContent].join(' ');
  return lookOf(template.content) === lookOf(root);
}
