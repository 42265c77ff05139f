import { Group, Title } from '@mantine/core';
import { clsx } from 'clsx';
import classes from '#src/views/forms/form.module.css';
import { StatusBadge } from '#src/views/looks/status-badge.tsx';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import { useEditorPage } from './editor-page.ts';
import { RecordTools } from './record-tools.tsx';

/** The title of the record, its public state (on wide screens shown by the side column instead), and its actions. */
export function EditorHeading({ title }: { title: string }) {
  const { record } = useEditorPage();
  const isPhone = useIsPhone();
  return (
    <Group
      gap="sm"
      justify="space-between"
      align={isPhone ? 'flex-start' : 'center'}
      wrap={isPhone ? 'nowrap' : 'wrap'}
      className={clsx(classes.heading, classes.above)}
    >
      <Group gap="sm" wrap="nowrap" className={classes.titles}>
        <Title order={1} className={classes.title} title={title}>
          {title}
        </Title>
        {record && (
          <span className={classes.narrowOnly}>
            <StatusBadge status={record.status} />
          </span>
        )}
      </Group>
      <RecordTools />
    </Group>
  );
}
