import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ExportActor } from '#src/machines/tables/export.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { failureText } from '#src/views/words/failure-text.ts';
import classes from './export-panel.module.css';

interface Props {
  exporter: ExportActor;
  onClose: () => void;
}

/** The progress and the result of the export. It floats over the list, which remains usable. */
export function ExportPanel({ exporter, onClose }: Props) {
  const { t } = useTranslation(['tables', 'common']);
  const { t: tCommon } = useTranslation('common');
  const { value, context } = useSelector(exporter, (snapshot) => snapshot);
  const { rows, total, failure, fileName } = context;
  const percent = total === null ? 0 : total === 0 ? 100 : (rows.size / total) * 100;

  if (value === 'done') {
    return (
      <Stack className={classes.panel} gap="xs">
        <Text size="sm" role="status">
          {t('export.done', { count: rows.size })}
        </Text>
        <Text size="xs" c="dimmed" className={classes.name}>
          {fileName}
        </Text>
        <Group justify="flex-end">
          <Button size="compact-sm" variant="default" onClick={onClose}>
            {t('common:btn.close')}
          </Button>
        </Group>
      </Stack>
    );
  }
  const failed = value === 'interrupted' || value === 'unwritten';
  return (
    <Stack className={classes.panel} gap="xs">
      <Text size="sm" role={failed ? 'alert' : 'status'}>
        {value === 'interrupted' ? (
          <Clipped>{(failure && failureText(tCommon, failure)) || t('export.interrupted')}</Clipped>
        ) : (
          t(`export.${value}`)
        )}
      </Text>
      <Progress
        value={value === 'writing' ? 100 : percent}
        animated={!failed}
        color={failed ? 'red' : 'accent'}
        aria-label={t('export.progress')}
        aria-valuetext={total === null ? t('export.collecting') : t('export.rows', { rows: rows.size, total })}
      />
      <Group justify="space-between" wrap="nowrap">
        <Text size="xs" c="dimmed" className={classes.figures}>
          {total !== null && t('export.rows', { rows: rows.size, total })}
        </Text>
        <Group gap="xs" wrap="nowrap">
          {failed && (
            <Button size="compact-sm" onClick={() => exporter.send({ type: 'retry' })}>
              {t('common:btn.retry')}
            </Button>
          )}
          <Button size="compact-sm" variant="default" onClick={onClose}>
            {t('common:btn.cancel')}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}
