import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Returns the focus to a button after it was loading: Mantine disables it meanwhile, and a disabled button loses the focus. */
export function useFocusWhileLoading(button: RefObject<HTMLButtonElement | null>, loading: boolean) {
  const hadFocus = useRef(false);
  // The browser takes the focus away with the next frame.
  useLayoutEffect(() => {
    if (loading) hadFocus.current = document.activeElement === button.current;
  }, [button, loading]);
  useEffect(() => {
    if (loading || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [button, loading]);
}
