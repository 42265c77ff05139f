import { Button, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type BulkRecord, remainingOf } from '#src/machines/bulk/bulk-context.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { useFailureText } from '#src/views/words/use-failure-text.ts';
import type { PhaseProps } from './bulk-dialog.tsx';
import { focusFirst } from './focus-first.ts';
import { mostListed, type Outcome, Outcomes } from './outcomes.tsx';

/** The result of each record: those that failed first, with the reason (fault F10). */
export function Report<Item extends BulkRecord, Operation, Reason>({
  bulk,
  look,
}: PhaseProps<Item, Operation, Reason>) {
  const { t } = useTranslation(['bulk', 'common']);
  const failureText = useFailureText();
  const context = useSelector(bulk, (snapshot) => snapshot.context);
  const { changed, failed, plan, started } = context;
  const unreached = plan.records.slice(started);
  const remaining = remainingOf(context).length;
  const hasRemaining = remaining > 0;
  const named = (record: Item, outcome: string): Outcome => ({ id: record.id, title: look.nameOf(record), outcome });
  const outcomes = [
    ...first(failed).map(({ record, failure }) => ({
      ...named(record, failureText(failure) || t('reason.unknown')),
      isFailure: true,
    })),
    ...first(unreached).map((record) => named(record, t('report.notReached'))),
    ...first(plan.skipped).map(({ record, reason }) =>
      named(record, t('report.skipped', { reason: look.skipTextOf(reason) })),
    ),
    ...first(changed).map((record) => named(record, t('report.done'))),
  ];
  const summary = t('report.summary', { done: changed.length, failed: failed.length, left: unreached.length });
  return (
    <Stack>
      <Text role="alert">{summary}</Text>
      <Outcomes
        outcomes={outcomes}
        total={failed.length + unreached.length + plan.skipped.length + changed.length}
        label={summary}
      />
      {hasRemaining && (
        <Text size="sm" c="dimmed">
          {t('report.selected')}
        </Text>
      )}
      <DialogFoot>
        <Button
          variant={hasRemaining ? 'default' : 'filled'}
          {...focusFirst(!hasRemaining)}
          onClick={() => bulk.send({ type: 'close' })}
        >
          {t('common:btn.close')}
        </Button>
        {hasRemaining && (
          <Button {...focusFirst(true)} onClick={() => bulk.send({ type: 'retry' })}>
            {t(failed.length > 0 ? 'report.retry' : 'report.goOn', { count: remaining })}
          </Button>
        )}
      </DialogFoot>
    </Stack>
  );
}

const first = <Entry,>(entries: readonly Entry[]): readonly Entry[] => entries.slice(0, mostListed);
