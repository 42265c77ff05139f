import { Alert, Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { firstUncertainLine, lineRanges } from '#src/domain/tables/interrupted-run.ts';
import { useContextOf, useTag } from '#src/views/actors/use-snapshot.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { formatInstant } from '#src/views/words/format-time.ts';
import type { StepProps } from './import-dialog.tsx';

/** Offers to continue an earlier import that ended before all rows were saved. */
export function KeptStep({ importer }: StepProps) {
  const { t } = useTranslation('tables');
  const { kept, problem } = useContextOf(importer, 'kept', 'problem');
  const handing = useTag(importer, 'busy');
  if (!kept) return null;
  const { rows, table, addedBefore, isWhole, savedAt } = kept;
  const count = rows.length;
  const uncertain = firstUncertainLine(kept);
  return (
    <Stack gap="md">
      <Alert
        color="yellow"
        variant="light"
        title={
          <Text inherit lineClamp={3} title={table.fileName}>
            {t('kept.title', { file: table.fileName, time: formatInstant(savedAt) })}
          </Text>
        }
      >
        <Text size="sm" fw={600}>
          {t('kept.rows', { added: addedBefore, left: count })}
        </Text>
        <Text size="sm">
          {isWhole ? t('kept.hint') : t('kept.lines', { lines: lineRanges(rows.map(({ line }) => line)) })}
        </Text>
        {uncertain !== null && <Text size="sm">{t('kept.uncertain', { line: uncertain })}</Text>}
      </Alert>
      {problem === 'download' && (
        <Alert color="red" variant="light" py="xs" role="alert">
          {t('file.download')}
        </Alert>
      )}
      <DialogFoot>
        <Button variant="subtle" mr="auto" onClick={() => importer.send({ type: 'kept.discarded' })}>
          {t('kept.discard')}
        </Button>
        {isWhole && (
          <>
            <Button variant="default" loading={handing} onClick={() => importer.send({ type: 'failed.wanted' })}>
              {t('kept.download', { count })}
            </Button>
            <Button onClick={() => importer.send({ type: 'kept.taken' })}>{t('kept.take', { count })}</Button>
          </>
        )}
      </DialogFoot>
    </Stack>
  );
}
