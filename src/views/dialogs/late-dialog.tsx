import { type ReactNode, useState } from 'react';
import { useApp } from '#src/views/app-context.ts';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { PageTrouble } from '#src/views/late/page-trouble.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The name of the part, for the dialog that reports a failure. */
  title: string;
  /** The part, loaded with `late`. */
  children: ReactNode;
}

/**
 * A dialog, menu or popover in a separate chunk, loaded when it is first opened. If loading fails, a dialog reports it.
 * Each opening mounts the part again, and so begins afresh and tries again.
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

/** Chromium remembers a failed import, so only a reload is sure to fetch the file again. */
function DialogTrouble({ title, onClose }: Pick<Props, 'title' | 'onClose'>) {
  const { hasUnsaved } = useApp();
  return (
    <Dialog onClose={onClose} title={title}>
      <PageTrouble kind={hasUnsaved() ? 'outdated' : 'unavailable'} onRetry={() => globalThis.location.reload()} />
    </Dialog>
  );
}
