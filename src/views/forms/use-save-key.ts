import { useEffect, useEffectEvent } from 'react';
import { isSaveKey } from '#src/domain/shell/keyboard.ts';
import { keyboardInUse } from '#src/views/words/key-names.ts';

/** Saves the visible page with Ctrl+S or ⌘S; hidden pages run no effects. An open dialog has to be answered first. */
export function useSaveKey(save: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveKey(event, keyboardInUse())) return;
    // Otherwise the browser would save the page as a file.
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

/** Some fields, such as tags, commit their text only on blur. */
function takeUnfinished() {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus();
}
