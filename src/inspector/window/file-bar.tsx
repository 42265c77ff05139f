import CopyIcon from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import OfficialIcon from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import OpenIcon from '@tabler/icons-react/dist/esm/icons/IconFolderOpen.mjs';
import SaveIcon from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { copyText } from '#src/tools/kit/copy-text.ts';
import { FileButton } from '#src/tools/kit/file-button.tsx';
import { saveJson } from '#src/tools/kit/save-json.ts';
import { definitionOf } from '#src/inspector/reading/definition.ts';
import { drawMachine } from '#src/inspector/reading/machine-diagram.ts';
import { type SeenSession, writeSession } from '#src/inspector/recording/session.ts';
import { openOfficial } from './current.ts';
import classes from './inspector.module.css';
import type { texts } from './texts.ts';
import type { useSessionFile } from './use-session-file.ts';

interface Props {
  session: SeenSession;
  machine: AnyStateMachine | null;
  words: (typeof texts)['zh'];
  file: ReturnType<typeof useSessionFile>;
}

const fileOf = (session: SeenSession) => writeSession(session, session.origin ?? import.meta.env.VERSION);
const pretty = (value: unknown) => JSON.stringify(value, null, 2);

/** What goes out of the inspector, and files that come in. */
export function FileBar({ session, machine, words, file }: Props) {
  return (
    <div className={classes.bar}>
      {machine && (
        <>
          <CopyButton words={words} textOf={() => pretty(definitionOf(machine))}>
            {words.copyDefinition}
          </CopyButton>
          <CopyButton words={words} textOf={() => drawMachine(machine)}>
            {words.copyMermaid}
          </CopyButton>
        </>
      )}
      <CopyButton words={words} textOf={() => pretty(fileOf(session))}>
        {words.copySession}
      </CopyButton>
      <button type="button" onClick={() => saveJson(fileOf(session), 'inspector-session.json')}>
        <SaveIcon size={14} aria-hidden />
        {words.saveSession}
      </button>
      <FileButton onFile={file.open}>
        <OpenIcon size={14} aria-hidden />
        {words.openFile}
      </FileButton>
      <button type="button" title={words.officialHint} onClick={() => void openOfficial()}>
        <OfficialIcon size={14} aria-hidden />
        {words.official}
      </button>
      <span role="alert" className={classes.fault}>
        {file.fault && words[file.fault]}
      </span>
      {session.origin !== null && (
        <span role="status" className={classes.origin}>
          {words.file(session.origin)}
          <button type="button" onClick={file.close}>
            {words.closeFile}
          </button>
        </span>
      )}
    </div>
  );
}

/** Says whether it has copied, as long as it has the focus. */
function CopyButton({ words, textOf, children }: Pick<Props, 'words'> & { textOf: () => string; children: string }) {
  const [said, setSaid] = useState<string | null>(null);
  const copy = () =>
    copyText(textOf()).then(
      () => setSaid(words.copied),
      () => setSaid(words.notCopied),
    );
  return (
    <button type="button" onClick={() => void copy()} onBlur={() => setSaid(null)}>
      <CopyIcon size={14} aria-hidden />
      {said ?? children}
    </button>
  );
}
