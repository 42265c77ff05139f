import { useTranslation } from 'react-i18next';
import type { TemplateStatus } from '#src/domain/scoring/template-version.ts';
import { StateBadge } from '#src/views/looks/state-badge.tsx';

/** The same tones as for records: a draft is grey everywhere. */
const tones = { draft: 'idle', inForce: 'good', retired: 'held' } as const;

export function VersionState({ status }: { status: TemplateStatus }) {
  const { t } = useTranslation('templates');
  return <StateBadge label={t(`status.${status}`)} tone={tones[status]} />;
}
