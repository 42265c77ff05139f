import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ReviewActor } from '#src/machines/scoring/review.ts';
import { useMatches } from '#src/views/actors/use-snapshot.ts';

/** Exports the result as a workbook, and prints it. */
export function ResultFiles({ page, onPrint }: { page: ReviewActor; onPrint: () => void }) {
  const { t } = useTranslation('reviews');
  const isWriting = useMatches(page, { reviewing: { file: 'writing' } });
  return (
    <>
      <Button
        variant="default"
        size="xs"
        loading={isWriting || undefined}
        onClick={() => page.send({ type: 'export' })}
      >
        {t('export')}
      </Button>
      <Button variant="default" size="xs" onClick={onPrint}>
        {t('print')}
      </Button>
    </>
  );
}
