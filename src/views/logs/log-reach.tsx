import { Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { LogsActor } from '#src/machines/logs/logs.ts';
import { formatTime } from '#src/views/words/format-time.ts';

/** Since when entries are kept, where the server returns it. */
export function LogReach({ logs }: { logs: LogsActor }) {
  const { t } = useTranslation('logs');
  const since = useSelector(logs, ({ context }) => context.page?.since);
  return since ? <Text c="dimmed">{t('since', { time: formatTime(since) })}</Text> : null;
}
