import { useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { imported } from '#src/i18n/import-afresh.ts';
import { type SessionActor, useApp } from '#src/views/app-context.ts';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { late } from '#src/views/late/late.tsx';
import { PlainMessages } from '#src/views/notices/plain-messages.tsx';
import type { App } from './create-app.ts';

/** What shows the messages. */
export const Toaster = late(async () => (await imported(() => import('#src/views/notices/toaster.tsx'))).Toaster);

/** How long after the first page it is fetched in the background: by then the page is there. */
const pause = 5000;

const selectIsGuest = (snapshot: ReturnType<SessionActor['getSnapshot']>) => snapshot.matches('guest');

/**
 * The messages. What shows them loads behind the first page, or with the first message, which waits for it; where it cannot
 * be had, the words are shown plainly. Nothing that fails here reaches the page.
 */
export function Messages({ app: { notices, errorLog, reload } }: { app: App }) {
  const { session } = useApp();
  const isGuest = useSelector(session, selectIsGuest);
  const shown = useSyncExternalStore(notices.watch, notices.shown);
  const isEmpty = shown.length === 0;
  const [wanted, setWanted] = useState(false);
  if (!isEmpty && !wanted) setWanted(true);

  useEffect(() => {
    if (isGuest) return undefined;
    const timer = setTimeout(() => void Toaster.preload(), pause);
    return () => clearTimeout(timer);
  }, [isGuest]);

  /** The next message asks for it again. */
  const closePlain = () => {
    notices.remove(...shown.map(({ id }) => id));
    setWanted(false);
  };

  if (!wanted) return null;
  const plain = (
    <ErrorBoundary fallback={() => null}>
      <PlainMessages notices={shown} onClose={closePlain} />
    </ErrorBoundary>
  );
  return (
    // Nobody's page is loaded anew for it: the message would go.
    <ErrorBoundary
      fallback={() => plain}
      onError={(error, { componentStack }) => errorLog.add(error, componentStack ?? '')}
    >
      <Toaster notices={shown} onClose={notices.remove} onMiss={notices.miss} onReload={reload} />
    </ErrorBoundary>
  );
}
