import { type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { meanText } from '#src/domain/scoring/points-text.ts';
import { spreadOf } from '#src/domain/scoring/spread.ts';
import { PaperFacts } from '#src/views/print/paper-parts.tsx';
import { paperWidth } from '#src/views/print/paper.tsx';
import { ResultSheets } from '#src/views/reviews/result-sheets.tsx';
import { SpreadTable } from '#src/views/reviews/result-spread.tsx';
import type { ResultView } from '#src/views/reviews/result-view.tsx';
import { computationText, failingTexts, gradeName } from '#src/views/reviews/result-words.ts';
import { SpreadChart } from '#src/views/reviews/spread-chart.tsx';
import classes from './printed-result.module.css';

/** The result of some sheets on paper (`ResultView` on the screen), with the spread of each criterion. */
export function PrintedResult({ title, ...props }: ComponentProps<typeof ResultView> & { title: string }) {
  const { t } = useTranslation(['reviews', 'content']);
  const { review, sheets, result } = props;
  const { template } = review;
  const { mean, grade } = result;
  const spreads = spreadOf(template, sheets);
  const failings = failingTexts(t, result, template, (id) => sheets.find((sheet) => sheet.id === id)?.name ?? id);
  return (
    <>
      <section>
        <h2>{title}</h2>
        {mean === null ? (
          <p>{t('result.notFinal', { count: sheets.length, ...result.rule.parameters })}</p>
        ) : (
          <>
            <PaperFacts
              facts={[
                [t('result.mean'), meanText(mean)],
                [t('result.grade'), grade ? gradeName(template, grade.code) : t('result.noGrade')],
              ]}
            />
            <p>{computationText(t, result)}</p>
          </>
        )}
        {failings.length > 0 && (
          <>
            <p>{t('fail.title')}</p>
            <ul>
              {failings.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
        <ResultSheets {...props} isPrinted />
      </section>
      <section>
        <div className={classes.together}>
          <h2>{t('spread.title')}</h2>
          <p>{t('spread.hint')}</p>
          <SpreadChart
            spreads={spreads}
            names={{ range: t('spread.bar'), mean: t('spread.mean') }}
            width={paperWidth}
          />
        </div>
        <SpreadTable template={template} spreads={spreads} />
      </section>
    </>
  );
}
