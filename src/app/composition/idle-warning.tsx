import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import type { idleMachine } from '#src/machines/session/idle.ts';
import { useChild } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { late } from '#src/views/late/late.tsx';

const IdleDialog = late(async () => {
  const [{ IdleDialog: Loaded }] = await Promise.all([
    imported(() => import('#src/views/session/idle-dialog.tsx')),
    loadTexts('watch'),
  ]);
  return Loaded;
});

const selectCounting = (snapshot: SnapshotFrom<typeof idleMachine> | undefined) =>
  snapshot?.matches('counting') ?? false;

/** The countdown of an idle session. If its dialog cannot be loaded, the session still ends. */
export function IdleWarning() {
  const { session, reportError } = useApp();
  const idle = useChild(session, 'idle') as ActorRefFrom<typeof idleMachine> | undefined;
  const counting = useSelector(idle, selectCounting);
  if (!idle || !counting) return null;
  return (
    <ErrorBoundary fallback={() => null} onError={reportError}>
      <IdleDialog idle={idle} />
    </ErrorBoundary>
  );
}
