import { isSaveKey } from '#src/domain/shell/keyboard.ts';
import { isModalOpen } from '#src/views/page/hidden.ts';
import { useKeyPress } from '#src/views/page/use-key-press.ts';
import { keyboardInUse } from '#src/views/words/key-names.ts';

/** Saves the visible page with Ctrl+S or ⌘S. An open dialog has to be answered first. */
export function useSaveKey(save: () => void) {
  useKeyPress((event) => {
    if (!isSaveKey(event, keyboardInUse())) return;
    // Otherwise the browser would save the page as a file.
    event.preventDefault();
    if (event.repeat || isModalOpen()) return;
    takeUnfinished();
    save();
  });
}

/** Some fields, such as tags, commit their text only on blur. */
function takeUnfinished() {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus();
}
