import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { LogsActor } from '#src/machines/logs.ts';
import { PauseIcon, ResumeIcon } from '../parts/icons.ts';
import classes from './logs.module.css';

type Snapshot = ReturnType<LogsActor['getSnapshot']>;

const selectPaused = (snapshot: Snapshot) => snapshot.hasTag('paused');
/** What is going on, where it is not just live. */
const selectState = (snapshot: Snapshot) => {
  if (snapshot.hasTag('paused')) return 'paused';
  if (snapshot.context.query.pageNum > 1) return 'firstPage';
  return snapshot.hasTag('interrupted') || snapshot.matches({ entries: 'failed' }) ? 'interrupted' : 'live';
};

/** Stops and goes on following what happens. */
export function TailSwitch({ logs }: { logs: LogsActor }) {
  const { t } = useTranslation('logs');
  const paused = useSelector(logs, selectPaused);
  const Icon = paused ? ResumeIcon : PauseIcon;
  const label = paused ? t('tail.resume') : t('tail.pause');
  return (
    <Button
      variant="default"
      className={classes.compact}
      leftSection={<Icon size={16} aria-hidden />}
      aria-label={label}
      onClick={() => logs.send({ type: paused ? 'tail.resume' : 'tail.pause' })}
    >
      {label}
    </Button>
  );
}

/** Whether what is shown is what there is now. */
export function TailState({ logs }: { logs: LogsActor }) {
  const { t } = useTranslation('logs');
  const state = useSelector(logs, selectState);
  return (
    <span className={classes.tail} data-state={state}>
      {t(`tail.${state}`)}
    </span>
  );
}
