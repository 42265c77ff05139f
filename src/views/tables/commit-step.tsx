import { Alert, Anchor, Button, Group, Progress, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { queryOf, writeListQuery } from '#src/domain/content/list-query.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import { countOf, type RowOutcome } from '#src/domain/tables/import-progress.ts';
import { useContextOf, useMatches, useTag } from '#src/views/actors/use-snapshot.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { useCan } from '#src/views/rights/can.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { failureText } from '#src/views/words/failure-text.ts';
import type { StepProps } from './import-dialog.tsx';
import classes from './import.module.css';
import { Pages, rowsOfPage } from './pages.tsx';
import { ScrollingTable } from './scrolling-table.tsx';

/** Addresses with more ids are too long for some servers and programs. */
const mostInAddress = 200;

/** The progress of the save. */
export function CommitStep({ importer }: StepProps) {
  const { t } = useTranslation('tables');
  const { outcomes } = useContextOf(importer, 'outcomes');
  const stopping = useMatches(importer, { committing: { row: 'stopping' } });
  const done = outcomes.length - countOf(outcomes, 'waiting');
  const failed = countOf(outcomes, 'failed');
  const words = t('commit.rows', { done, total: outcomes.length });
  return (
    <Stack gap="sm">
      <Progress
        value={(done / outcomes.length) * 100}
        animated
        aria-label={t('commit.progress')}
        aria-valuetext={words}
      />
      <Group justify="space-between">
        <Text size="sm" className={classes.figures}>
          {failed > 0 ? `${words} · ${t('commit.failed', { count: failed })}` : words}
        </Text>
        <Button variant="default" loading={stopping} onClick={() => importer.send({ type: 'stop' })}>
          {t('commit.stop')}
        </Button>
      </Group>
    </Stack>
  );
}

/** The result of each row, unsaved ones first. */
export function ResultStep({ type, importer, onClose, onTakeBack }: StepProps) {
  const { t } = useTranslation('tables');
  const { outcomes, rows, problem } = useContextOf(importer, 'outcomes', 'rows', 'problem');
  const handing = useTag(importer, 'busy');
  const [page, setPage] = useState(1);
  const added = countOf(outcomes, 'added');
  const left = outcomes.length - added;
  const skipped = rows.length - outcomes.length;
  const ids = outcomes.flatMap((outcome) => (outcome.state === 'added' && outcome.id !== null ? [outcome.id] : []));
  const can = useCan();
  /** People who close the dialog in another way are offered the remaining rows later. */
  const done = () => {
    importer.send({ type: 'seen' });
    onClose();
  };
  const takeBack = () => {
    onClose();
    onTakeBack(ids);
  };
  const sorted = [...outcomes].sort(
    (a, b) => Number(a.state === 'added') - Number(b.state === 'added') || a.row.line - b.row.line,
  );
  return (
    <Stack gap="md">
      <Text size="sm" role="status">
        {[
          t('result.count', { count: added }),
          left > 0 && t('result.left', { count: left }),
          skipped > 0 && t('result.skipped', { count: skipped }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {problem === 'download' && (
        <Alert color="red" variant="light" py="xs" role="alert">
          {t('file.download')}
        </Alert>
      )}
      <ScrollingTable label={t('result.result')} minWidth={420}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes.line}>{t('preview.line')}</Table.Th>
            <Table.Th>{t('result.record')}</Table.Th>
            <Table.Th>{t('result.result')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rowsOfPage(sorted, page).map((outcome) => (
            <Table.Tr key={outcome.row.line}>
              <Table.Th scope="row" className={classes.line}>
                {outcome.row.line}
              </Table.Th>
              <Table.Td className={classes.cell}>
                <Clipped>
                  <Named
                    href={outcome.state === 'added' && outcome.id !== null ? recordPath(type.path, outcome.id) : null}
                    onOpen={onClose}
                  >
                    {outcome.row.values[type.titleField] ?? ''}
                  </Named>
                </Clipped>
              </Table.Td>
              <Table.Td className={classes.cell}>
                <Outcome outcome={outcome} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </ScrollingTable>
      <Pages count={sorted.length} page={page} onPage={setPage} />
      <DialogFoot>
        <Group gap="xs" mr="auto">
          {ids.length > 0 && can('del') && (
            <Button variant="subtle" c="var(--mantine-color-error)" onClick={takeBack}>
              {t('result.takeBack', { count: ids.length })}
            </Button>
          )}
          {left + skipped > 0 && (
            <Button variant="subtle" loading={handing} onClick={() => importer.send({ type: 'failed.wanted' })}>
              {t('left.download', { count: left + skipped })}
            </Button>
          )}
        </Group>
        {left > 0 ? (
          <Button variant="default" onClick={() => importer.send({ type: 'retry' })}>
            {t('result.retry', { count: left })}
          </Button>
        ) : (
          <Button variant="default" onClick={() => importer.send({ type: 'back' })}>
            {t('result.again')}
          </Button>
        )}
        {ids.length > 0 && ids.length <= mostInAddress && (
          <Button component={Link} href={type.path + writeListQuery(queryOf(ids))} variant="default" onClick={onClose}>
            {t('result.show', { count: ids.length })}
          </Button>
        )}
        <Button onClick={done}>{t('result.close')}</Button>
      </DialogFoot>
    </Stack>
  );
}

/** A link to the saved record. It closes the dialog, which would cover the record. */
const Named = ({ href, onOpen, children }: { href: string | null; onOpen: () => void; children: string }) =>
  href ? (
    <Anchor component={Link} href={href} size="sm" onClick={onOpen}>
      {children}
    </Anchor>
  ) : (
    children
  );

function Outcome({ outcome }: { outcome: RowOutcome }) {
  const { t } = useTranslation('tables');
  const { t: tCommon } = useTranslation('common');
  if (outcome.state === 'failed')
    return (
      <Clipped className={classes.problem}>{failureText(tCommon, outcome.failure) || t('result.unknown')}</Clipped>
    );
  return <span>{t(`result.${outcome.state}`)}</span>;
}
