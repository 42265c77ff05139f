import { Button, Progress, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type BulkRecord, settledCount } from '#src/machines/bulk/bulk-context.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import type { PhaseProps } from './bulk-dialog.tsx';
import { focusFirst } from './focus-first.ts';

/** The progress, and the button that stops it. */
export function Running<Item extends BulkRecord, Operation, Reason>({ bulk }: PhaseProps<Item, Operation, Reason>) {
  const { t } = useTranslation('bulk');
  const total = useSelector(bulk, ({ context }) => context.plan.records.length);
  // Rounded, so that the bar renders at most a thousand times, however many records there are.
  const thousandths = useSelector(bulk, ({ context }) =>
    Math.floor((settledCount(context) / Math.max(1, total)) * 1000),
  );
  const stopping = useSelector(bulk, (snapshot) => snapshot.matches({ running: 'stopping' }));
  const progress = t('run.progress', { count: settledCount(bulk.getSnapshot().context), total });
  return (
    <Stack>
      <Text role="status">{stopping ? t('run.stopping') : progress}</Text>
      <Progress value={thousandths / 10} aria-label={progress} />
      <DialogFoot>
        <Button variant="default" {...focusFirst(true)} disabled={stopping} onClick={() => bulk.send({ type: 'stop' })}>
          {t('run.stop')}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
