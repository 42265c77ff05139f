import { Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { markIn } from '#src/domain/scoring/sheet-content.ts';
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

/**
 * One criterion: name, points, comment and evidence, of which a key renders only its own. No points looks different from 0 points.
 */
export const CriterionRow = memo(function CriterionRow({ sheet, criterion, readOnly }: Props) {
  const { t } = useTranslation('sheet');
  const { code, name, hint, max } = criterion;
  const isScored = useSelector(sheet, ({ context }) => markIn(context.content, code).points !== null);
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
        <Before sheet={sheet} code={code} />
      </div>
      <div className={classes.given}>
        {!isScored && <StateBadge label={t('unscored')} tone="idle" />}
        {isScored && readOnly && <Given sheet={sheet} code={code} max={max} />}
        {!readOnly && <PointsField sheet={sheet} criterion={criterion} />}
        {readOnly && !isScored && (
          <Text size="sm" c="dimmed">
            {t('points.max', { max: pointsText(max) })}
          </Text>
        )}
      </div>
      <div className={classes.why}>
        <CommentField sheet={sheet} criterion={criterion} readOnly={readOnly} />
        <Evidence sheet={sheet} criterion={criterion} readOnly={readOnly} />
      </div>
    </div>
  );
});

function Given({ sheet, code, max }: { sheet: FormActor; code: string; max: number }) {
  const { t } = useTranslation('sheet');
  const { points } = useMark(sheet, code);
  return (
    <Text className={classes.figure}>{t('points.of', { points: pointsText(points ?? 0), max: pointsText(max) })}</Text>
  );
}

/** The change since the last submission (W1.8). */
function Before({ sheet, code }: { sheet: FormActor; code: string }) {
  const { t } = useTranslation('sheet');
  const mark = useMark(sheet, code);
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
