import { clsx } from 'clsx';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { meanText, pointsFigure } from '#src/views/words/number-text.ts';
import type { SubmittedSheetRecord } from '#src/domain/scoring/review.ts';
import { type Spread, spreadOf } from '#src/domain/scoring/spread.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { late } from '#src/views/late/late.tsx';
import { usePageState } from '#src/views/page/page-state.ts';
import parts from '#src/views/styles/parts.module.css';
import classes from './review.module.css';

/** Draws the chart. Its code is loaded when somebody opens or prints it. */
export const SpreadChart = late(async () => (await imported(() => import('./spread-chart.tsx'))).SpreadChart);

interface Props {
  template: TemplateVersion;
  sheets: readonly SubmittedSheetRecord[];
}

/** The spread of points of each criterion: a table, and a chart of the same figures. */
export function ResultSpread({ template, sheets }: Props) {
  const { t } = useTranslation('reviews');
  const id = useId();
  const [isOpen, setOpen] = usePageState(`spread.${sheets.length}`, false);
  const spreads = spreadOf(template, sheets);
  return (
    <div className={classes.part}>
      <div className={classes.partHead}>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('spread.title')}
        </Button>
        {isOpen && <span className={classes.head}>{t('spread.hint')}</span>}
      </div>
      <div id={id} className={classes.scroller} hidden={!isOpen}>
        {isOpen && (
          <ErrorBoundary fallback={() => null}>
            <SpreadChart spreads={spreads} names={{ range: t('spread.bar'), mean: t('spread.mean') }} />
          </ErrorBoundary>
        )}
        {isOpen && <SpreadTable template={template} spreads={spreads} />}
      </div>
    </div>
  );
}

interface SpreadTableProps {
  template: Pick<TemplateVersion, 'groups'>;
  spreads: readonly Spread[];
}

/** The spread of each criterion in figures. */
export function SpreadTable({ template, spreads }: SpreadTableProps) {
  const { t } = useTranslation('reviews');
  const names = new Map(template.groups.flatMap(({ criteria }) => criteria.map(({ code, name }) => [code, name])));
  return (
    <table className={clsx(parts.table, classes.table)} aria-label={t('spread.title')}>
      <thead>
        <tr>
          <th scope="col">{t('spread.criterion')}</th>
          {(['max', 'least', 'mean', 'most'] as const).map((name) => (
            <th key={name} scope="col" className={classes.number}>
              {t(`spread.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {spreads.map(({ criterion: { code, max }, least, mean, most }) => (
          <tr key={code}>
            <th scope="row">{`${code} ${names.get(code) ?? ''}`}</th>
            <td className={classes.number}>{pointsFigure(max)}</td>
            <td className={classes.number}>{pointsFigure(least)}</td>
            <td className={classes.number}>{meanText(mean)}</td>
            <td className={classes.number}>{pointsFigure(most)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
