import { useFullscreenDocument } from '@mantine/hooks';

/** The whole document on the whole screen (K08); null where the browser does not offer it. */
export function useFullScreen(): { isFull: boolean; toggle: () => void } | null {
  // Draws the view anew at each change. Its own value begins as false, also where the screen is full already.
  const { toggle } = useFullscreenDocument();
  if (!document.fullscreenEnabled) return null;
  return {
    isFull: document.fullscreenElement !== null,
    // A browser that refuses leaves everything as it is, the button too.
    toggle: () => void toggle().catch(() => undefined),
  };
}
