import { Button, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { needsComment } from '#src/domain/scoring/points.ts';
import { markIn } from '#src/domain/scoring/sheet-content.ts';
import type { FormActor } from '#src/machines/scoring/paper.ts';
import { GrowingText } from '#src/views/fields/growing-text.tsx';
import { usePageState } from '#src/views/page/page-state.ts';
import type { GroupOfCriteria } from './group.tsx';
import classes from './sheet.module.css';

interface Props {
  sheet: FormActor;
  criterion: GroupOfCriteria['criteria'][number];
  readOnly: boolean;
}

/** The comment on the points. It opens by itself if it is required: under 60 %, and at full points (decision 036). */
export const CommentField = memo(function CommentField({ sheet, criterion: { code, name, max }, readOnly }: Props) {
  const { t } = useTranslation('sheet');
  const [isOpen, setOpen] = usePageState(`comment.${code}`, false);
  const field = useRef<HTMLTextAreaElement>(null);
  const wasPressed = useRef(false);
  const comment = useSelector(sheet, ({ context }) => markIn(context.content, code).comment);
  const why = useSelector(sheet, ({ context }) => whyRequired(markIn(context.content, code).points, max));

  useEffect(() => {
    if (isOpen && wasPressed.current) field.current?.focus();
    wasPressed.current = false;
  }, [isOpen]);

  if (readOnly) return comment ? <Text className={classes.comment}>{comment}</Text> : null;
  if (!isOpen && !why && comment === '')
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('comment.addTo', { name })}
        onClick={() => {
          wasPressed.current = true;
          setOpen(true);
        }}
      >
        {t('comment.add')}
      </Button>
    );
  return (
    <GrowingText
      ref={field}
      className={classes.commentField}
      data-path={`${code}.comment`}
      aria-label={t('field.comment', { name })}
      placeholder={t('comment')}
      minRows={1}
      maxRows={8}
      required={why !== null}
      error={why && comment.trim() === '' && t(`comment.${why}`)}
      value={comment}
      onChange={({ currentTarget: { value } }) => {
        setOpen(true);
        sheet.send({ type: 'comment.typed', code, comment: value });
      }}
    />
  );
});

const whyRequired = (points: number | null, max: number): 'full' | 'low' | null =>
  points === null || !needsComment(points, max) ? null : points === max ? 'full' : 'low';
