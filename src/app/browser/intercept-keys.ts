/** The key code of a keydown that an input method handles. */
const composingKeyCode = 229;

/**
 * Handles keys before every other listener, as the first listener of the window. A key that an input method handles
 * reaches no other listener: Enter picks a candidate and submits nothing, Escape cancels it and closes nothing. Safari
 * ends the composition before it sends the key, so there only the key code shows it. Escape is offered to `takeEscape`
 * first, which returns whether it handled the key.
 */
export function interceptKeys(takeEscape: () => boolean): () => void {
  const intercept = (event: KeyboardEvent) => {
    const isEscape = event.key === 'Escape';
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it in Safari
    const isComposed = event.isComposing || event.keyCode === composingKeyCode;
    if (!isComposed && !(isEscape && takeEscape())) return;
    event.stopImmediatePropagation();
    // Otherwise a search field empties itself.
    if (isEscape) event.preventDefault();
  };
  globalThis.addEventListener('keydown', intercept, { capture: true });
  return () => globalThis.removeEventListener('keydown', intercept, { capture: true });
}
