import { Button } from '@mantine/core';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { meanText, pointsText } from '#src/domain/scoring/points-text.ts';
import type { SubmittedSheetRecord } from '#src/domain/scoring/review.ts';
import { spreadOf } from '#src/domain/scoring/spread.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import { usePageState } from '#src/views/page/page-state.ts';
import classes from './review.module.css';

interface Props {
  template: TemplateVersion;
  sheets: readonly SubmittedSheetRecord[];
}

/** How far the experts are apart on each criterion: a table, whose bars only repeat its figures. */
export function ResultSpread({ template, sheets }: Props) {
  const { t } = useTranslation('reviews');
  const id = useId();
  const [isOpen, setOpen] = usePageState(`spread.${sheets.length}`, false);
  const names = new Map(template.groups.flatMap(({ criteria }) => criteria.map(({ code, name }) => [code, name])));
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
          <table className={classes.table} aria-label={t('spread.title')}>
            <thead>
              <tr>
                <th scope="col">{t('spread.criterion')}</th>
                {(['max', 'least', 'mean', 'most'] as const).map((name) => (
                  <th key={name} scope="col" className={classes.number}>
                    {t(`spread.${name}`)}
                  </th>
                ))}
                <th scope="col">{t('spread.bar')}</th>
              </tr>
            </thead>
            <tbody>
              {spreadOf(template, sheets).map(({ criterion: { code, max }, least, mean, most }) => (
                <tr key={code}>
                  <th scope="row">{names.get(code)}</th>
                  <td className={classes.number}>{pointsText(max)}</td>
                  <td className={classes.number}>{pointsText(least)}</td>
                  <td className={classes.number}>{meanText(mean)}</td>
                  <td className={classes.number}>{pointsText(most)}</td>
                  <td>
                    <Bar max={max} least={least} mean={mean} most={most} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </div>
  );
}

const percent = (points: number, max: number) => `${(points * 100) / max}%`;

const Bar = ({ max, least, mean, most }: Record<'max' | 'least' | 'mean' | 'most', number>) => (
  <div
    className={classes.bar}
    aria-hidden
    style={
      {
        '--from': percent(least, max),
        '--to': percent(most, max),
        '--at': percent(mean, max),
      } as CSSProperties
    }
  >
    <span className={classes.range} />
    <span className={classes.middle} />
  </div>
);
