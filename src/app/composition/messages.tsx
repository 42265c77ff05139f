import { useEffect, useState, useSyncExternalStore } from 'react';
import { wallPath } from '#src/domain/routes/location.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { useMatches } from '#src/views/actors/use-snapshot.ts';
import { useShownPath } from '#src/views/actors/use-shown-path.ts';
import { useApp } from '#src/views/app-context.ts';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { late } from '#src/views/late/late.tsx';
import { PlainMessages } from '#src/views/notices/plain-messages.tsx';
import type { App } from './create-app.ts';

/** The list of messages on the screen. */
export const Toaster = late(async () => (await imported(() => import('#src/views/notices/toaster.tsx'))).Toaster);

/** The delay after the first page before it is loaded in the background, in milliseconds. */
const preloadAfter = 5000;

export type MessagesOfApp = Pick<App, 'notices' | 'errorLog' | 'reload' | 'undo' | 'root'>;

/**
 * The messages. Their component is loaded after the first page, or with the first message, which waits for it. If it
 * cannot be loaded, the texts are shown plainly. No failure in here reaches the page.
 */
export function Messages({ app: { notices, errorLog, reload, undo, root } }: { app: MessagesOfApp }) {
  const { session } = useApp();
  const isGuest = useMatches(session, 'guest');
  const shown = useSyncExternalStore(notices.watch, notices.shown, notices.shown);
  // A wall screen has nobody to close them (W5.9).
  const isOnWall = useShownPath() === wallPath;
  const isEmpty = shown.length === 0;
  const [wanted, setWanted] = useState(false);
  if (!isEmpty && !wanted) setWanted(true);

  useEffect(() => {
    if (isGuest) return undefined;
    const timer = setTimeout(() => void Toaster.preload(), preloadAfter);
    return () => clearTimeout(timer);
  }, [isGuest]);

  /** The next message tries to load it again. */
  const closePlain = () => {
    notices.remove(...shown.map(({ id }) => id));
    setWanted(false);
  };

  if (!wanted || isOnWall) return null;
  const plain = (
    <ErrorBoundary fallback={() => null}>
      <PlainMessages notices={shown} onClose={closePlain} />
    </ErrorBoundary>
  );
  return (
    // Not `reportError`, which may reload the page: the message would be lost.
    <ErrorBoundary
      fallback={() => plain}
      onError={(error, { componentStack }) => errorLog.add(error, componentStack ?? '')}
    >
      <Toaster
        notices={shown}
        onClose={notices.remove}
        onMiss={notices.miss}
        onReload={reload}
        onUndo={undo}
        root={root}
      />
    </ErrorBoundary>
  );
}
