import { Alert, Button, Group, Loader, NativeSelect, Stack, Table, Text } from '@mantine/core';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { importFields, missingFields } from '#src/domain/tables/import-columns.ts';
import type { ColumnProposal } from '#src/domain/tables/propose-columns.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { failureText } from '#src/views/words/failure-text.ts';
import { andIn } from '#src/views/words/list-words.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { columnLetters } from './column-letters.ts';
import type { StepProps } from './import-dialog.tsx';
import classes from './import.module.css';
import { ScrollingTable } from './scrolling-table.tsx';
import { TableSourceFields } from './table-source-fields.tsx';

/** Maps the columns of the file to fields. Columns with a known header are mapped already. */
export function MatchStep({ type, importer }: StepProps) {
  const { t, i18n } = useTranslation(['tables', 'common']);
  const { t: tCommon } = useTranslation('common');
  const text = useDomainText(['content']);
  const { table, proposals, match, failure, kept } = useContextOf(
    importer,
    'table',
    'proposals',
    'match',
    'failure',
    'kept',
  );
  const checking = useMatches(importer, 'checking');
  const rereading = useMatches(importer, 'rereading');
  const unchecked = useMatches(importer, 'unchecked');
  const missing = missingFields(type, match);
  const fields = importFields(type).map(({ name, label, optional }) => ({
    value: name,
    label: text(label) + (optional ? '' : ' *'),
  }));
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        <Clipped>{t('match.hint', { file: table?.fileName ?? '', count: table?.rows.length ?? 0 })}</Clipped>
      </Text>
      <TableSourceFields importer={importer} />
      {missing.length > 0 && (
        <Alert color="yellow" variant="light" py="xs" role="status">
          {t('match.missing', {
            fields: andIn(i18n.language).format(missing.map(({ label }) => text(label))),
          })}
        </Alert>
      )}
      {unchecked && (
        <Alert color="red" variant="light" py="xs" role="alert">
          <Clipped>{(failure && failureText(tCommon, failure)) || t('match.unchecked')}</Clipped>
        </Alert>
      )}
      <ScrollingTable label={t('step.match')} minWidth={320}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('match.column')}</Table.Th>
            <Table.Th w="45%">{t('match.field')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {columnsInOrder(proposals, table?.header ?? []).map(({ title, column, by }) => {
            const letters = columnLetters(table?.columns[column] ?? column);
            return (
              <Table.Tr key={letters}>
                <Table.Th scope="row" className={classes.cell}>
                  <Clipped>
                    <span className={classes.letters}>{letters}</span> {title}
                  </Clipped>
                  <div className={clsx(classes.clamp, classes.sample)}>{table?.rows[0]?.cells[column]}</div>
                </Table.Th>
                <Table.Td>
                  <NativeSelect
                    aria-label={t('match.fieldOf', { column: `${letters} ${title}` })}
                    data={[{ value: '', label: t('match.none') }, ...fields]}
                    value={match[column] ?? ''}
                    disabled={checking || rereading || kept !== null}
                    onChange={(event) =>
                      importer.send({ type: 'column.matched', column, field: event.currentTarget.value || null })
                    }
                  />
                  {(by === 'guess' || by === 'choice') && match[column] === proposals[column]?.field && (
                    <Text size="xs" c="dimmed" mt={2}>
                      {t(`match.by.${by}`)}
                    </Text>
                  )}
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </ScrollingTable>
      <DialogFoot>
        {checking && (
          <Group gap="xs" mr="auto" role="status">
            <Loader size="xs" />
            <Text size="sm">{t('match.checking')}</Text>
          </Group>
        )}
        <Button variant="default" onClick={() => importer.send({ type: 'back' })}>
          {checking ? t('common:btn.cancel') : t('btn.previous')}
        </Button>
        <Button
          disabled={checking || rereading || missing.length > 0}
          onClick={() => importer.send({ type: unchecked ? 'retry' : 'check' })}
        >
          {unchecked ? t('common:btn.retry') : t('btn.check')}
        </Button>
      </DialogFoot>
    </Stack>
  );
}

/** The columns with unknown headings first, then guesses. The order depends on the proposals, so rows never jump. */
function columnsInOrder(proposals: readonly ColumnProposal[], header: readonly string[]) {
  const rank = { guess: 1, choice: 2, label: 2 } as const;
  const columns = header.map((title, column) => ({ title, column, by: proposals[column]?.by ?? null }));
  return columns.toSorted((one, other) => (one.by ? rank[one.by] : 0) - (other.by ? rank[other.by] : 0));
}
