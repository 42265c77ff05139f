/** What a keydown says while an input method has the key. */
const composingKeyCode = 229;

/**
 * Keys that somebody has before all others: heard first, since the window comes first and this is its first listener.
 * Those that go to an input method are nobody else's: Enter takes a candidate and submits nothing, Escape drops it and
 * closes nothing. Safari ends the composition before it tells of the key, and then only the code says whose it was. Escape
 * is for `takeEscape`, which says whether it took it.
 */
export function interceptKeys(takeEscape: () => boolean): () => void {
  const guard = (event: KeyboardEvent) => {
    const isEscape = event.key === 'Escape';
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it in Safari
    const isComposed = event.isComposing || event.keyCode === composingKeyCode;
    if (!isComposed && !(isEscape && takeEscape())) return;
    event.stopImmediatePropagation();
    // Else a search field empties itself.
    if (isEscape) event.preventDefault();
  };
  globalThis.addEventListener('keydown', guard, { capture: true });
  return () => globalThis.removeEventListener('keydown', guard, { capture: true });
}
