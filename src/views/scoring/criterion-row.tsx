import { Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { markIn, type StoredMark } from '#src/domain/scoring/sheet-content.ts';
import type { FormActor } from '#src/machines/scoring/paper.ts';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import { pointsText } from '#src/views/words/number-text.ts';
import { CommentField } from './comment-field.tsx';
import { Evidence } from './pictures/evidence.tsx';
import type { GroupOfCriteria } from './group.tsx';
import { PointsField } from './points-field.tsx';
import { useMark } from './use-sheet.ts';
import classes from './sheet.module.css';

interface Props {
  sheet: FormActor;
  criterion: GroupOfCriteria['criteria'][number];
  readOnly: boolean;
}

/** One criterion: name, points, comment and evidence. No points looks different from 0 points. */
export const CriterionRow = memo(function CriterionRow({ sheet, criterion, readOnly }: Props) {
  const { t } = useTranslation('sheet');
  const { code, name, hint, max } = criterion;
  const mark = useMark(sheet, code);
  const isScored = mark.points !== null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears its fields being left
    <div
      className={classes.criterion}
      role="group"
      aria-label={name}
      data-scored={isScored || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) sheet.send({ type: 'field.left' });
      }}
    >
      <div className={classes.what}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
        <Before sheet={sheet} code={code} mark={mark} />
      </div>
      <div className={classes.given}>
        {isScored ? (
          readOnly && (
            <Text className={classes.figure}>
              {t('points.of', { points: pointsText(mark.points ?? 0), max: pointsText(max) })}
            </Text>
          )
        ) : (
          <StateBadge label={t('unscored')} tone="idle" />
        )}
        {!readOnly && <PointsField sheet={sheet} criterion={criterion} points={mark.points} />}
        {readOnly && !isScored && (
          <Text size="sm" c="dimmed">
            {t('points.max', { max: pointsText(max) })}
          </Text>
        )}
      </div>
      <div className={classes.why}>
        <CommentField sheet={sheet} criterion={criterion} mark={mark} readOnly={readOnly} />
        <Evidence sheet={sheet} criterion={criterion} files={mark.files} readOnly={readOnly} />
      </div>
    </div>
  );
});

/** The change since the last submission (W1.8). */
function Before({ sheet, code, mark }: { sheet: FormActor; code: string; mark: StoredMark }) {
  const { t } = useTranslation('sheet');
  const before = useSelector(sheet, ({ context }) => {
    const last = context.sheet?.state === 'submitted' ? undefined : context.sheet?.submissions.at(-1);
    return last ? markIn(last, code) : null;
  });
  if (!before) return null;
  const isOtherComment = before.comment !== mark.comment;
  if (before.points === mark.points && !isOtherComment) return null;
  return (
    <Text size="sm" className={classes.before}>
      {before.points !== mark.points && (
        <span>
          {t('before', {
            points: before.points === null ? t('unscored') : t('points', { points: pointsText(before.points) }),
          })}
        </span>
      )}
      {isOtherComment && <span> {t('before.comment')}</span>}
    </Text>
  );
}
