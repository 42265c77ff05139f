import { Group } from '@mantine/core';
import { PageNumbers } from '#src/views/looks/page-numbers.tsx';

const pageSize = 50;

export const rowsOfPage = <Row,>(rows: readonly Row[], page: number): readonly Row[] =>
  rows.slice((page - 1) * pageSize, page * pageSize);

/** Paging of a table whose rows are all loaded. */
export function Pages({ count, page, onPage }: { count: number; page: number; onPage: (page: number) => void }) {
  if (count <= pageSize) return null;
  return (
    <Group justify="center">
      <PageNumbers total={Math.ceil(count / pageSize)} page={page} onChange={onPage} />
    </Group>
  );
}
