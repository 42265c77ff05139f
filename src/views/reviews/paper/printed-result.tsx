import { type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { meanText } from '#src/views/words/number-text.ts';
import { namedFailings, shownResult } from '#src/domain/scoring/result.ts';
import { spreadOf } from '#src/domain/scoring/spread.ts';
import { PaperFacts } from '#src/views/print/paper-parts.tsx';
import { paperWidth } from '#src/views/print/paper.tsx';
import { gradeText } from '#src/views/reviews/desk-words.ts';
import { ResultDetail } from '#src/views/reviews/result-detail.tsx';
import { ResultSheets, useOpenedSheets } from '#src/views/reviews/result-sheets.tsx';
import { SpreadChart, SpreadTable } from '#src/views/reviews/result-spread.tsx';
import type { ResultView } from '#src/views/reviews/result-view.tsx';
import { computationText } from '#src/views/reviews/result-words.ts';
import paper from '#src/views/print/paper-parts.module.css';

export type PrintedResultProps = ComponentProps<typeof ResultView> & { title: string };

/** The result of some sheets on paper (`ResultView` on the screen). */
export function PrintedResult({ title, ...props }: PrintedResultProps) {
  const { t } = useTranslation(['reviews', 'content']);
  const { review, sheets, result } = props;
  const { template } = review;
  const shown = shownResult(template, result);
  const { mean } = shown;
  const failings = namedFailings(result, template, (id) => sheets.find((sheet) => sheet.id === id)?.name ?? id).map(
    (failing) => (failing.kind === 'veto' ? t('fail.veto', failing) : t('fail.groupFloor', failing)),
  );
  return (
    <section>
      <h2>{title}</h2>
      {mean === null ? (
        <p>{t('result.notFinal', { count: sheets.length, ...result.rule.parameters })}</p>
      ) : (
        <>
          <PaperFacts
            facts={[
              [t('result.mean'), meanText(mean)],
              [t('result.grade'), gradeText(t, shown) ?? t('none')],
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
  );
}

/** What a result is computed from: the spread of each criterion, and the details of the sheets opened on the screen. */
export function ResultAppendix({ page, review, title, sheets, isOpen }: PrintedResultProps) {
  const { t } = useTranslation('reviews');
  const [opened] = useOpenedSheets(isOpen);
  const { template } = review;
  const spreads = spreadOf(template, sheets);
  return (
    <>
      <section>
        <div className={paper.together}>
          <h2>{`${title} · ${t('spread.title')}`}</h2>
          <p>{t('spread.hint')}</p>
          <SpreadChart
            spreads={spreads}
            names={{ range: t('spread.bar'), mean: t('spread.mean') }}
            width={paperWidth}
          />
        </div>
        <SpreadTable template={template} spreads={spreads} />
      </section>

      {sheets
        .filter(({ id }) => opened.includes(id))
        .map((sheet) => (
          <section key={sheet.id}>
            <h2>{t('detail.title', { name: sheet.name })}</h2>
            <ResultDetail page={page} review={review} sheet={sheet} />
          </section>
        ))}
    </>
  );
}
