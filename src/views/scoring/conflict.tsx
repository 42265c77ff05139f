import { Alert, Button, Group } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { changedCodes, isSameContent, markIn, type StoredMark } from '#src/domain/scoring/sheet-content.ts';
import type { SheetActor } from '#src/machines/scoring/sheet.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { pointsText } from '#src/views/words/number-text.ts';
import classes from './sheet.module.css';

/**
 * Another window saved a newer state: shows the differences and two choices. Nothing is overwritten until one is
 * chosen.
 */
export function Conflict({ sheet }: { sheet: SheetActor }) {
  const { t } = useTranslation('sheet');
  const { theirs } = useContextOf(sheet, 'theirs');
  const mine = useSelector(sheet, ({ context }) => context.content);
  const isOpen = useMatches(sheet, { editing: 'conflict' }) && theirs !== null;
  if (!isOpen || !theirs) return null;
  const wordOf = ({ points, comment }: StoredMark) => {
    const given = points === null ? t('value.unscored') : t('points', { points: pointsText(points) });
    return comment ? t('value.commented', { points: given }) : given;
  };
  const criteria = theirs.template.groups.flatMap((group) => group.criteria);
  const differing = changedCodes(mine, theirs);
  const isOtherVeto = !isSameContent({ ...mine, marks: {} }, { ...theirs, marks: {} });
  return (
    <Alert color="yellow" variant="light" role="alert" title={t('conflict.title')}>
      <p className={classes.line}>{t('conflict.hint')}</p>
      <ul className={classes.list}>
        {criteria
          .filter(({ code }) => differing.includes(code))
          .map(({ code, name }) => (
            <li key={code}>
              <strong>{name}</strong>
              <span> {t('conflict.mine', { value: wordOf(markIn(mine, code)) })}</span>
              <span> {t('conflict.theirs', { value: wordOf(markIn(theirs, code)) })}</span>
            </li>
          ))}
        {isOtherVeto && <li>{t('conflict.vetoes')}</li>}
      </ul>
      <Group gap="xs" mt="sm">
        <Button size="compact-sm" onClick={() => sheet.send({ type: 'mine.keep' })}>
          {t('conflict.keepMine')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => sheet.send({ type: 'theirs.take' })}>
          {t('conflict.takeTheirs')}
        </Button>
      </Group>
    </Alert>
  );
}
