import { Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Checked } from '#src/domain/checks/subject.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { usePageState } from '#src/views/page/page-state.ts';
import { PublishQuestion, type PublishQuestionProps } from './publish-question.tsx';
import { useFindings } from './use-findings.ts';

export interface PublishCheckProps extends Pick<
  PublishQuestionProps,
  'type' | 'dirty' | 'onJump' | 'onPublish' | 'onClose'
> {
  /** The record as it will be published, or as it is shown. */
  record: Checked;
  /** Whether it is published as the server has it: somebody may have saved it since it was shown. */
  isStored: boolean;
}

/** A check that takes longer shows a dialog meanwhile, in milliseconds. */
const unnoticed = 200;

/**
 * Lists what the content checks find (decision 065), with a link to each field; publishing is still possible, for grave
 * findings with a reason. Without findings it publishes at once and shows nothing.
 */
export function PublishCheck(props: PublishCheckProps) {
  const { type, record, isStored, onPublish, onClose } = props;
  const { t } = useTranslation('editor');
  const checkup = useFindings(type, record, isStored);
  const isClean = checkup?.findings?.length === 0;
  const published = useRef<Checked>(null);
  useEffect(() => {
    if (!isClean || published.current === record) return;
    published.current = record;
    onPublish('');
  }, [isClean, record, onPublish]);
  const isNoticed = useIsNoticed();
  // A call may fail, and the dialog may be closed meanwhile.
  const reason = usePageState(`publish ${record.id ?? ''} ${String(record['version'])}`, '');
  if (isClean || (!checkup && !isNoticed)) return null;
  if (checkup)
    return <PublishQuestion {...props} title={titleOf(type, record)} findings={checkup.findings} reason={reason} />;
  return (
    <Dialog onClose={onClose} title={t('check.title')}>
      <Text role="status">{t('check.running')}</Text>
    </Dialog>
  );
}

/** Whether the check takes long enough to be noticed. */
function useIsNoticed(): boolean {
  const [isNoticed, setNoticed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setNoticed, unnoticed, true);
    return () => clearTimeout(timer);
  }, []);
  return isNoticed;
}

function titleOf({ titleField }: ContentType, record: Checked): string {
  const title = record[titleField];
  return typeof title === 'string' ? title : '';
}
