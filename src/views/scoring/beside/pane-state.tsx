import { useMediaQuery } from '@mantine/hooks';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';

/** Where a narrow screen, which has no room beside the form, shows the pane. */
type NarrowPane = 'drawer' | 'above';

interface PaneState {
  isWide: boolean;
  isDrawer: boolean;
  isOpen: boolean;
  /** Whether there is a button: an empty pane takes no room from a narrow form. */
  isOffered: boolean;
  toggle: () => void;
}

const PaneContext = createContext<PaneState | null>(null);

interface Props {
  narrow: NarrowPane;
  isEmpty?: boolean;
  children: ReactNode;
}

/**
 * Holds whether the pane of a page is open. The choice is remembered in this browser, except for the drawer, which covers the
 * form. Only the pane and its button render when it changes, not the form between them.
 */
export function PaneProvider({ narrow, isEmpty = false, children }: Props) {
  const { preferences } = useApp();
  const { paneOpen } = useContextOf(preferences, 'paneOpen');
  const isWide = useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false });
  const [isDrawn, setDrawn] = useState(false);
  const isDrawer = !isWide && narrow === 'drawer';
  const isOffered = isWide || !isEmpty;
  const toggle = () =>
    isDrawer ? setDrawn(!isDrawn) : preferences.send({ type: 'preference.choose', change: { paneOpen: !paneOpen } });
  return (
    <PaneContext
      value={{
        isWide,
        isDrawer,
        isOpen: isOffered && (isDrawer ? isDrawn : paneOpen),
        isOffered,
        toggle,
      }}
    >
      {children}
    </PaneContext>
  );
}

export function usePane(): PaneState {
  const pane = useContext(PaneContext);
  if (!pane) throw new Error('usePane needs a PaneProvider above it');
  return pane;
}
