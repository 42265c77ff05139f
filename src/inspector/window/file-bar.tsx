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
import type { InspectorTexts } from './texts.ts';
import type { useSessionFile } from './use-session-file.ts';

interface Props {
  session: SeenSession;
  machine: AnyStateMachine | null;
  texts: InspectorTexts;
  file: ReturnType<typeof useSessionFile>;
}

const fileOf = (session: SeenSession) => writeSession(session, session.origin ?? import.meta.env.VERSION);
const pretty = (value: unknown) => JSON.stringify(value, null, 2);

/** Copies and saves the session, and opens files. */
export function FileBar({ session, machine, texts, file }: Props) {
  return (
    <div className={classes.bar}>
      {machine && (
        <>
          <CopyButton texts={texts} textOf={() => pretty(definitionOf(machine))}>
            {texts.copyDefinition}
          </CopyButton>
          <CopyButton texts={texts} textOf={() => drawMachine(machine)}>
            {texts.copyMermaid}
          </CopyButton>
        </>
      )}
      <CopyButton texts={texts} textOf={() => pretty(fileOf(session))}>
        {texts.copySession}
      </CopyButton>
      <button type="button" onClick={() => saveJson(fileOf(session), 'inspector-session.json')}>
        <SaveIcon size={14} aria-hidden />
        {texts.saveSession}
      </button>
      <FileButton onFile={file.open}>
        <OpenIcon size={14} aria-hidden />
        {texts.openFile}
      </FileButton>
      <button type="button" title={texts.officialHint} onClick={() => void openOfficial()}>
        <OfficialIcon size={14} aria-hidden />
        {texts.official}
      </button>
      <span role="alert" className={classes.fault}>
        {file.fault && texts[file.fault]}
      </span>
      {session.origin !== null && (
        <span role="status" className={classes.origin}>
          {texts.file(session.origin)}
          <button type="button" onClick={file.close}>
            {texts.closeFile}
          </button>
        </span>
      )}
    </div>
  );
}

/** A button that reports whether it has copied, as long as it has the focus. */
function CopyButton({ texts, textOf, children }: Pick<Props, 'texts'> & { textOf: () => string; children: string }) {
  const [result, setResult] = useState<string | null>(null);
  const copy = () =>
    copyText(textOf()).then(
      () => setResult(texts.copied),
      () => setResult(texts.notCopied),
    );
  return (
    <button type="button" onClick={() => void copy()} onBlur={() => setResult(null)}>
      <CopyIcon size={14} aria-hidden />
      {result ?? children}
    </button>
  );
}
