import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

interface TakeOver {
  /** The drawing that equals the current state of the app. */
  shows: string | null;
  /** Called when the app is visible. */
  onShown: () => void;
  onUncaughtError: (error: unknown) => void;
}

/**
 * Renders the app in `#root`, where index.html may already show a drawing (decision 050). If it equals the current
 * state of the app, React hydrates it, and typed text, focus and autofill are kept. Hydration takes many short tasks,
 * during which no answer may arrive (`shown` of `createApp`). Earlier presses are repeated afterwards.
 */
export function takeOver(
  root: HTMLElement,
  draw: (onShown: () => void) => ReactNode,
  { shows, onShown, onUncaughtError }: TakeOver,
): void {
  const { drawn } = root.dataset;
  root.querySelector('[autofocus]')?.removeAttribute('autofocus');
  const isSame = drawn !== undefined && drawn === shows;
  // Input on another drawing was not meant for the app.
  let done = isSame ? doneIn(root) : null;
  delete root.dataset['drawn'];
  delete root.dataset['pressed'];
  const app = draw(() => {
    if (done) doAgain(done, root);
    // Releases the drawn fields.
    done = null;
    // The drawings for other states would stay in memory.
    for (const template of document.querySelectorAll('body > template')) template.remove();
    onShown();
  });
  // The frame has no fields to hydrate, and its appearance depends on the window.
  if (isSame && root.querySelector('input') && isAsDrawn(root, drawn)) {
    startTransition(() => void hydrateRoot(root, app, { onUncaughtError }));
  } else {
    root.replaceChildren();
    createRoot(root, { onUncaughtError }).render(app);
  }
}

/** The input on the drawing. */
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
  // If an extension has changed the elements, React renders again, and the typed text is restored.
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

/** The choice that differs from the drawing. */
const chosenIn = (select: HTMLSelectElement | null): string | null =>
  [...(select?.selectedOptions ?? [])].find((option) => !option.defaultSelected)?.value ?? null;

/**
 * Whether the drawing is unchanged: a translation or an extension may have modified it, and React hydrates only its own
 * HTML.
 */
function isAsDrawn(root: HTMLElement, drawn: string): boolean {
  const template = document.getElementById(drawn);
  const lookOf = (part: ParentNode & Node) => [part.querySelectorAll('*').length, part.textContent].join(' ');
  return template instanceof HTMLTemplateElement && lookOf(template.content) === lookOf(root);
}
