import { useEffect, useEffectEvent } from 'react';
import { isSaveKey } from '#src/domain/shell/keyboard.ts';
import { keyboardInUse } from '#src/views/words/key-names.ts';

/** Ctrl+S or ⌘S saves the page that is shown; hidden pages run no effects. An open dialog has to be answered first. */
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

/** Some fields, such as tags, take over what was typed only when they are left. */
function takeUnfinished() {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus();
}
