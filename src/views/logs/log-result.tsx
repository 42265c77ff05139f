import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import classes from './logs.module.css';

const tones = { success: 'good', refused: 'bad' } as const;

/** How an action ended: a dot and a word, and why it was refused. */
export function LogResult({ entry: { result, reason } }: { entry: Pick<LogEntry, 'result' | 'reason'> }) {
  const { t } = useTranslation('logs');
  return (
    <span className={classes.result} title={reason || undefined}>
      <StateBadge label={t(`result.${result}`)} tone={tones[result]} />
      {reason && <span className={classes.reason}>{reason}</span>}
    </span>
  );
}
