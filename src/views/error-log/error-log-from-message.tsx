import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { useApp } from '#src/views/app-context.ts';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { late } from '#src/views/late/late.tsx';
import { PageTrouble } from '#src/views/late/page-trouble.tsx';

const ErrorLogDialog = late(async () => {
  const [{ ErrorLogDialog: Loaded }] = await Promise.all([
    imported(() => import('./error-log-dialog.tsx')),
    loadTexts('watch'),
  ]);
  return Loaded;
});

/** The error log, opened by the message that counts missed messages. It also works on pages without a top bar. */
export function ErrorLogFromMessage({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  const { errorLog, reportError } = useApp();
  const errors = useSyncExternalStore(errorLog.watch, errorLog.errors);
  const clear = () => {
    errorLog.clear();
    onClose();
  };
  const trouble = (retry: () => void) => (
    <Dialog onClose={onClose} title={t('msg.tip')}>
      <PageTrouble kind="crashed" onRetry={retry} />
    </Dialog>
  );
  return (
    <ErrorBoundary fallback={trouble} onError={reportError}>
      <ErrorLogDialog opened errors={errors} onClose={onClose} onClear={clear} />
    </ErrorBoundary>
  );
}
