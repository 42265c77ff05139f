import { useTranslation } from 'react-i18next';
import type { Revision } from '#src/domain/content/timeline.ts';
import { PaperPages } from '#src/views/print/paper.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { RevisionView, type ShownRevision } from './revision-view.tsx';

export interface PrintedRevision extends ShownRevision {
  /** The title of the record. */
  record: string;
}

/** A save of a record on A4: person, time, and its content or the differences from the compared version. */
export function RevisionPaper({ record, ...shown }: PrintedRevision) {
  const { t } = useTranslation('editor');
  const { t: sheetText } = useTranslation('sheet');
  const { mode, chosen, before, after } = shown;
  const other = chosen === after ? before : after;
  const title = sheetText('paper.head', { title: record, number: t('revisions.title') });
  const savedIn = ({ time, by, name }: Revision) => `${formatTime(time)} · ${name || by}`;
  const versionOf = ({ version }: Revision) => t('revisions.version', { version });
  return (
    <PaperPages
      head={title}
      title={title}
      facts={[
        [versionOf(chosen), savedIn(chosen)],
        ...(mode === 'changes' && other && other !== chosen
          ? [[t('revisions.against'), `${versionOf(other)} · ${savedIn(other)}`] as const]
          : []),
      ]}
      signatures={[]}
    >
      <RevisionView {...shown} />
    </PaperPages>
  );
}
