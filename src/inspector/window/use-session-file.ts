import { type DragEvent, useState } from 'react';
import { readSession, type SeenSession, type SessionFault } from '#src/inspector/recording/session.ts';

/** A session from a file that is chosen, or dropped anywhere on the inspector (W6.15). */
export function useSessionFile(onChange: () => void) {
  const [session, setSession] = useState<SeenSession | null>(null);
  const [fault, setFault] = useState<SessionFault | null>(null);
  const show = (opened: SeenSession | null) => {
    setFault(null);
    setSession(opened);
    onChange();
  };
  const open = async (file: File) => {
    const read = readSession(sessionIn(await file.text()));
    if (typeof read === 'string') setFault(read);
    else show(read);
  };
  return {
    session,
    fault,
    open: (file: File) => void open(file),
    close: () => show(null),
    /** Without these handlers the browser would leave the app and show the file. */
    drop: {
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) void open(file);
      },
    },
  };
}

/** The session in a file: the file itself, or a part of a bug bundle. */
function sessionIn(text: string): unknown {
  try {
    const file = JSON.parse(text) as { kind?: unknown; session?: unknown };
    return file.kind === 'forestry-bug-bundle' ? file.session : file;
  } catch {
    return null;
  }
}
