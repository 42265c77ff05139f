import { useEffect, useRef } from 'react';
import { isPaletteKey, isSheetKey } from '#src/domain/shell/keyboard.ts';
import { isModalOpen } from '#src/views/page/hidden.ts';
import { useKeyPress } from '#src/views/page/use-key-press.ts';
import { keyboardInUse, takesText } from '#src/views/words/key-names.ts';
import type { ShellDialog } from '#src/views/app-context.ts';

/**
 * Opens a dialog with Ctrl+K or ⌘K, or with the question mark outside of text fields; not while another dialog is open. Returns
 * a function that takes what was typed before the field of the palette had the focus.
 */
export function useDialogKeys(
  shown: ShellDialog | null,
  open: (dialog: ShellDialog) => void,
  close: () => void,
): () => string {
  const early = useRef('');
  useEffect(() => {
    early.current = '';
    // After the dialog has kept the focus: no character may reach a field of the page, where an input method would still write.
    if (shown === 'palette' && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }, [shown]);
  useKeyPress((event) => {
    if (shown === 'palette' && event.target === document.body) {
      if (event.key === 'Escape') return close();
      if (event.key === 'Backspace') early.current = early.current.slice(0, -1);
      if (isCharacter(event)) {
        event.preventDefault();
        early.current += event.key;
        return;
      }
    }
    const wanted = dialogFor(event);
    if (!wanted || event.defaultPrevented) return;
    // Otherwise the browser's own search takes the key.
    event.preventDefault();
    if (shown === wanted) close();
    else if (shown || !isModalOpen()) open(wanted);
  });
  return () => {
    const typed = early.current;
    early.current = '';
    return typed;
  };
}

function dialogFor(event: KeyboardEvent): ShellDialog | null {
  if (isPaletteKey(event, keyboardInUse())) return 'palette';
  return isSheetKey(event) && !takesText(event.target) ? 'shortcuts' : null;
}

/** On a Mac, characters are typed with ⌥, too. */
const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && (!altKey || keyboardInUse() === 'mac');
