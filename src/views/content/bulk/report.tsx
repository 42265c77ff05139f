import { Button, Group, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import type { BulkActor } from '#src/machines/content/bulk.ts';
import { remainingOf } from '#src/machines/content/bulk-context.ts';
import { useFailureText } from '#src/views/words/use-failure-text.ts';
import { focusFirst } from './focus-first.ts';
import { mostListed, type Outcome, Outcomes } from './outcomes.tsx';

/** The outcome of each record after a partial failure: failed ones first, with the reason (fault F10). */
export function Report({ type, bulk }: { type: ContentType; bulk: BulkActor }) {
  const { t } = useTranslation(['bulk', 'common']);
  const failureText = useFailureText();
  const context = useSelector(bulk, (snapshot) => snapshot.context);
  const { changed, failed, plan, started } = context;
  const remaining = remainingOf(context);
  const unreached = plan.records.slice(started);
  const named = (record: ContentRecord, outcome: string): Outcome => ({
    id: record.id,
    title: textOf(record, type.titleField),
    outcome,
  });
  const outcomes = [
    ...first(failed).map(({ record, failure }) => ({
      ...named(record, failureText(failure) || t('reason.unknown')),
      isFailure: true,
    })),
    ...first(unreached).map((record) => named(record, t('report.notReached'))),
    ...first(plan.skipped).map(({ record, reason }) =>
      named(record, t('report.skipped', { reason: t(`reason.${reason}`) })),
    ),
    ...first(changed).map((record) => named(record, t('report.done'))),
  ];
  const summary = t('report.summary', { done: changed.length, failed: failed.length, left: unreached.length });
  return (
    <Stack>
      <Text role="alert">{summary}</Text>
      <Outcomes outcomes={outcomes} total={remaining.length + plan.skipped.length + changed.length} label={summary} />
      <Text size="sm" c="dimmed">
        {t('report.selected')}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => bulk.send({ type: 'close' })}>
          {t('common:btn.close')}
        </Button>
        <Button {...focusFirst(true)} onClick={() => bulk.send({ type: 'retry' })}>
          {t(failed.length > 0 ? 'report.retry' : 'report.goOn', { count: remaining.length })}
        </Button>
      </Group>
    </Stack>
  );
}

const first = <Item,>(items: readonly Item[]): readonly Item[] => items.slice(0, mostListed);
