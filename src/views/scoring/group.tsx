import { Text, Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import { pointsIn } from '#src/domain/scoring/sheet.ts';
import { markIn } from '#src/domain/scoring/sheet-content.ts';
import type { FormActor } from '#src/machines/scoring/paper.ts';
import { pointsText } from '#src/views/words/number-text.ts';
import { CriterionRow } from './criterion-row.tsx';
import classes from './sheet.module.css';

export type GroupOfCriteria = TemplateVersion['groups'][number];

interface Props {
  sheet: FormActor;
  group: GroupOfCriteria;
  readOnly: boolean;
}

/** How many criteria of a group have no points. */
export const useUnscored = (sheet: FormActor, { criteria }: GroupOfCriteria): number =>
  useSelector(
    sheet,
    ({ context }) => criteria.filter(({ code }) => markIn(context.content, code).points === null).length,
  );

export const useGroupPoints = (sheet: FormActor, { criteria }: GroupOfCriteria): number =>
  useSelector(sheet, ({ context }) => pointsIn(context.content, criteria));

/** A group of criteria, with its running total and the points left. */
export const Group = memo(function Group({ sheet, group, readOnly }: Props) {
  return (
    <section className={classes.group} aria-label={group.name} data-group={group.code}>
      <header className={classes.groupHead}>
        <Title order={2} size="h4">
          {group.name}
        </Title>
        <GroupTotal sheet={sheet} group={group} />
      </header>
      {group.criteria.map((criterion) => (
        <CriterionRow key={criterion.code} sheet={sheet} criterion={criterion} readOnly={readOnly} />
      ))}
    </section>
  );
});

function GroupTotal({ sheet, group }: Omit<Props, 'readOnly'>) {
  const { t } = useTranslation('sheet');
  const unscored = useUnscored(sheet, group);
  const points = useGroupPoints(sheet, group);
  return (
    <Text size="sm" className={classes.groupTotal}>
      <span>{t('points.of', { points: pointsText(points), max: pointsText(group.points) })}</span>
      <span className={classes.progress}>{unscored > 0 ? t('group.left', { count: unscored }) : t('group.done')}</span>
    </Text>
  );
}
