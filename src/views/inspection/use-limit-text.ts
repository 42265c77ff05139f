import { useTranslation } from 'react-i18next';
import type { Limit } from '#src/domain/inspection/limits.ts';

/** A limit in words: “14 days”. */
export function useLimitText(): (limit: Limit) => string {
  const { t } = useTranslation('inspection');
  return (limit) =>
    'days' in limit ? t('limit.days', { count: limit.days }) : t('limit.months', { count: limit.months });
}
