import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import { usePageTitle } from '#src/views/page/use-page-title.ts';
import { latePaper } from '#src/views/print/late-paper.ts';
import { usePaper } from '#src/views/print/use-paper.tsx';
import type { PrintedRevision } from './revision-paper.tsx';

const LateRevisionPaper = latePaper(async () => (await imported(() => import('./revision-paper.tsx'))).RevisionPaper);

/** Prints a save of a record as it is shown, also by the browser's own print command. */
export function RevisionPrint(props: Omit<PrintedRevision, 'record'>) {
  const { t } = useTranslation('editor');
  const { paper, print } = usePaper(LateRevisionPaper, { ...props, record: usePageTitle() });
  return (
    <>
      <Button size="xs" variant="default" onClick={print}>
        {t('revisions.print')}
      </Button>
      {paper}
    </>
  );
}
