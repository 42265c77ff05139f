import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { changeOfTotal } from '#src/domain/figures/change.ts';
import type { FigureQuery } from '#src/domain/figures/figure-query.ts';
import type { Figures } from '#src/domain/figures/figures.ts';
import type { Statistic } from '#src/domain/figures/statistics.ts';
import { meanText } from '#src/views/words/number-text.ts';
import { FigureLink, useDrilling } from './figure-link.tsx';
import { usePeriodWords } from './period-words.ts';
import classes from './figures.module.css';

interface Props {
  statistic: Statistic;
  query: FigureQuery;
  figures: Figures;
}

/** The total with its change, and the days that it covers (W4.3, W4.4). */
export function FigureHead({ statistic, query, figures }: Props) {
  const { t } = useTranslation('figures');
  const drilling = useDrilling(statistic, query);
  const { words } = drilling;
  const period = usePeriodWords(figures);
  const { total, before, mean, compared } = figures;
  const change = words.change(changeOfTotal(figures));
  const name = t(`total.${statistic.source}`);
  return (
    <div className={classes.head}>
      <Group gap="xl" align="flex-end">
        <div>
          <Text size="sm" c="dimmed">
            {name}
          </Text>
          <div className={classes.total}>
            <FigureLink drilling={drilling} name={name} value={total} mark={{ keys: {}, days: figures.period }} />
          </div>
        </div>
        {mean !== null && (
          <div>
            <Text size="sm" c="dimmed">
              {t('mean')}
            </Text>
            <div className={classes.total}>{meanText(mean)}</div>
          </div>
        )}
        {before !== null && compared && (
          <div>
            <Text size="sm" c="dimmed">
              {t('table.before')}
            </Text>
            <div className={classes.before}>
              <FigureLink
                drilling={drilling}
                name={t('link.before', { name })}
                value={before}
                mark={{ keys: {}, days: compared }}
              />
              <Text span c="dimmed">
                {change}
              </Text>
            </div>
          </div>
        )}
      </Group>
      <Text size="sm" c="dimmed" component="ul" className={classes.days}>
        {period.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Text>
    </div>
  );
}
