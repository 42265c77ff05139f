import type { TFunction } from 'i18next';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import classes from './logs.module.css';

const tones = { success: 'good', refused: 'bad' } as const;

interface Props {
  entry: Pick<LogEntry, 'result' | 'reason'>;
  /** The texts of `logs`; passed in, because a list has many of these. */
  t: TFunction<'logs'>;
}

/** The result of an action: a dot, a word, and the reason of a refusal. */
export const LogResult = ({ entry: { result, reason }, t }: Props) => (
  <span className={classes.result} title={reason || undefined}>
    <StateBadge label={t(`result.${result}`)} tone={tones[result]} />
    {reason && <span className={classes.reason}>{reason}</span>}
  </span>
);
