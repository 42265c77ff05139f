import { type ReactNode, useState } from 'react';
import { useApp } from '#src/views/app-context.ts';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { PageTrouble } from '#src/views/late/page-trouble.tsx';
import { Dialog } from './dialog.tsx';

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
  const { hasUnsaved } = useApp();
  return (
    <Dialog onClose={onClose} title={title}>
      <PageTrouble kind={hasUnsaved() ? 'outdated' : 'unavailable'} onRetry={() => globalThis.location.reload()} />
    </Dialog>
  );
}
