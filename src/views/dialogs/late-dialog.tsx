import { Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '#src/views/app-context.ts';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { PageTrouble } from '#src/views/late/page-trouble.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The dialog, loaded with `late`. */
  children: ReactNode;
}

/**
 * A dialog in a separate chunk, loaded when it is first opened. If loading fails, another dialog reports it; each
 * opening tries again.
 */
export function LateDialog({ open, onClose, title, children }: Props) {
  const { reportError } = useApp();
  const [wasOpen, setWasOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpenings(openings + 1);
  }
  // After the first opening it stays mounted, so that it can fade out.
  if (openings === 0) return null;
  return (
    <ErrorBoundary
      key={openings}
      fallback={() => open && <DialogTrouble title={title} onClose={onClose} />}
      onError={reportError}
    >
      {children}
    </ErrorBoundary>
  );
}

/**
 * Reports that a dialog could not be loaded. Chromium remembers a failed import, so only a reload is sure to fetch the
 * file again.
 */
export function DialogTrouble({ title, onClose }: { title: string; onClose: () => void }) {
  const { t } = useTranslation('common');
  const { hasUnsaved } = useApp();
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('btn.close') }}>
      <PageTrouble kind={hasUnsaved() ? 'outdated' : 'unavailable'} onRetry={() => globalThis.location.reload()} />
    </Modal>
  );
}
