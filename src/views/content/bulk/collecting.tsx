import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BulkActor } from '#src/machines/content/bulk.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { useFailureText } from '#src/views/words/use-failure-text.ts';
import { focusFirst } from './focus-first.ts';

/** Shown while all matching records are loaded, page by page. */
export function Collecting({ bulk }: { bulk: BulkActor }) {
  const { t } = useTranslation(['bulk', 'content', 'common']);
  const failureText = useFailureText();
  const { found: records, total, failure } = useContextOf(bulk, 'found', 'total', 'failure');
  const found = records.length;
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
