import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPoints, steppedPoints } from '#src/domain/scoring/points.ts';
import type { FormActor } from '#src/machines/scoring/paper.ts';
import { pointsText } from '#src/views/words/number-text.ts';
import type { GroupOfCriteria } from './group.tsx';
import { LessIcon, MoreIcon } from './icons.ts';
import classes from './sheet.module.css';

interface Props {
  sheet: FormActor;
  criterion: GroupOfCriteria['criteria'][number];
  points: number | null;
}

/**
 * The points of a criterion: typed, or changed by keys and buttons. It is a text field, because a number field would
 * change with the wheel (W1.5). Invalid text stays as it was typed, with an explanation.
 */
export function PointsField({ sheet, criterion: { code, name, max }, points }: Props) {
  const { t } = useTranslation('sheet');
  const faulty = useSelector(sheet, ({ context }) => context.typed[code]);
  const [typing, setTyping] = useState<string | null>(null);
  const read = faulty === undefined ? null : readPoints(faulty, max);
  const error = read && 'fault' in read ? t(`fault.${read.fault}`, { max: pointsText(max) }) : undefined;

  const type = (text: string) => sheet.send({ type: 'points.typed', code, text });
  const set = (next: number) => {
    setTyping(null);
    type(String(next));
  };
  const step = (steps: number) => set(steppedPoints(points, steps, max));

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(event.key === 'ArrowUp' ? 1 : -1);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      goTo(event.currentTarget, event.shiftKey ? -1 : 1);
    }
  };

  return (
    <div className={classes.pointsField}>
      <ActionIcon
        variant="default"
        size="input-sm"
        aria-label={t('field.less', { name })}
        disabled={points === 0}
        onClick={() => step(-1)}
      >
        <LessIcon size={16} aria-hidden />
      </ActionIcon>
      <TextInput
        className={classes.points}
        data-path={code}
        data-points
        inputMode="decimal"
        autoComplete="off"
        aria-label={t('field.points', { name, max: pointsText(max) })}
        placeholder="—"
        value={typing ?? faulty ?? (points === null ? '' : String(points))}
        error={error}
        rightSection={<span className={classes.unit}>/ {max}</span>}
        rightSectionWidth={48}
        onChange={({ currentTarget: { value } }) => {
          setTyping(value);
          type(value);
        }}
        onBlur={() => setTyping(null)}
        onKeyDown={onKeyDown}
      />
      <ActionIcon
        variant="default"
        size="input-sm"
        aria-label={t('field.more', { name })}
        disabled={points === max}
        onClick={() => step(1)}
      >
        <MoreIcon size={16} aria-hidden />
      </ActionIcon>
      <Button.Group>
        <Button variant="default" size="sm" px={8} aria-label={t('field.zero', { name })} onClick={() => set(0)}>
          {t('btn.zero')}
        </Button>
        <Button variant="default" size="sm" px={8} aria-label={t('field.full', { name })} onClick={() => set(max)}>
          {t('btn.full')}
        </Button>
      </Button.Group>
    </div>
  );
}

/** Focuses the next or previous points field and selects its text, so that typing replaces it. */
function goTo(field: HTMLInputElement, by: 1 | -1) {
  const fields = [...(field.closest('[data-sheet]')?.querySelectorAll<HTMLInputElement>('[data-points]') ?? [])];
  const next = fields[fields.indexOf(field) + by];
  next?.focus();
  next?.select();
}
