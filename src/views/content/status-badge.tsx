import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RecordStatus } from '#src/domain/content/record.ts';
import classes from './status-badge.module.css';

/** A record's status: a dot and a word, the same everywhere. */
export function StatusBadge({ status }: { status: RecordStatus }) {
  const { t } = useTranslation('content');
  return (
    <Badge variant="default" radius="sm" className={classes.badge} leftSection={<span className={classes.dot} data-status={status} />}>
      {t(`status.${status}`)}
    </Badge>
  );
}
