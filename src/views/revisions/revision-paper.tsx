import { useTranslation } from 'react-i18next';
import type { Revision } from '#src/domain/content/revision.ts';
import { PaperPages } from '#src/views/print/paper.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { type ComparedRevisions, RevisionChanges } from './revision-changes.tsx';

export interface PrintedRevisions extends ComparedRevisions {
  /** The title of the record. */
  record: string;
  chosen: Revision;
}

/** A save of a record on A4: author, time, and the differences from the compared version. */
export function RevisionPaper({ record, chosen, ...compared }: PrintedRevisions) {
  const { t } = useTranslation('editor');
  const { t: sheetText } = useTranslation('sheet');
  const { before, after } = compared;
  const other = chosen === after ? before : after;
  const title = sheetText('paper.head', { title: record, number: t('revisions.title') });
  const savedIn = ({ time, by }: Revision) => `${formatTime(time)} · ${by}`;
  const versionOf = ({ version }: Revision) => t('revisions.version', { version });
  return (
    <PaperPages
      head={title}
      title={title}
      facts={[
        [versionOf(chosen), savedIn(chosen)],
        ...(other && other !== chosen
          ? [[t('revisions.against'), `${versionOf(other)} · ${savedIn(other)}`] as const]
          : []),
      ]}
      signatures={[]}
    >
      <RevisionChanges {...compared} />
    </PaperPages>
  );
}
