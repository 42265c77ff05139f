import { Button, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { needsComment } from '#src/domain/scoring/points.ts';
import type { StoredMark } from '#src/domain/scoring/sheet-content.ts';
import type { FormActor } from '#src/machines/scoring/paper.ts';
import { GrowingText } from '#src/views/fields/growing-text.tsx';
import { usePageState } from '#src/views/page/page-state.ts';
import type { GroupOfCriteria } from './group.tsx';
import classes from './sheet.module.css';

interface Props {
  sheet: FormActor;
  criterion: GroupOfCriteria['criteria'][number];
  mark: StoredMark;
  readOnly: boolean;
}

/** The comment on the points. It opens by itself if it is required: under 60 %, and at full points (decision 036). */
export function CommentField({ sheet, criterion: { code, name, max }, mark, readOnly }: Props) {
  const { t } = useTranslation('sheet');
  const [isOpen, setOpen] = usePageState(`comment.${code}`, false);
  const field = useRef<HTMLTextAreaElement>(null);
  const wasPressed = useRef(false);
  const { points, comment } = mark;
  const isRequired = points !== null && needsComment(points, max);

  useEffect(() => {
    if (isOpen && wasPressed.current) field.current?.focus();
    wasPressed.current = false;
  }, [isOpen]);

  if (readOnly) return comment ? <Text className={classes.comment}>{comment}</Text> : null;
  if (!isOpen && !isRequired && comment === '')
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
  const isMissing = isRequired && comment.trim() === '';
  return (
    <GrowingText
      ref={field}
      className={classes.commentField}
      data-path={`${code}.comment`}
      aria-label={t('field.comment', { name })}
      placeholder={t('comment')}
      minRows={1}
      maxRows={8}
      required={isRequired}
      error={isMissing && t(points === max ? 'comment.full' : 'comment.low')}
      value={comment}
      onChange={({ currentTarget: { value } }) => {
        setOpen(true);
        sheet.send({ type: 'comment.typed', code, comment: value });
      }}
    />
  );
}
