import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import badgeClasses from '../content/status-badge.module.css';
import classes from './logs.module.css';

/** How a deed ended: a dot and a word, and why it was refused. */
export function LogResult({ entry: { result, reason } }: { entry: Pick<LogEntry, 'result' | 'reason'> }) {
  const { t } = useTranslation('logs');
  return (
    <span className={classes.result} title={reason || undefined}>
      <Badge variant="default" radius="sm" className={badgeClasses.badge} leftSection={<span className={classes.dot} data-result={result} />}>
        {t(`result.${result}`)}
      </Badge>
      {reason && <span className={classes.reason}>{reason}</span>}
    </span>
  );
}
