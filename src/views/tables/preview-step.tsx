import { Alert, Button, Group, SegmentedControl, Stack, Table, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldNamed } from '#src/domain/content/content-type.ts';
import type { CheckedRow } from '#src/domain/tables/import-rows.ts';
import { useTag } from '#src/views/actors/use-snapshot.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { formatInstant } from '#src/views/words/format-time.ts';
import { problemText } from '#src/views/words/problem-text.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { columnLetters } from './column-letters.ts';
import type { StepProps } from './import-dialog.tsx';
import classes from './import.module.css';
import { Pages, rowsOfPage } from './pages.tsx';
import { ScrollingTable } from './scrolling-table.tsx';

/** All rows with their errors by row and column, and the cells marked. Nothing is saved yet. */
export function PreviewStep({ type, importer }: StepProps) {
  const { t } = useTranslation('tables');
  const text = useDomainText(['content', 'tables']);
  const { table, match, rows, problem, before } = useSelector(importer, (snapshot) => snapshot.context);
  const handing = useTag(importer, 'busy');
  const wrong = rows.filter(({ problems }) => problems.length > 0);
  const [filter, setFilter] = useState<'all' | 'wrong'>(wrong.length > 0 ? 'wrong' : 'all');
  const [page, setPage] = useState(1);
  const shown = filter === 'wrong' ? wrong : rows;
  const good = rows.length - wrong.length;
  const columns = match.flatMap((field, column) =>
    field === null ? [] : [{ field, column, letters: columnLetters(table?.columns[column] ?? column) }],
  );

  const show = (next: string) => {
    setFilter(next as typeof filter);
    setPage(1);
  };

  return (
    <Stack gap="md">
      <Group justify="space-between" gap="xs">
        <Text size="sm" role="status">
          {wrong.length > 0 ? t('preview.some', { good, wrong: wrong.length }) : t('preview.all', { count: good })}
        </Text>
        <SegmentedControl
          size="xs"
          value={filter}
          onChange={show}
          aria-label={t('preview.filter')}
          data={[
            { value: 'all', label: t('preview.allRows', { count: rows.length }) },
            { value: 'wrong', label: t('preview.wrongRows', { count: wrong.length }) },
          ]}
        />
      </Group>
      {before && (
        <Alert color="yellow" variant="light" py="xs" role="status">
          {t('preview.before', { count: before.rows, time: formatInstant(before.at) })}
        </Alert>
      )}
      {problem === 'download' && (
        <Alert color="red" variant="light" py="xs" role="alert">
          {t('file.download')}
        </Alert>
      )}
      <ScrollingTable label={t('step.check')} minWidth={480} className={classes.preview}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes.line}>{t('preview.line')}</Table.Th>
            {wrong.length > 0 && <Table.Th>{t('preview.problems')}</Table.Th>}
            {columns.map(({ field, column, letters }) => (
              <Table.Th key={field}>
                <span className={classes.letters}>{letters}</span> {table?.header[column]}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rowsOfPage(shown, page).map((row) => (
            <Table.Tr key={row.line}>
              <Table.Th scope="row" className={classes.line}>
                {row.line}
              </Table.Th>
              {wrong.length > 0 && (
                <Problems
                  row={row}
                  nameOf={nameOf}
                  wordsOf={(field, message) => (field ? problemText(text, type, field, message) : text(message))}
                />
              )}
              {columns.map(({ field, column }) => (
                <Table.Td
                  key={field}
                  className={classes.cell}
                  data-wrong={row.problems.some((found) => found.field === field) || undefined}
                >
                  <div className={classes.clamp} title={row.cells[column]}>
                    {row.cells[column]}
                  </div>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </ScrollingTable>
      <Pages count={shown.length} page={page} onPage={setPage} />
      <DialogFoot>
        {wrong.length > 0 && (
          <Button variant="subtle" mr="auto" loading={handing} onClick={() => importer.send({ type: 'failed.wanted' })}>
            {t('left.download', { count: wrong.length })}
          </Button>
        )}
        <Button variant="default" onClick={() => importer.send({ type: 'back' })}>
          {t('btn.previous')}
        </Button>
        <Button disabled={good === 0} onClick={() => importer.send({ type: 'commit' })}>
          {t('preview.commit', { count: good })}
        </Button>
      </DialogFoot>
    </Stack>
  );

  /** The name of the column in the file; for a field without a column, the name of the field. */
  function nameOf(name: string): string {
    const own = columns.find(({ field }) => field === name);
    return own ? `${own.letters} ${table?.header[own.column] ?? ''}` : text(fieldNamed(type, name).label);
  }
}

interface ProblemsProps {
  row: CheckedRow;
  nameOf: (field: string) => string;
  wordsOf: (field: string, message: string) => string;
}

function Problems({ row, nameOf, wordsOf }: ProblemsProps) {
  const { t } = useTranslation('tables');
  return (
    <Table.Td className={classes.problems}>
      {row.problems.map(({ field, message }) => (
        <div key={field} className={classes.problem}>
          <Clipped>
            {field
              ? t('problem.named', { column: nameOf(field), problem: wordsOf(field, message) })
              : wordsOf(field, message)}
          </Clipped>
        </div>
      ))}
    </Table.Td>
  );
}
