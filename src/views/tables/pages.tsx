import { Group, Pagination } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const pageSize = 50;

export const rowsOfPage = <Row,>(rows: readonly Row[], page: number): readonly Row[] =>
  rows.slice((page - 1) * pageSize, page * pageSize);

/** Paging of a table whose rows are all loaded. */
export function Pages({ count, page, onPage }: { count: number; page: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('content');
  if (count <= pageSize) return null;
  return (
    <Group justify="center">
      <Pagination
        size="sm"
        total={Math.ceil(count / pageSize)}
        value={page}
        onChange={onPage}
        getItemProps={(number) => ({ 'aria-label': t('list.page', { page: number }) })}
        getControlProps={(control) => ({ 'aria-label': t(control === 'next' ? 'list.next' : 'list.previous') })}
      />
    </Group>
  );
}
