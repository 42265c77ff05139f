import '../styles/content.ts';
import { Button, Group, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { matchRoute } from '#src/domain/routes.ts';
import type { ListActor } from '#src/machines/list.ts';
import { Can } from '../parts/can.tsx';
import { AddIcon } from '../parts/icons.ts';
import { useDomainText } from '../parts/use-text.ts';
import { BulkArea } from './bulk/bulk-area.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import { TableButtons } from '../tables/table-buttons.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListSummary } from './list-summary.tsx';
import { ListTable } from './list-table.tsx';
import { ListViews } from './list-views.tsx';
import { RefreshButton } from './refresh-button.tsx';

/** The list of any content type: title with saved views and main action, filters and what they leave, table. */
export function ListScreen({ type, list }: { type: ContentType; list: ListActor }) {
  const { t } = useTranslation('content');
  const text = useDomainText(['shell']);
  return (
    <Stack gap="sm">
      <Group justify="space-between" wrap="nowrap">
        <Group gap="0 14px" miw={0}>
          <Title order={1}>{text(matchRoute(type.path)?.route.title ?? '')}</Title>
          <ListViews list={list} />
        </Group>
        <Group gap="xs" wrap="nowrap">
          <ColumnChooser type={type} list={list} />
          <RefreshButton list={list} />
          <TableButtons type={type} list={list} />
          <Can action="add">
            <Button component={Link} href={`${type.path}/new`} leftSection={<AddIcon size={16} aria-hidden />}>
              {t('btn.add')}
            </Button>
          </Can>
        </Group>
      </Group>
      <ListFilters type={type} list={list} />
      <ListSummary type={type} list={list} />
      <ListTable type={type} list={list} />
      <BulkArea type={type} list={list} />
    </Stack>
  );
}
