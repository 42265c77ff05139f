import { Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageTrouble } from './page-trouble.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The dialog, a `late` part. */
  children: ReactNode;
}

/** A dialog in a chunk of its own, loaded when it is first opened. When it cannot be had, that is said in its place. */
export function LateDialog({ open, onClose, title, children }: Props) {
  const { t } = useTranslation('common');
  // It stays for its way out.
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  // Chromium remembers a failed import as long as the document lives, so only a reload asks for the file again.
  const unavailable = () =>
    open && (
      <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('btn.close') }}>
        <PageTrouble kind="unavailable" onRetry={() => globalThis.location.reload()} />
      </Modal>
    );
  return <ErrorBoundary fallback={unavailable}>{children}</ErrorBoundary>;
}
