import { Alert, Button, Group, SegmentedControl, Stack, Table, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldNamed } from '#src/domain/content/content-type.ts';
import type { CheckedRow } from '#src/domain/tables/import-rows.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { failureText } from '#src/views/words/failure-text.ts';
import { formatInstant } from '#src/views/words/format-time.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { columnLetters } from './column-letters.ts';
import { CorrectableCell } from './correctable-cell.tsx';
import type { StepProps } from './import-dialog.tsx';
import { importProblemText } from './import-problem-text.ts';
import classes from './import.module.css';
import { Pages, rowsOfPage } from './pages.tsx';
import { ScrollingTable } from './scrolling-table.tsx';

/**
 * All rows with their errors by row and column. Wrong cells are fields, and a correction is checked at once. Nothing is saved
 * yet.
 */
export function PreviewStep({ type, importer }: StepProps) {
  const { t } = useTranslation('tables');
  const text = useDomainText(['content', 'tables', 'editor']);
  const context = useSelector(importer, (snapshot) => snapshot.context);
  const { table, match, rows, problem, before, corrected, kept } = context;
  const handing = useMatches(importer, { preview: 'handing' });
  const verifying = useMatches(importer, { preview: 'verifying' });
  const unverified = useMatches(importer, { preview: 'unverified' });
  const wrong = rows.filter(({ problems }) => problems.length > 0);
  const [filter, setFilter] = useState<'all' | 'wrong'>(wrong.length > 0 ? 'wrong' : 'all');
  const [page, setPage] = useState(1);
  // A corrected row stays in view, so that the next one does not move under the pointer.
  const shown = filter === 'wrong' ? rows.filter((row) => row.problems.length > 0 || row.line in corrected) : rows;
  const hasProblems = wrong.length > 0 || Object.keys(corrected).length > 0;
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
      {unverified && <Unverified importer={importer} />}
      {problem === 'download' && (
        <Alert color="red" variant="light" py="xs" role="alert">
          {t('file.download')}
        </Alert>
      )}
      <ScrollingTable label={t('step.check')} minWidth={480} className={classes.preview}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes.line}>{t('preview.line')}</Table.Th>
            {hasProblems && <Table.Th>{t('preview.problems')}</Table.Th>}
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
              {hasProblems && (
                <Problems
                  row={row}
                  isCorrected={row.line in corrected}
                  nameOf={nameOf}
                  wordsOf={(field, message) => importProblemText(text, type, field, message)}
                />
              )}
              {columns.map(({ field, column }) => {
                const cell = row.cells[column] ?? '';
                const isWrong = row.problems.some((found) => found.field === field);
                return (
                  <Table.Td key={field} className={classes.cell} data-wrong={isWrong || undefined}>
                    {kept === null && (isWrong || isCorrected(row, column)) ? (
                      <CorrectableCell
                        field={fieldNamed(type, field)}
                        text={cell}
                        label={t('preview.correct', { line: row.line, column: nameOf(field) })}
                        isWrong={isWrong}
                        onCorrect={(typed) =>
                          importer.send({ type: 'cell.corrected', line: row.line, column, text: typed })
                        }
                      />
                    ) : (
                      <div className={classes.clamp} title={cell}>
                        {cell}
                      </div>
                    )}
                  </Table.Td>
                );
              })}
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
        {verifying && (
          <Text size="sm" role="status">
            {t('preview.verifying')}
          </Text>
        )}
        <Button variant="default" onClick={() => importer.send({ type: 'back' })}>
          {t('btn.previous')}
        </Button>
        <Button disabled={good === 0 || verifying || unverified} onClick={() => importer.send({ type: 'commit' })}>
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

  function isCorrected({ line, cells }: CheckedRow, column: number): boolean {
    return line in corrected && table?.rows.find((row) => row.line === line)?.cells[column] !== cells[column];
  }
}

/** The corrections could not be checked, so nothing can be imported. */
function Unverified({ importer }: Pick<StepProps, 'importer'>) {
  const { t } = useTranslation(['tables', 'common']);
  const { t: tCommon } = useTranslation('common');
  const { failure } = useContextOf(importer, 'failure');
  return (
    <Alert color="red" variant="light" py="xs" role="alert">
      <Group justify="space-between" gap="xs">
        <Clipped>{(failure && failureText(tCommon, failure)) || t('match.unchecked')}</Clipped>
        <Button size="compact-sm" variant="default" onClick={() => importer.send({ type: 'retry' })}>
          {t('common:btn.retry')}
        </Button>
      </Group>
    </Alert>
  );
}

interface ProblemsProps {
  row: CheckedRow;
  isCorrected: boolean;
  nameOf: (field: string) => string;
  wordsOf: (field: string, message: string) => string;
}

function Problems({ row, isCorrected, nameOf, wordsOf }: ProblemsProps) {
  const { t } = useTranslation('tables');
  return (
    <Table.Td className={classes.problems}>
      {row.problems.length === 0 && isCorrected && (
        <Text size="sm" c="dimmed">
          {t('preview.corrected')}
        </Text>
      )}
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
