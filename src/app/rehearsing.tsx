import { startTransition, useCallback, useEffect, useState } from 'react';
import { whenIdle } from '#src/app/browser/when-idle.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { useMatches } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { late } from '#src/views/late/late.tsx';
import { useIsPhone } from '#src/views/page/phone-query.ts';

const Rehearsal = late(async () => {
  await new Promise<void>((resolve) => void whenIdle(resolve));
  const loaded = Promise.all([
    imported(() => import('#src/views/rehearsal/rehearsal.tsx')),
    loadTexts('shell', 'content'),
  ]);
  // There is none without a network.
  return loaded.then(
    ([module]) => module.Rehearsal,
    () => Nothing,
  );
});

const Nothing = () => null;

/**
 * The rehearsal of a first page, where the app starts at its login page, until somebody presses the button. Phones draw
 * cards, and have no room for a menu.
 */
export function Rehearsing() {
  const { session } = useApp();
  const isAtLogin = useMatches(session, { guest: 'atLogin' });
  const isPhone = useIsPhone();
  // After a session everything has been drawn. Safari does not report when it is idle, and nobody must be kept waiting.
  const [isOver, setOver] = useState(!isAtLogin || !('requestIdleCallback' in globalThis));
  // The answer of the login does not wait for it.
  const end = useCallback(() => startTransition(() => setOver(true)), []);
  const isRunning = isAtLogin && !isPhone && !isOver;
  useEffect(() => {
    if (!isRunning) return undefined;
    window.addEventListener('submit', end);
    return () => window.removeEventListener('submit', end);
  }, [isRunning, end]);
  return (
    isRunning && (
      <ErrorBoundary fallback={() => null}>
        <Rehearsal whenIdle={whenIdle} onEnd={end} />
      </ErrorBoundary>
    )
  );
}
