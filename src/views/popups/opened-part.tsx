import { type ReactNode, useState } from 'react';
import { useApp } from '#src/views/app-context.ts';
import { DialogTrouble } from '#src/views/dialogs/late-dialog.tsx';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';

interface Props {
  /** The name of the part, for the dialog that reports a failure. */
  title: string;
  open: boolean;
  onClose: () => void;
  /** A part in a separate chunk, loaded with `late` when it is first opened. */
  children: ReactNode;
}

/** Contains a part whose chunk cannot be loaded: a dialog reports it, and the next opening tries again. */
export function OpenedPart({ title, open, onClose, children }: Props) {
  const { reportError } = useApp();
  const [failures, setFailures] = useState(0);
  const close = () => {
    setFailures(failures + 1);
    onClose();
  };
  return (
    <ErrorBoundary
      key={failures}
      fallback={() => open && <DialogTrouble title={title} onClose={close} />}
      onError={reportError}
    >
      {children}
    </ErrorBoundary>
  );
}
