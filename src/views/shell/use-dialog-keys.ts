import { isPaletteKey, isSheetKey } from '#src/domain/shell/keyboard.ts';
import { useKeyPress } from '#src/views/page/use-key-press.ts';
import { keyboardInUse, takesText } from '#src/views/words/key-names.ts';
import type { ShellDialog } from '#src/views/dialogs/open-dialog.ts';

/** Opens a dialog with Ctrl+K or ⌘K, or with the question mark outside of text fields; not while another dialog is open. */
export function useDialogKeys(shown: ShellDialog | null, open: (dialog: ShellDialog) => void, close: () => void) {
  useKeyPress((event) => {
    const wanted = dialogFor(event);
    if (!wanted || event.defaultPrevented) return;
    // Otherwise the browser's own search takes the key.
    event.preventDefault();
    if (shown === wanted) close();
    else if (shown || !isDialogOpen()) open(wanted);
  });
}

function dialogFor(event: KeyboardEvent): ShellDialog | null {
  if (isPaletteKey(event, keyboardInUse())) return 'palette';
  return isSheetKey(event) && !takesText(event.target) ? 'shortcuts' : null;
}

const isDialogOpen = () => document.querySelector('[aria-modal=true]') !== null;
