import { useFullscreenDocument } from '@mantine/hooks';

/** Shows the document in full screen (K08); null if the browser does not support it. */
export function useFullScreen(): { isFull: boolean; toggle: () => void } | null {
  // Renders the view again after each change. Its own value starts as false, even in full screen.
  const { toggle } = useFullscreenDocument();
  if (!document.fullscreenEnabled) return null;
  return {
    isFull: document.fullscreenElement !== null,
    // If the browser refuses, nothing changes, including the button.
    toggle: () => void toggle().catch(() => undefined),
  };
}
