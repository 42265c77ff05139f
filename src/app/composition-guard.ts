/** What a keydown says while an input method has the key. */
const composingKeyCode = 229;

/**
 * Keys that go to an input method are nobody else's: Enter takes a candidate and submits nothing, Escape drops it and
 * closes nothing. Heard before anything else can be, since the window comes first and this is its first listener. Safari
 * ends the composition before it tells of the key, and then only the code says whose it was.
 */
export function guardComposition(): () => void {
  const guard = (event: KeyboardEvent) => {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it in Safari
    if (!event.isComposing && event.keyCode !== composingKeyCode) return;
    event.stopImmediatePropagation();
    // Else a search field empties itself.
    if (event.key === 'Escape') event.preventDefault();
  };
  globalThis.addEventListener('keydown', guard, { capture: true });
  return () => globalThis.removeEventListener('keydown', guard, { capture: true });
}
