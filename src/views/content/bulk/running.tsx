import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { BulkActor } from '#src/machines/content/bulk.ts';
import { settledCount } from '#src/machines/content/bulk-context.ts';
import { useMatches } from '#src/views/actors/use-snapshot.ts';
import { focusFirst } from './focus-first.ts';

type BulkSnapshot = SnapshotFrom<BulkActor>;

/** Rounded, so that the bar renders at most a thousand times, however many records there are. */
const selectThousandths = ({ context }: BulkSnapshot) =>
  Math.floor((settledCount(context) / Math.max(1, context.plan.records.length)) * 1000);

/** The progress, and a button to stop. */
export function Running({ bulk }: { bulk: BulkActor }) {
  const { t } = useTranslation('bulk');
  const total = useSelector(bulk, ({ context }) => context.plan.records.length);
  const thousandths = useSelector(bulk, selectThousandths);
  const stopping = useMatches(bulk, { running: 'stopping' });
  const progress = t('run.progress', { count: settledCount(bulk.getSnapshot().context), total });
  return (
    <Stack>
      <Text role="status">{stopping ? t('run.stopping') : progress}</Text>
      <Progress value={thousandths / 10} aria-label={progress} />
      <Group justify="flex-end">
        <Button variant="default" {...focusFirst(true)} disabled={stopping} onClick={() => bulk.send({ type: 'stop' })}>
          {t('run.stop')}
        </Button>
      </Group>
    </Stack>
  );
}
