import { Group, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { useOffers } from '#src/views/app-context.ts';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import { StatusBadge } from '#src/views/looks/status-badge.tsx';
import { Person } from '#src/views/timeline/timeline.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import classes from './side-column.module.css';

/** The public state of the record, its last save, and its version if the server offers a history. */
export function RecordState({ record }: { record: ContentRecord }) {
  const { t } = useTranslation(['content', 'editor']);
  const hasHistory = useOffers('revisions');
  const saves = [
    {
      label: t('editor:side.updated'),
      time: record.updatedTime,
      who: { account: record.updatedBy, name: record.updatedByName },
    },
    {
      label: t('editor:side.created'),
      time: record.createdTime,
      who: { account: record.createdBy, name: record.createdByName },
    },
  ];
  return (
    <section className={classes.state}>
      <Group gap={6}>
        <Title order={2} className={classes.title}>
          {t('field.status')}
        </Title>
        <StatusBadge status={record.status} />
        {record.isTop && <StateBadge label={t('flag.top')} />}
        {record.isBanner && <StateBadge label={t('flag.banner')} />}
      </Group>
      <dl className={classes.facts}>
        {saves.map(({ label, time, who }) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd className={classes.save}>
              <span className={classes.time}>{formatTime(time)}</span>
              <Person {...who} />
            </dd>
          </div>
        ))}
        {hasHistory && (
          <div className={classes.fact}>
            <dt>{t('field.version')}</dt>
            <dd>{record.version}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
