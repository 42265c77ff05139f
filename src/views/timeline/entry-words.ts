import { useTranslation } from 'react-i18next';
import type { StepEvent } from '#src/domain/content/lifecycle.ts';
import type { TimelineEntry } from '#src/domain/content/timeline.ts';

/** Names an act on a record. */
export function useActText(): (entry: TimelineEntry) => string {
  const { t } = useTranslation('editor');
  return ({ kind, version, from, stage = 0 }) => {
    if (kind === 'saved') return t('act.saved', { version });
    if (kind === 'approved') return t('act.approved', { stage: stage + 1 });
    return kind === 'restored' ? t('act.restored', { from: from ?? '' }) : t(`act.${kind}`);
  };
}

/** The reason of an act, or that it is withheld; null without a reason. */
export function useReasonText(): (act: Partial<Pick<StepEvent, 'reason' | 'isWithheld'>>) => string | null {
  const { t } = useTranslation('editor');
  return ({ reason, isWithheld }) => {
    if (isWithheld) return t('steps.withheld');
    return reason ? t('steps.reason', { reason }) : null;
  };
}
