import { useEffect, useRef } from 'react';
import type { CloseDialog } from '#src/views/app-context.ts';

/** Gives the focus back to where it was when the dialog came: it leaves the document with the dialog's own parts. */
export function useDialogFocus(shown: string | null, close: () => void): CloseDialog {
  const before = useRef<Element | null>(null);
  const afterwards = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (shown === null) return;
    // Nothing has taken the focus yet: the dialog is a chunk that comes later, or is put in place after this.
    before.current ??= document.activeElement;
    return () => {
      const last = before.current;
      before.current = null;
      if (last instanceof HTMLElement && document.activeElement === document.body) last.focus();
      const then = afterwards.current;
      afterwards.current = null;
      then?.();
    };
  }, [shown]);

  return (then) => {
    afterwards.current = then ?? null;
    close();
  };
}
