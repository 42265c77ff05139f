import { Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSheet } from '#src/domain/scoring/review.ts';
import { pointsLeft, progressOf, totalOf } from '#src/domain/scoring/sheet.ts';
import { sumOf } from '#src/domain/scoring/template.ts';
import type { FormActor } from '#src/machines/scoring/paper.ts';
import { barRef } from '#src/views/page/sticky-height.ts';
import { pointsText } from '#src/views/words/number-text.ts';
import classes from './sheet.module.css';

interface Props {
  sheet: FormActor;
  own: OwnSheet;
  /** Opens the pane beside the sheet. */
  children: ReactNode;
}

/** The bar that stays in view at the top: the base, the running total and the points left. */
export function SheetBar({ sheet, own, children }: Props) {
  const { t } = useTranslation('sheet');
  const { template } = own;
  const total = useSelector(sheet, ({ context }) => totalOf(template, context.content));
  const marked = useSelector(sheet, ({ context }) => progressOf(template, context.content).marked);
  const left = useSelector(sheet, ({ context }) =>
    sumOf(template.groups.map((group) => pointsLeft(context.content, group))),
  );
  const full = sumOf(template.groups.map(({ points }) => points));
  const all = sumOf(template.groups.map(({ criteria }) => criteria.length));
  return (
    <div ref={barRef} className={classes.bar}>
      <Title order={1} className={classes.title} title={own.title}>
        {own.title}
      </Title>
      <div className={classes.sum}>
        <span className={classes.total} aria-label={t('total')}>
          <span className={classes.figure}>{pointsText(total)}</span> / {pointsText(full)}
        </span>
        <span className={classes.progress}>{t('marked', { marked, all })}</span>
        {left > 0 && <span className={classes.progress}>{t('left', { points: pointsText(left) })}</span>}
      </div>
      {children}
    </div>
  );
}
