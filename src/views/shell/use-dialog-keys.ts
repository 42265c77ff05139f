import { useEffect, useEffectEvent } from 'react';
import { isPaletteKey, isSheetKey } from '#src/domain/shell/keyboard.ts';
import { keyboardInUse, takesText } from '#src/views/words/key-names.ts';
import type { ShellDialog } from '#src/views/dialogs/open-dialog.ts';

/** Ctrl+K or ⌘K, and the question mark where no text is typed. Another dialog that waits for an answer comes first. */
export function useDialogKeys(shown: ShellDialog | null, open: (dialog: ShellDialog) => void, close: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const wanted = wantedBy(event);
    if (!wanted || event.defaultPrevented) return;
    // Else the browser's own search takes the key.
    event.preventDefault();
    if (shown === wanted) close();
    else if (shown || !isDialogOpen()) open(wanted);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    globalThis.addEventListener('keydown', listener);
    return () => globalThis.removeEventListener('keydown', listener);
  }, []);
}

function wantedBy(event: KeyboardEvent): ShellDialog | null {
  if (isPaletteKey(event, keyboardInUse())) return 'palette';
  return isSheetKey(event) && !takesText(event.target) ? 'shortcuts' : null;
}

const isDialogOpen = () => document.querySelector('[aria-modal=true]') !== null;
