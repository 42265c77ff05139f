import '@mantine/core/styles/Drawer.layer.css';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import { changesOf } from '#src/domain/logs/log-changes.ts';
import { logCell } from '#src/domain/lists/log-table.ts';
import type { LogsActor } from '#src/machines/logs/logs.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { SideDrawer } from '#src/views/dialogs/side-drawer.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { DownIcon, UpIcon } from '#src/views/looks/icons.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { LogChangeView } from './log-change.tsx';
import { LogResult } from './log-result.tsx';
import classes from './logs.module.css';

/** The details of an entry: person, time, origin, and the change of each field. */
export function LogDrawer({ logs }: { logs: LogsActor }) {
  const { t } = useTranslation('logs');
  const { opened: entry } = useContextOf(logs, 'opened');
  return (
    <SideDrawer
      opened={entry !== null}
      onClose={() => logs.send({ type: 'entry.close' })}
      size="lg"
      title={t('detail.title')}
    >
      {entry && <Entry logs={logs} entry={entry} />}
    </SideDrawer>
  );
}

function Entry({ logs, entry }: { logs: LogsActor; entry: LogEntry }) {
  const { t } = useTranslation('logs');
  const text = useDomainText(['logs', 'content', 'shell']);
  const { openedType: type } = useContextOf(logs, 'openedType');
  const changes = changesOf(entry);
  const heading = entry.before ? (entry.after ? t('detail.changes') : t('detail.removed')) : t('detail.added');
  return (
    <Stack gap="md">
      <Neighbours logs={logs} entry={entry} />
      <dl className={classes.facts}>
        {(['time', 'name', 'account', 'role', 'address', 'type', 'action', 'place', 'object'] as const).map(
          (column) => {
            const value = logCell(entry, column, text);
            return value === '' ? null : (
              <div key={column}>
                <dt>{t(`col.${column}`)}</dt>
                <dd>
                  <Clipped>{value}</Clipped>
                </dd>
              </div>
            );
          },
        )}
        <div>
          <dt>{t('col.result')}</dt>
          <dd>
            <LogResult entry={{ ...entry, reason: '' }} t={t} />
          </dd>
        </div>
        {entry.reason && (
          <div>
            <dt>{t('col.reason')}</dt>
            <dd>
              <Clipped>{entry.reason}</Clipped>
            </dd>
          </div>
        )}
      </dl>
      {changes.length > 0 ? (
        <section>
          <Title order={3} size="h4" mb="xs">
            {heading}
          </Title>
          <dl className={classes.changes}>
            {changes.map((change) => (
              <LogChangeView key={change.name} type={type} path={entry.path} change={change} />
            ))}
          </dl>
        </section>
      ) : (
        entry.result === 'success' && entry.type !== 'login' && <Text c="dimmed">{t('detail.none')}</Text>
      )}
    </Stack>
  );
}

/** Links to the previous and next entry of the page. */
function Neighbours({ logs, entry }: { logs: LogsActor; entry: LogEntry }) {
  const { t } = useTranslation('logs');
  const list = useContextOf(logs, 'page').page?.list ?? [];
  const index = list.findIndex(({ id }) => id === entry.id);
  const [newer, older] = index < 0 ? [] : [list[index - 1], list[index + 1]];
  const go = (to: LogEntry | undefined) => to && logs.send({ type: 'entry.open', entry: to });
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="compact-sm"
        fw={400}
        leftSection={<UpIcon size={14} aria-hidden />}
        disabled={!newer}
        onClick={() => go(newer)}
      >
        {t('detail.newer')}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        fw={400}
        leftSection={<DownIcon size={14} aria-hidden />}
        disabled={!older}
        onClick={() => go(older)}
      >
        {t('detail.older')}
      </Button>
    </Group>
  );
}
