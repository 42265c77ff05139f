import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BulkRecord } from '#src/machines/bulk/bulk-context.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { usePageState } from '#src/views/page/page-state.ts';
import type { PhaseProps } from './bulk-dialog.tsx';
import { focusFirst } from './focus-first.ts';
import { mostListed, Outcomes } from './outcomes.tsx';
import { ReasonField, useReason } from './reason-field.tsx';

/** Before anything is done: how many records will be changed, and which are left out and why. */
export function Checking<Item extends BulkRecord, Operation, Reason>({
  bulk,
  look,
}: PhaseProps<Item, Operation, Reason>) {
  const { t } = useTranslation(['bulk', 'common']);
  const context = useContextOf(bulk, 'plan', 'total', 'most', 'examined', 'examinedCount');
  const { records, skipped } = context.plan;
  const { summary, notes, confirm, isGrave, isDoubtful, reason: wanted } = look.questionOf(context);
  const hasWork = records.length > 0;
  const asked = hasWork ? wanted : undefined;
  // The next operation is another decision.
  const text = usePageState(`bulkReason ${bulk.sessionId}`, '');
  const { field, decide } = useReason(text, (reason) => asked?.problemOf(reason) ?? null);
  const skippedLabel = t('check.skipped', { count: skipped.length });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        decide((reason) => bulk.send({ type: 'confirm', reason: asked ? reason : '' }));
      }}
    >
      <Stack>
        <Text>{summary}</Text>
        {notes}
        {skipped.length > 0 && (
          <Stack gap={6}>
            <Text size="sm" fw={600}>
              {skippedLabel}
            </Text>
            <Outcomes
              outcomes={skipped.slice(0, mostListed).map(({ record, reason: skip }) => ({
                id: record.id,
                title: look.nameOf(record),
                outcome: look.skipTextOf(skip),
              }))}
              total={skipped.length}
              label={skippedLabel}
            />
          </Stack>
        )}
        {asked && <ReasonField {...asked} field={field} isFirst isLine />}
        <DialogFoot>
          <Button
            variant="default"
            {...focusFirst(!asked && (isDoubtful || !hasWork))}
            onClick={() => bulk.send({ type: 'cancel' })}
          >
            {t('common:btn.cancel')}
          </Button>
          {hasWork && (
            <Button type="submit" {...(isGrave ? { color: 'red' } : {})} {...focusFirst(!asked && !isDoubtful)}>
              {confirm}
            </Button>
          )}
        </DialogFoot>
      </Stack>
    </form>
  );
}
