import { useTranslation } from 'react-i18next';
import type { Figures } from '#src/domain/figures/figures.ts';

/** The days of the figures, those of the comparison, and the time of the computation (W4.3, W4.4). */
export function usePeriodWords({ period, compared, time }: Figures): readonly string[] {
  const { t } = useTranslation('figures');
  const { from, to, days, isOpen } = period;
  return [
    t('head.period', { from, to, count: days }),
    ...(isOpen ? [t(compared ? 'head.leftOut' : 'head.open')] : []),
    ...(compared ? [t('head.compared', { from: compared.from, to: compared.to, count: compared.days })] : []),
    t('head.time', { time: time.slice(0, 16) }),
  ];
}
