import { Button, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { dayAt } from '#src/domain/platform-time.ts';
import { isWaiting, type OwnSheet } from '#src/domain/scoring/review.ts';
import type { SheetActor } from '#src/machines/scoring/sheet.ts';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import { isWritable } from './use-sheet.ts';
import classes from './sheet.module.css';

/** Which base is scored, by when, and by which version of which template. */
export function SheetHead({ sheet, own }: { sheet: SheetActor; own: OwnSheet }) {
  const { t } = useTranslation(['sheet', 'content']);
  const { kind, area, due, state, template, isTemplateOutdated } = own;
  const mayWrite = useSelector(sheet, isWritable);
  const isOverdue = isWaiting(state) && isPast(due);
  return (
    <div className={classes.head}>
      <div className={classes.facts}>
        <StateBadge label={kind === 'common' ? t('kind.common') : t(`content:baseType.${kind}`)} />
        <span>{t('area', { area })}</span>
        <span>{t('due', { day: due })}</span>
        {isOverdue && <StateBadge label={t('overdue')} tone="bad" />}
        {mayWrite && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            className={classes.apart}
            onClick={() => sheet.send({ type: 'recusal.ask' })}
          >
            {t('recuse')}
          </Button>
        )}
      </div>
      <Text size="sm" c="dimmed">
        <span>{t('version', { name: template.name, number: template.number })}</span> <span>{template.note}</span>
      </Text>
      {isTemplateOutdated && (
        <Text size="sm" role="note">
          {t('outdated')}
        </Text>
      )}
    </div>
  );
}

const isPast = (day: string): boolean => day < dayAt(Date.now());
