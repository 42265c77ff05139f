import { useSyncExternalStore } from 'react';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { useApp } from '#src/views/app-context.ts';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { late } from '#src/views/late/late.tsx';

const ErrorLog = late(async () => {
  const [{ ErrorLog: Loaded }] = await Promise.all([imported(() => import('./error-log.tsx')), loadTexts('watch')]);
  return Loaded;
});

/** Shown in the top bar after the first error. If the log itself fails, nothing is shown. */
export function ErrorLogButton() {
  const { errorLog, reportError } = useApp();
  const errors = useSyncExternalStore(errorLog.watch, errorLog.errors);
  if (errors.length === 0) return null;
  return (
    <ErrorBoundary fallback={() => null} onError={reportError}>
      <ErrorLog errors={errors} onClear={errorLog.clear} />
    </ErrorBoundary>
  );
}
