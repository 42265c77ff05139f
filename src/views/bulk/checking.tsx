import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BulkRecord } from '#src/machines/bulk/bulk-context.ts';
import { useRef } from 'react';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { usePageState } from '#src/views/page/page-state.ts';
import { useSingleKeys } from '#src/views/preferences/use-single-keys.ts';
import type { PhaseProps } from './bulk-dialog.tsx';
import { focusFirst } from './focus-first.ts';
import { mostListed, Outcomes } from './outcomes.tsx';
import { usualReasonOf, UsualReasons } from './usual-reasons.tsx';

/** Before anything is done: how many records will be changed, and which are left out and why. */
export function Checking<Item extends BulkRecord, Operation, Reason>({
  bulk,
  look,
}: PhaseProps<Item, Operation, Reason>) {
  const { t } = useTranslation(['bulk', 'common']);
  const context = useContextOf(bulk, 'plan', 'total', 'most', 'examined');
  const [reason, setReason] = usePageState('bulkReason', '');
  const [isTried, setTried] = usePageState('bulkTried', false);
  const input = useRef<HTMLInputElement>(null);
  const hasKeys = useSingleKeys() && reason === '';
  // Unlike a reason for one comment it only fills the field: so many records cannot all be changed back at once.
  const choose = (usual: string) => {
    setReason(reason + usual);
    input.current?.focus();
  };
  const { records, skipped } = context.plan;
  const { summary, notes, confirm, isGrave, isDoubtful, reason: field } = look.questionOf(context);
  const hasWork = records.length > 0;
  const asked = hasWork ? field : undefined;
  const problem = asked?.problemOf(reason.trim()) ?? null;
  const skippedLabel = t('check.skipped', { count: skipped.length });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(problem !== null);
        if (problem !== null) return;
        setReason('');
        bulk.send({ type: 'confirm', reason: asked ? reason.trim() : '' });
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
        {asked && (
          <>
            {asked.usual && <UsualReasons {...asked.usual} hasKeys={hasKeys} onChoose={choose} />}
            <TextInput
              ref={input}
              {...focusFirst(true)}
              label={asked.label}
              description={asked.hint}
              required={asked.hint !== undefined}
              maxLength={asked.most}
              value={reason}
              error={isTried ? problem : null}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              onKeyDown={(event) => {
                const usual = hasKeys ? usualReasonOf(event, asked.usual?.reasons ?? []) : undefined;
                if (usual === undefined) return;
                event.preventDefault();
                choose(usual);
              }}
            />
          </>
        )}
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
