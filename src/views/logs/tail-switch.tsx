import { Button, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { LogsActor } from '#src/machines/logs/logs.ts';
import { useTag } from '#src/views/actors/use-snapshot.ts';
import { PauseIcon, ResumeIcon } from '#src/views/looks/icons.ts';
import { useFailureText } from '#src/views/words/use-failure-text.ts';
import classes from './logs.module.css';

type Snapshot = SnapshotFrom<LogsActor>;

/** The state of the live log, or the reason why it is not live. */
const selectState = (snapshot: Snapshot) => {
  if (snapshot.hasTag('paused')) return 'paused';
  if (snapshot.context.query.pageNum > 1) return 'firstPage';
  return selectFailure(snapshot) ? 'interrupted' : 'live';
};

const selectFailure = (snapshot: Snapshot) =>
  snapshot.matches({ entries: 'failed' }) ? snapshot.context.failure : snapshot.context.tailFailure;

/** Pauses and resumes the live log. */
export function TailSwitch({ logs }: { logs: LogsActor }) {
  const { t } = useTranslation('logs');
  const paused = useTag(logs, 'paused');
  const Icon = paused ? ResumeIcon : PauseIcon;
  const label = paused ? t('tail.resume') : t('tail.pause');
  return (
    <Button
      variant="default"
      leftSection={<Icon size={16} aria-hidden />}
      aria-label={label}
      onClick={() => logs.send({ type: paused ? 'tail.resume' : 'tail.pause' })}
    >
      {label}
    </Button>
  );
}

/** Whether the entries shown are the newest. */
export function TailState({ logs }: { logs: LogsActor }) {
  const { t } = useTranslation('logs');
  const state = useSelector(logs, selectState);
  const failure = useSelector(logs, selectFailure);
  const failureText = useFailureText();
  const reason = state === 'interrupted' && failure && failureText(failure);
  return (
    <span className={classes.tail} data-state={state}>
      {reason && (
        <Text inherit component="span" truncate maw="50vw" title={reason}>
          {`${reason} · `}
        </Text>
      )}
      <span>{t(`tail.${state}`)}</span>
    </span>
  );
}
