import { type RefObject, useEffect, useRef } from 'react';
import type { CloseDialog } from '#src/views/app-context.ts';

/** Returns the focus to the element that had it when the dialog opened, or to `otherwise` if that can no longer have it. */
export function useDialogFocus(
  shown: string | null,
  close: () => void,
  otherwise?: RefObject<HTMLElement | null>,
): CloseDialog {
  const before = useRef<Element | null>(null);
  const afterwards = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (shown === null) return;
    // The dialog does not have the focus yet: its chunk loads later, or it renders after this effect.
    before.current ??= document.activeElement;
    const fallback = otherwise?.current;
    return () => {
      const last = before.current;
      before.current = null;
      if (last instanceof HTMLElement && document.activeElement === document.body) last.focus();
      if (document.activeElement === document.body) fallback?.focus();
      const then = afterwards.current;
      afterwards.current = null;
      then?.();
    };
  }, [shown, otherwise]);

  return (then) => {
    afterwards.current = then ?? null;
    close();
  };
}
