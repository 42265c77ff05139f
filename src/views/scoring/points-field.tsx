import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, memo, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { readPoints, steppedPoints } from '#src/domain/scoring/points.ts';
import { markIn } from '#src/domain/scoring/sheet-content.ts';
import type { FormActor } from '#src/machines/scoring/paper.ts';
import { pointsText } from '#src/views/words/number-text.ts';
import type { GroupOfCriteria } from './group.tsx';
import { LessIcon, MoreIcon } from './icons.ts';
import classes from './sheet.module.css';

interface Props {
  sheet: FormActor;
  criterion: GroupOfCriteria['criteria'][number];
}

/**
 * The points of a criterion: typed, or changed by keys and buttons. It is a text field, because a number field would
 * change with the wheel (W1.5). Invalid text stays as it was typed, with an explanation.
 */
export const PointsField = memo(function PointsField({ sheet, criterion }: Props) {
  const { t } = useTranslation('sheet');
  const { code, name, max } = criterion;
  const points = useSelector(sheet, ({ context }) => pointsOf(context, code));
  const faulty = useSelector(sheet, ({ context }) => context.typed[code]);
  const [typing, setTyping] = useState<string | null>(null);
  const read = faulty === undefined ? null : readPoints(faulty, max);
  const error = read && 'fault' in read ? t(`fault.${read.fault}`, { max: pointsText(max) }) : undefined;

  const set = useCallback(
    (next: number) => {
      setTyping(null);
      sheet.send({ type: 'points.typed', code, text: String(next) });
    },
    [sheet, code],
  );
  const step = useCallback(
    (steps: number) => set(steppedPoints(pointsOf(sheet.getSnapshot().context, code), steps, max)),
    [sheet, code, max, set],
  );

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
      <StepButton by={-1} name={name} disabled={points === 0} onStep={step} />
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
          sheet.send({ type: 'points.typed', code, text: value });
        }}
        onBlur={() => setTyping(null)}
        onKeyDown={onKeyDown}
      />
      <StepButton by={1} name={name} disabled={points === max} onStep={step} />
      <EndButtons criterion={criterion} onSet={set} />
    </div>
  );
});

interface StepProps {
  by: 1 | -1;
  name: string;
  disabled: boolean;
  onStep: (steps: number) => void;
}

const StepButton = memo(function StepButton({ by, name, disabled, onStep }: StepProps) {
  const { t } = useTranslation('sheet');
  const Icon = by < 0 ? LessIcon : MoreIcon;
  return (
    <ActionIcon
      variant="default"
      size="input-sm"
      aria-label={t(by < 0 ? 'field.less' : 'field.more', { name })}
      disabled={disabled}
      onClick={() => onStep(by)}
    >
      <Icon size={16} aria-hidden />
    </ActionIcon>
  );
});

const EndButtons = memo(function EndButtons({
  criterion: { name, max },
  onSet,
}: Pick<Props, 'criterion'> & { onSet: (points: number) => void }) {
  const { t } = useTranslation('sheet');
  return (
    <Button.Group>
      <Button variant="default" size="sm" px={8} aria-label={t('field.zero', { name })} onClick={() => onSet(0)}>
        {t('btn.zero')}
      </Button>
      <Button variant="default" size="sm" px={8} aria-label={t('field.full', { name })} onClick={() => onSet(max)}>
        {t('btn.full')}
      </Button>
    </Button.Group>
  );
});

const pointsOf = ({ content }: SnapshotFrom<FormActor>['context'], code: string) => markIn(content, code).points;

/** Focuses the next or previous points field and selects its text, so that typing replaces it. */
function goTo(field: HTMLInputElement, by: 1 | -1) {
  const fields = [...(field.closest('[data-sheet]')?.querySelectorAll<HTMLInputElement>('[data-points]') ?? [])];
  const next = fields[fields.indexOf(field) + by];
  next?.focus();
  next?.select();
}
