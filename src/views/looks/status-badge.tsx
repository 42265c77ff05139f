import { useTranslation } from 'react-i18next';
import type { RecordStatus } from '#src/domain/content/record.ts';
import { StateBadge } from './state-badge.tsx';
import { statusTones } from './status-tones.ts';

/** Whether a record is on the public site. */
export function StatusBadge({ status }: { status: RecordStatus }) {
  const { t } = useTranslation('content');
  return <StateBadge label={t(`status.${status}`)} tone={statusTones[status]} />;
}
