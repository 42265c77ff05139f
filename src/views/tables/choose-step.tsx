import { Button, Group, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useTranslation } from 'react-i18next';
import { importLimits } from '#src/domain/tables/import-file.ts';
import { useMatches } from '#src/views/actors/use-snapshot.ts';
import { ImportIcon } from '#src/views/looks/icons.ts';
import { FileProblem } from './file-problem.tsx';
import type { StepProps } from './import-dialog.tsx';
import classes from './import.module.css';

/** A template to fill in, and the file to import. The file does not leave the browser yet. */
export function ChooseStep({ importer }: StepProps) {
  const { t } = useTranslation('tables');
  const reading = useMatches(importer, 'reading');
  const preparing = useMatches(importer, 'preparing');
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed" flex="1 1 240px">
          {t('template.hint')}
        </Text>
        <Button
          variant="default"
          loading={preparing}
          disabled={reading}
          onClick={() => importer.send({ type: 'template.wanted' })}
        >
          {t('template.download')}
        </Button>
      </Group>
      <FileProblem importer={importer} />
      <Dropzone
        className={classes.drop}
        onDrop={([file]) => file && importer.send({ type: 'file.chosen', file })}
        multiple={false}
        loading={reading}
        disabled={preparing}
        inputProps={{ accept: '.xlsx,.csv', 'aria-label': t('file.choose') }}
        aria-label={t('file.choose')}
      >
        <ImportIcon size={28} stroke={1.5} aria-hidden />
        <Text size="sm">{t('file.choose')}</Text>
        <Text size="xs" c="dimmed">
          {t('file.limits', importLimits)}
        </Text>
      </Dropzone>
    </Stack>
  );
}
