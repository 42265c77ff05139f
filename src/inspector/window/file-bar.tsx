import { type DragEvent, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { drawMachine } from '#src/inspector/reading/machine-diagram.ts';
import { definitionOf } from '#src/inspector/reading/definition.ts';
import { readSession, type SeenSession, type SessionFault, writeSession } from '#src/inspector/recording/session.ts';
import { openOfficial } from './current.ts';
import classes from './inspector.module.css';
import type { texts } from './texts.ts';

interface Props {
  session: SeenSession;
  machine: AnyStateMachine | null;
  words: (typeof texts)['zh'];
  onOpen: (session: SeenSession | null) => void;
}

/** What goes out of the inspector, and files that come in: chosen, or dropped here (W6.15). */
export function FileBar({ session, machine, words, onOpen }: Props) {
  const [copied, setCopied] = useState<'definition' | 'mermaid' | null>(null);
  const [fault, setFault] = useState<SessionFault | null>(null);
  const copy = async (what: 'definition' | 'mermaid', text: string) => {
    await navigator.clipboard.writeText(text);
    setCopied(what);
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    const read = readSession(sessionIn(await file.text()));
    setFault(typeof read === 'string' ? read : null);
    if (typeof read !== 'string') onOpen(read);
  };
  return (
    <div
      className={classes.bar}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        void open(event.dataTransfer.files[0]);
      }}
    >
      {machine && (
        <>
          <button type="button" onClick={() => void copy('definition', JSON.stringify(definitionOf(machine), null, 2))}>
            {copied === 'definition' ? words.copied : words.copyDefinition}
          </button>
          <button type="button" onClick={() => void copy('mermaid', drawMachine(machine))}>
            {copied === 'mermaid' ? words.copied : words.copyMermaid}
          </button>
        </>
      )}
      <button type="button" onClick={() => save(session)}>
        {words.saveSession}
      </button>
      <label className={classes.file}>
        {words.openFile}
        <input
          type="file"
          accept="application/json"
          onChange={({ target }) => {
            void open(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      <button type="button" title={words.officialHint} onClick={() => void openOfficial()}>
        {words.official}
      </button>
      <span role="alert" className={classes.fault}>
        {fault && words[fault]}
      </span>
      {session.origin !== null && (
        <span role="status" className={classes.origin}>
          {words.file(session.origin)}
          <button type="button" onClick={() => onOpen(null)}>
            {words.closeFile}
          </button>
        </span>
      )}
    </div>
  );
}

/** The session in a file: the file itself, or the part of a bug bundle. */
function sessionIn(text: string): unknown {
  try {
    const file = JSON.parse(text) as { kind?: unknown; machines?: unknown; session?: unknown };
    return file.kind === 'forestry-bug-bundle' ? file.session : file;
  } catch {
    return null;
  }
}

function save(session: SeenSession): void {
  const file = writeSession(session, session.origin ?? import.meta.env.VERSION);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
  link.download = 'inspector-session.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
