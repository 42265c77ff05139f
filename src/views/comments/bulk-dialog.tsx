import { Button, Group, Modal, Progress, Stack, Text, TextInput } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { type Comment, longestReason } from '#src/domain/comments/comment.ts';
import type { CommentBulkActor } from '#src/machines/comments/bulk.ts';
import { failedOf, mostInBulk, remainingOf } from '#src/machines/comments/bulk-context.ts';
import type { InboxActor } from '#src/machines/comments/inbox.ts';
import { useChild, useContextOf } from '#src/views/actors/use-snapshot.ts';
import { type Outcome, Outcomes } from '#src/views/content/bulk/outcomes.tsx';
import { usePageState } from '#src/views/page/page-state.ts';
import { useFailureText } from '#src/views/words/use-failure-text.ts';

const selectPhase = (snapshot: SnapshotFrom<CommentBulkActor>) =>
  snapshot.matches('checking')
    ? 'checking'
    : snapshot.matches('reported')
      ? 'reported'
      : snapshot.matches('running')
        ? 'running'
        : 'collecting';

/** One step on many comments, from collecting them to what became of each (W2.14). */
export function BulkDialog({ inbox }: { inbox: InboxActor }) {
  const bulk = useChild(inbox, 'bulk');
  return bulk ? <Opened bulk={bulk} /> : null;
}

function Opened({ bulk }: { bulk: CommentBulkActor }) {
  const { t } = useTranslation(['comments', 'common']);
  const { step } = useContextOf(bulk, 'step');
  const phase = useSelector(bulk, selectPhase);
  const isRunning = phase === 'running';
  return (
    <Modal
      opened
      onClose={() => bulk.send({ type: phase === 'reported' ? 'close' : 'cancel' })}
      title={t(`many.title.${step}`)}
      centered
      closeOnEscape={!isRunning}
      closeOnClickOutside={false}
      withCloseButton={!isRunning}
      closeButtonProps={{ 'aria-label': t('common:btn.close') }}
    >
      {phase === 'collecting' && <Collecting bulk={bulk} />}
      {phase === 'checking' && <Checking bulk={bulk} />}
      {phase === 'running' && <Running bulk={bulk} />}
      {phase === 'reported' && <Report bulk={bulk} />}
    </Modal>
  );
}

interface Props {
  bulk: CommentBulkActor;
}

function Collecting({ bulk }: Props) {
  const { t } = useTranslation(['comments', 'bulk', 'common']);
  const failureText = useFailureText();
  const { found, total, failure } = useContextOf(bulk, 'found', 'total', 'failure');
  const isFailed = useSelector(bulk, (snapshot) => snapshot.matches('uncollected'));
  return (
    <Stack>
      <Text role="status">
        {isFailed && failure
          ? t('bulk:uncollected', { reason: failureText(failure) })
          : t('many.collecting', { count: found.length, total: Math.min(total, mostInBulk) })}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => bulk.send({ type: 'cancel' })}>
          {t('common:btn.cancel')}
        </Button>
        {isFailed && <Button onClick={() => bulk.send({ type: 'retry' })}>{t('common:btn.retry')}</Button>}
      </Group>
    </Stack>
  );
}

function Checking({ bulk }: Props) {
  const { t } = useTranslation(['comments', 'common']);
  const { step, plan, skipped, total } = useContextOf(bulk, 'step', 'plan', 'skipped', 'total');
  const [reason, setReason] = usePageState('bulkReason', '');
  const [isTried, setTried] = usePageState('bulkTried', false);
  const count = plan.length;
  const letters = [...reason.trim()].length;
  const problem =
    letters > longestReason
      ? t('form.tooLong', { most: longestReason, count: letters })
      : letters === 0
        ? t('form.required')
        : null;
  const needsReason = step === 'hide' && count > 0;
  const confirm = () => {
    setTried(true);
    if (needsReason && problem !== null) return;
    setTried(false);
    setReason('');
    bulk.send({ type: 'confirm', reason: reason.trim() });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <Stack gap="sm">
        <Text>{count > 0 ? t(`many.plan.${step}`, { count }) : t('many.none')}</Text>
        {total > mostInBulk && <Text size="sm">{t('many.cap', { total, most: mostInBulk })}</Text>}
        {skipped > 0 && (
          <Text size="sm" c="dimmed">
            {t('many.skipped', { count: skipped })}
          </Text>
        )}
        {count > 0 && (
          <Text size="sm" c="dimmed">
            {t('many.undo')}
          </Text>
        )}
        {needsReason && (
          <TextInput
            data-autofocus
            label={t('hide.label')}
            value={reason}
            error={isTried ? problem : null}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
        <Group justify="flex-end">
          <Button
            variant="default"
            data-autofocus={!needsReason || undefined}
            onClick={() => bulk.send({ type: 'cancel' })}
          >
            {t('common:btn.cancel')}
          </Button>
          {count > 0 && (
            <Button type="submit" {...(step === 'delete' ? { color: 'red' } : {})}>
              {t(`many.confirm.${step}`, { count })}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

function Running({ bulk }: Props) {
  const { t } = useTranslation('comments');
  const { plan, outcomes, stopped } = useContextOf(bulk, 'plan', 'outcomes', 'stopped');
  const progress = t('many.progress', { count: outcomes.length, total: plan.length });
  return (
    <Stack>
      <Text role="status">{stopped ? t('many.stopping') : progress}</Text>
      <Progress value={(outcomes.length / Math.max(1, plan.length)) * 100} aria-label={progress} />
      <Group justify="flex-end">
        <Button variant="default" disabled={stopped} onClick={() => bulk.send({ type: 'stop' })}>
          {t('many.stop')}
        </Button>
      </Group>
    </Stack>
  );
}

function Report({ bulk }: Props) {
  const { t } = useTranslation(['comments', 'common']);
  const failureText = useFailureText();
  const context = useSelector(bulk, (snapshot) => snapshot.context);
  const { plan, outcomes } = context;
  const failures = failedOf(context);
  const unreached = plan.slice(outcomes.length);
  const remaining = remainingOf(context).length;
  const summary = t('many.summary', {
    done: outcomes.length - failures.length,
    failed: failures.length,
    left: unreached.length,
  });
  const named = ({ id, author, text }: Comment, outcome: string): Outcome => ({
    id,
    title: `${author}：${text.slice(0, 40)}`,
    outcome,
  });
  return (
    <Stack>
      <Text role="alert">{summary}</Text>
      <Outcomes
        outcomes={[
          ...failures.map(({ comment, failure }) => ({
            ...named(comment, (failure && failureText(failure)) || t('many.unknown')),
            isFailure: true,
          })),
          ...unreached.map((comment) => named(comment, t('many.notReached'))),
          ...outcomes.filter(({ failure }) => !failure).map(({ comment }) => named(comment, t('many.done'))),
        ]}
        total={plan.length}
        label={summary}
      />
      <Group justify="flex-end">
        <Button variant={remaining > 0 ? 'default' : 'filled'} onClick={() => bulk.send({ type: 'close' })}>
          {t('common:btn.close')}
        </Button>
        {remaining > 0 && (
          <Button onClick={() => bulk.send({ type: 'retry' })}>{t('many.retry', { count: remaining })}</Button>
        )}
      </Group>
    </Stack>
  );
}
