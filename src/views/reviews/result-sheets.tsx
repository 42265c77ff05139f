import { clsx } from 'clsx';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { pointsFigure, pointsText } from '#src/views/words/number-text.ts';
import type { ResultRule } from '#src/domain/scoring/result-rule.ts';
import { type ScoreResult, vetoesOf } from '#src/domain/scoring/result.ts';
import { type ChairDecision, nameIn, type Review, type SubmittedSheetRecord } from '#src/domain/scoring/review.ts';
import { pointsIn } from '#src/domain/scoring/sheet.ts';
import { vetoText } from '#src/domain/scoring/template-version.ts';
import type { ReviewActor } from '#src/machines/scoring/review.ts';
import { useMatches } from '#src/views/actors/use-snapshot.ts';
import { RowButton } from '#src/views/lists/table/row-button.tsx';
import rowParts from '#src/views/lists/table/row-parts.module.css';
import parts from '#src/views/styles/parts.module.css';
import { DownIcon, UpIcon } from '#src/views/looks/icons.ts';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import { usePageState } from '#src/views/page/page-state.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { ResultDetail } from './result-detail.tsx';
import classes from './review.module.css';

interface Props {
  page: ReviewActor;
  review: Review;
  sheets: readonly SubmittedSheetRecord[];
  decisions: readonly ChairDecision[];
  result: ScoreResult;
  isOpen: boolean;
  /** On paper, the details of opened sheets are in the appendix. */
  isPrinted?: boolean;
}

/** The sheets whose details are shown. The page can show a passed result and the scores since. */
export const useOpenedSheets = (isOpen: boolean) => usePageState<readonly string[]>(`opened.${isOpen}`, []);

/**
 * The sheets by groups of criteria, the highest total first, with vetoes, dropped and flagged sheets, and the chair's
 * decisions. The vetoes of a dropped sheet count.
 */
export function ResultSheets({ page, review, sheets, decisions, result, isOpen, isPrinted = false }: Props) {
  const { t } = useTranslation('reviews');
  const { groups } = review.template;
  const [opened, setOpened] = useOpenedSheets(isOpen);
  const toggle = (id: string) => setOpened(opened.includes(id) ? opened.filter((one) => one !== id) : [...opened, id]);
  const last = result.sheets.length - 1;
  const rows = result.sheets
    .map((scored, index) => ({ ...scored, isHighest: index === last }))
    .toReversed()
    .flatMap((scored) => {
      const sheet = sheets.find(({ id }) => id === scored.id);
      return sheet ? [{ scored, sheet }] : [];
    });
  return (
    <div className={classes.scroller}>
      <table className={clsx(parts.table, classes.table)} aria-label={t('sheets.title')}>
        <thead>
          <tr>
            <th scope="col">{t('sheets.expert')}</th>
            {groups.map(({ code, name, points }) => (
              <th key={code} scope="col" className={classes.groupHead}>
                {`${name} (${pointsText(points)})`}
              </th>
            ))}
            <th scope="col" className={classes.number}>
              {t('sheets.total')}
            </th>
            <th scope="col">{t('sheets.note')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ scored, sheet }) => (
            <Fragment key={sheet.id}>
              <tr>
                <th scope="row" className={classes.nowrap}>
                  {isPrinted ? (
                    sheet.name
                  ) : (
                    <button
                      type="button"
                      className={clsx(rowParts.action, classes.opener)}
                      aria-label={t('sheets.open', { name: sheet.name })}
                      aria-expanded={opened.includes(sheet.id)}
                      onClick={() => toggle(sheet.id)}
                    >
                      {sheet.name}
                      {opened.includes(sheet.id) ? (
                        <UpIcon size={14} aria-hidden />
                      ) : (
                        <DownIcon size={14} aria-hidden />
                      )}
                    </button>
                  )}
                </th>
                {groups.map((group) => (
                  <td key={group.code} className={classes.number}>
                    {pointsFigure(pointsIn(sheet, group.criteria))}
                  </td>
                ))}
                <td className={classes.number}>
                  <span className={scored.isDropped ? classes.dropped : undefined}>{pointsFigure(scored.total)}</span>
                </td>
                <td className={classes.long}>
                  <div className={classes.marks}>
                    {vetoesOf(result, sheet.id).map((code) => (
                      <div key={code}>
                        <StateBadge tone="bad" label={t('sheets.veto')} />
                        <div className={classes.reason}>
                          <Clipped>{vetoText(review.template, code)}</Clipped>
                        </div>
                      </div>
                    ))}
                    {scored.isDropped && (
                      <StateBadge label={t(scored.isHighest ? 'sheets.highest' : 'sheets.lowest')} />
                    )}
                    {sheet.entered && (
                      <div className={classes.reason}>
                        {t('sheets.entered', { name: sheet.entered.name, time: formatTime(sheet.entered.time) })}
                      </div>
                    )}
                    {scored.isOutlier && (
                      <Outlier
                        page={page}
                        review={review}
                        sheet={sheet}
                        decisions={decisions}
                        rule={result.rule}
                        isOpen={isOpen}
                      />
                    )}
                  </div>
                </td>
              </tr>
              {!isPrinted && opened.includes(sheet.id) && (
                <tr>
                  <td colSpan={groups.length + 3}>
                    <ResultDetail page={page} review={review} sheet={sheet} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A flagged sheet: the chair's decision, or the buttons to decide (W1.11). */
function Outlier({
  page,
  review,
  sheet,
  decisions,
  rule,
  isOpen,
}: Omit<Props, 'sheets' | 'result'> & { sheet: SubmittedSheetRecord; rule: ResultRule }) {
  const { t } = useTranslation('reviews');
  const isIdle = useMatches(page, { reviewing: { step: 'idle' } });
  const decision = decisions.find((one) => one.sheet === sheet.id);
  const asks = isOpen && !decision;
  return (
    <div>
      <StateBadge tone="bad" label={t('sheets.outlier', rule.parameters)} />
      {decision && (
        <div className={classes.reason}>
          <Clipped>
            {t(`sheets.${decision.decision}`, {
              reason: decision.reason,
              by: nameIn(review, decision.by),
              time: formatTime(decision.time),
            })}
          </Clipped>
        </div>
      )}
      {!decision && <div className={classes.reason}>{t('sheets.unanswered')}</div>}
      {asks &&
        (['keep', 'reopen'] as const).map((step) => (
          <RowButton
            key={step}
            disabled={!isIdle}
            label={t('step.named', { step: t(`step.${step}`), name: sheet.name })}
            onPress={() => page.send({ type: 'step.ask', asked: { step, account: sheet.id } })}
          >
            {t(`step.${step}`)}
          </RowButton>
        ))}
    </div>
  );
}
