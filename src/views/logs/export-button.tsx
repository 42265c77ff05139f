import { Menu } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { maxExported } from '#src/domain/logs/log-export.ts';
import type { LogsActor } from '#src/machines/logs/logs.ts';
import { useChild } from '#src/views/actors/use-snapshot.ts';
import { ExportMenu } from '#src/views/content/export-menu.tsx';

/** Exports the entries that match the filters, in the order of the list. */
export function ExportButton({ logs }: { logs: LogsActor }) {
  const { t } = useTranslation('logs');
  const tools = useChild(logs, 'tableTools');
  const total = useSelector(logs, ({ context }) => context.page?.total ?? 0);
  return (
    tools && (
      <ExportMenu
        tools={tools}
        onExport={(format) =>
          tools.send({
            type: 'export.wanted',
            order: { format, source: { kind: 'query', query: logs.getSnapshot().context.query } },
          })
        }
        after={total > maxExported && <Menu.Label>{t('export.most', { most: maxExported })}</Menu.Label>}
      />
    )
  );
}
