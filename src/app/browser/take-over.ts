import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

interface TakeOver {
  /** The drawing that is the same as the app shows now. */
  shows: string | null;
  /** Called when the app is on the screen. */
  onShown: () => void;
  onUncaughtError: (error: unknown) => void;
}

/**
 * Shows the app in `#root`, where index.html may have drawn something already (decision 050). If that is the same as the app
 * shows now, React takes over its elements, and what was typed, the focus and what the browser filled in stay. It does so in
 * many short tasks, which no answer may come between (`shown` of `createApp`). What was pressed before is pressed again then.
 */
export function takeOver(
  root: HTMLElement,
  draw: (onShown: () => void) => ReactNode,
  { shows, onShown, onUncaughtError }: TakeOver,
): void {
  const { drawn } = root.dataset;
  root.querySelector('[autofocus]')?.removeAttribute('autofocus');
  const isSame = drawn !== undefined && drawn === shows;
  // What was done to something else was not meant for the app.
  let done = isSame ? doneIn(root) : null;
  delete root.dataset['drawn'];
  delete root.dataset['pressed'];
  const app = draw(() => {
    if (done) doAgain(done, root);
    // It holds the fields that were drawn.
    done = null;
    onShown();
  });
  // The frame has no fields to take over, and its looks depend on the window.
  if (isSame && root.querySelector('input') && isAsDrawn(root, drawn)) {
    startTransition(() => void hydrateRoot(root, app, { onUncaughtError }));
  } else {
    root.replaceChildren();
    createRoot(root, { onUncaughtError }).render(app);
  }
}

/** What somebody did to what was drawn. */
const doneIn = (root: HTMLElement) => {
  const inputs = [...root.querySelectorAll('input')];
  return {
    inputs,
    focused: inputs.find((input) => input === document.activeElement),
    chosen: chosenIn(root.querySelector('select')),
    pressed: root.dataset['pressed'],
  };
};

function doAgain({ inputs, focused, chosen, pressed }: ReturnType<typeof doneIn>, root: HTMLElement) {
  // Where an extension has put something between, React draws anew. Then what was typed goes where it was typed.
  for (const input of root.querySelectorAll('input')) {
    const typed = inputs.find((one) => one.autocomplete === input.autocomplete && one.type === input.type);
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
}

/** What somebody chose instead of what was drawn. */
const chosenIn = (select: HTMLSelectElement | null): string | null =>
  [...(select?.selectedOptions ?? [])].find((option) => !option.defaultSelected)?.value ?? null;

/** Whether nobody has changed what was drawn: a translation or an extension may have, and React finds its way in its own HTML only. */
function isAsDrawn(root: HTMLElement, drawn: string): boolean {
  const template = document.getElementById(drawn);
  const lookOf = (part: ParentNode & Node) => [part.querySelectorAll('*').length, part.textContent].join(' ');
  return template instanceof HTMLTemplateElement && lookOf(template.content) === lookOf(root);
}
