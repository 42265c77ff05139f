import { Button, Progress, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BulkRecord } from '#src/machines/bulk/bulk-context.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import type { PhaseProps } from './bulk-dialog.tsx';
import { focusFirst } from './focus-first.ts';

/** Shown while the content of the records is checked, page by page. */
export function Examining<Item extends BulkRecord, Operation, Reason>({ bulk }: PhaseProps<Item, Operation, Reason>) {
  const { t } = useTranslation(['bulk', 'common']);
  const { plan, examinedCount: count } = useContextOf(bulk, 'plan', 'examinedCount');
  const total = plan.records.length;
  const progress = t('check.examining', { count, total });
  return (
    <Stack>
      <Text role="status">{progress}</Text>
      <Progress value={(count / total) * 100} aria-label={progress} />
      <DialogFoot>
        <Button variant="default" {...focusFirst(true)} onClick={() => bulk.send({ type: 'cancel' })}>
          {t('common:btn.cancel')}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
