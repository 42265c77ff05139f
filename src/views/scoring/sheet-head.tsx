import { Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dayAt } from '#src/domain/platform-time.ts';
import { isWaiting, type OwnSheet } from '#src/domain/scoring/review.ts';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import classes from './sheet.module.css';

/** Which base is scored, by when, and by which version of which template. */
export function SheetHead({ own }: { own: OwnSheet }) {
  const { t } = useTranslation(['sheet', 'content']);
  const { title, kind, area, due, state, template, isTemplateOutdated } = own;
  const isOverdue = isWaiting(state) && isPast(due);
  return (
    <header className={classes.head}>
      <Title order={1} className={classes.title}>
        {title}
      </Title>
      <div className={classes.facts}>
        <StateBadge label={kind === 'common' ? t('kind.common') : t(`content:baseType.${kind}`)} />
        <span>{t('area', { area })}</span>
        <span>{t('due', { day: due })}</span>
        {isOverdue && <StateBadge label={t('overdue')} tone="bad" />}
      </div>
      <Text size="sm" c="dimmed">
        <span>{t('version', { name: template.name, number: template.number })}</span> <span>{template.note}</span>
      </Text>
      {isTemplateOutdated && (
        <Text size="sm" role="note">
          {t('outdated')}
        </Text>
      )}
    </header>
  );
}

const isPast = (day: string): boolean => day < dayAt(Date.now());
