import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { BulkActor } from '#src/machines/content/bulk.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { useFailureText } from '#src/views/words/use-failure-text.ts';
import { focusFirst } from './focus-first.ts';

type BulkSnapshot = ReturnType<BulkActor['getSnapshot']>;

const selectFound = ({ context }: BulkSnapshot) => context.found.length;
const selectTotal = ({ context }: BulkSnapshot) => context.total;
const selectFailure = ({ context }: BulkSnapshot) => context.failure;

/** All that match are asked for, page by page. */
export function Collecting({ bulk }: { bulk: BulkActor }) {
  const { t } = useTranslation(['bulk', 'content', 'common']);
  const failureText = useFailureText();
  const found = useSelector(bulk, selectFound);
  const total = useSelector(bulk, selectTotal);
  const failure = useSelector(bulk, selectFailure);
  return (
    <Stack>
      <Text role="status">
        <Clipped>
          {failure
            ? t('uncollected', { reason: failureText(failure) || t('reason.unknown') })
            : t('collecting', { count: found, total })}
        </Clipped>
      </Text>
      <Progress value={total > 0 ? (found / total) * 100 : 0} aria-label={t('collecting', { count: found, total })} />
      <Group justify="flex-end">
        <Button variant="default" {...focusFirst(true)} onClick={() => bulk.send({ type: 'cancel' })}>
          {t('content:btn.cancel')}
        </Button>
        {failure && <Button onClick={() => bulk.send({ type: 'retry' })}>{t('common:btn.retry')}</Button>}
      </Group>
    </Stack>
  );
}
