import { useEffect, useEffectEvent } from 'react';
import { isSaveKey } from '#src/domain/shell/keyboard.ts';
import { keyboardInUse } from '#src/views/words/key-names.ts';

/** Ctrl+S or ⌘S saves the page in view: the effects of the others are off. A dialog that waits for an answer comes first. */
export function useSaveKey(save: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveKey(event, keyboardInUse())) return;
    // Else the browser saves the page as a file.
    event.preventDefault();
    if (event.repeat || document.querySelector('[aria-modal=true]')) return;
    takeUnfinished();
    save();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    globalThis.addEventListener('keydown', listener);
    return () => globalThis.removeEventListener('keydown', listener);
  }, []);
}

/** A field may take what is typed only when it is left, as tags do. */
function takeUnfinished() {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus();
}
