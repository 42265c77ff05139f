import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayAt } from '#src/domain/platform-time.ts';
import { isWaiting, type OwnSheet } from '#src/domain/scoring/review.ts';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import { useAreaText } from '#src/views/words/use-area-text.ts';
import classes from './sheet.module.css';

/** The base under review, the due day, and the version of the template. */
export function SheetHead({ own, children }: { own: OwnSheet; children?: ReactNode }) {
  const { t } = useTranslation(['sheet', 'content']);
  const areaText = useAreaText();
  const { kind, area, due, state, template, isTemplateOutdated } = own;
  const isOverdue = isWaiting(state) && isPast(due);
  return (
    <div className={classes.head}>
      <div className={classes.facts}>
        <StateBadge label={kind === 'common' ? t('kind.common') : t(`content:baseType.${kind}`)} />
        <span>{t('area', { area: areaText(area) })}</span>
        <span>{t('due', { day: due })}</span>
        {isOverdue && <StateBadge label={t('overdue')} tone="bad" />}
        {children}
      </div>
      <Text size="sm" c="dimmed" component="div">
        {t('version', { name: template.name, number: template.number })}
        {template.note && <div>{template.note}</div>}
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
