import { Button } from '@mantine/core';
import { clsx } from 'clsx';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pointsFigure, pointsText } from '#src/views/words/number-text.ts';
import type { Review, SubmittedSheetRecord } from '#src/domain/scoring/review.ts';
import type { ReviewActor } from '#src/machines/scoring/review.ts';
import { pointsIn } from '#src/domain/scoring/sheet.ts';
import { useChild } from '#src/views/actors/use-snapshot.ts';
import { LateEnteredMark } from '#src/views/scoring/entering/late-entered-mark.ts';
import { LatePaper } from '#src/views/scoring/late-paper.tsx';
import { LateSheetPictures } from '#src/views/scoring/pictures/late-sheet-pictures.ts';
import { formatTime } from '#src/views/words/format-time.ts';
import parts from '#src/views/styles/parts.module.css';
import classes from './review.module.css';

interface Props {
  page: ReviewActor;
  review: Pick<Review, 'id' | 'title' | 'area' | 'template'>;
  sheet: SubmittedSheetRecord;
}

/** A sheet with all points, comments and evidence, and the vetoes of its expert. It can be printed. */
export function ResultDetail({ page, review, sheet }: Props) {
  const { t } = useTranslation('reviews');
  const files = useChild(page, 'files');
  const [isPrinting, setPrinting] = useState(false);
  const { template } = review;
  const found = template.vetoes.filter(({ code }) => sheet.vetoes.includes(code));
  const dash = t('none');
  return (
    <div className={clsx(classes.part, classes.detail)}>
      <div className={classes.partHead}>
        <span className={classes.head}>{t('detail.submitted', { time: formatTime(sheet.submittedTime) })}</span>
        <Button variant="default" size="compact-sm" onClick={() => setPrinting(true)}>
          {t('detail.print', { name: sheet.name })}
        </Button>
      </div>
      {isPrinting && (
        <LatePaper
          sheet={{
            title: review.title,
            area: review.area,
            template,
            number: `${review.id}-${sheet.id}`,
            expert: sheet.name,
            submittedTime: formatTime(sheet.submittedTime),
            entered: sheet.entered && { name: sheet.entered.name, time: formatTime(sheet.entered.time) },
            content: sheet,
          }}
          onDone={() => setPrinting(false)}
        />
      )}
      {sheet.entered && <LateEnteredMark entered={sheet.entered} files={files} />}
      <table className={clsx(parts.table, classes.table)} aria-label={t('detail.title', { name: sheet.name })}>
        <thead>
          <tr>
            <th scope="col">{t('detail.criterion')}</th>
            <th scope="col" className={classes.number}>
              {t('detail.points')}
            </th>
            <th scope="col">{t('detail.comment')}</th>
          </tr>
        </thead>
        <tbody>
          {template.groups.map((group) => (
            <Fragment key={group.code}>
              <tr className={classes.groupRow}>
                <th scope="rowgroup" colSpan={3}>
                  {t('detail.group', {
                    group: group.name,
                    points: pointsFigure(pointsIn(sheet, group.criteria)),
                    max: pointsText(group.points),
                  })}
                </th>
              </tr>
              {group.criteria.map(({ code, name, max }) => {
                const mark = sheet.marks[code];
                const given = mark?.points ?? null;
                return (
                  <tr key={code}>
                    <td>{name}</td>
                    <td className={classes.number}>
                      {given === null ? dash : t('sheets.of', { points: pointsFigure(given), max: pointsText(max) })}
                    </td>
                    <td className={classes.long}>
                      {mark?.comment || dash}
                      {files && mark && mark.files.length > 0 && (
                        <LateSheetPictures ids={mark.files} files={files} criterion={name} />
                      )}
                    </td>
                  </tr>
                );
              })}
            </Fragment>
          ))}
        </tbody>
      </table>
      {found.length === 0 ? (
        <div className={classes.head}>{t('detail.noVetoes')}</div>
      ) : (
        <div>
          <div className={classes.head}>{t('detail.vetoes')}</div>
          <ul>
            {found.map(({ code, text }) => (
              <li key={code}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
