import { Alert, Group, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { legible } from '#src/i18n/legible.ts';
import { useContextOf, useTag } from '#src/views/actors/use-snapshot.ts';
import { FileProblem } from './file-problem.tsx';
import type { StepProps } from './import-dialog.tsx';

const shownRanges = 5;
const separator = ' · ';

/**
 * The position of the detected table in the file, which can be changed, with warnings about merged cells and hidden
 * rows.
 */
export function TableSourceFields({ importer }: Pick<StepProps, 'importer'>) {
  const { t } = useTranslation('tables');
  const { source } = useContextOf(importer, 'source');
  const busy = useTag(importer, 'busy');
  if (!source) return null;
  const { sheets, sheet, headings, heading, merged, hiddenRows } = source;
  const ranges = merged.slice(0, shownRanges).join(separator) + (merged.length > shownRanges ? '…' : '');
  return (
    <>
      <Group gap="md" align="flex-start" grow preventGrowOverflow={false}>
        {sheets[sheet]?.name && (
          <NativeSelect
            label={t('source.sheet')}
            value={sheet}
            disabled={busy}
            data={sheets.map(({ name, isHidden }, index) => ({
              value: String(index),
              label: legible(isHidden ? t('source.hidden', { name }) : name),
            }))}
            onChange={(event) => importer.send({ type: 'sheet.chosen', sheet: Number(event.currentTarget.value) })}
          />
        )}
        <NativeSelect
          label={t('source.heading')}
          value={heading}
          disabled={busy}
          data={headings.map(({ line, titles }) => ({
            value: String(line),
            label: legible(t('source.row', { line, titles: titles.join(separator) })),
          }))}
          onChange={(event) => importer.send({ type: 'heading.chosen', line: Number(event.currentTarget.value) })}
        />
      </Group>
      <FileProblem importer={importer} />
      {merged.length > 0 && (
        <Alert color="yellow" variant="light" py="xs" role="status">
          {t('source.merged', { ranges })}
        </Alert>
      )}
      {hiddenRows > 0 && (
        <Alert color="yellow" variant="light" py="xs" role="status">
          {t('source.hiddenRows', { count: hiddenRows })}
        </Alert>
      )}
    </>
  );
}
