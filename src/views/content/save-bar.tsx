import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { formatTime } from '../parts/format-time.ts';
import { useOpenHref } from '../parts/use-open-href.ts';
import classes from './editor.module.css';

interface Props {
  type: ContentType;
  record: ContentRecord | null;
  busy: boolean;
  dirty: boolean;
  errorCount: number;
  readOnly: boolean;
}

/** Stays in view: whether there is something to save, when it was last saved, and the way on. */
export function SaveBar({ type, record, busy, dirty, errorCount, readOnly }: Props) {
  const { t } = useTranslation('content');
  const list = useOpenHref(type.path);
  return (
    <div className={classes.saveBar}>
      <Group className={classes.saveBarBody} justify="space-between">
        <Text size="sm" c={errorCount > 0 ? 'var(--mantine-color-error)' : 'dimmed'} role="status">
          {errorCount > 0 ? t('editor.errors', { count: errorCount }) : <State record={record} dirty={dirty} />}
        </Text>
        <Group gap="xs">
          <Button component={Link} href={list} variant="default">
            {t('btn.toList')}
          </Button>
          {!readOnly && (
            <Button type="submit" loading={busy}>
              {t('btn.save')}
            </Button>
          )}
        </Group>
      </Group>
    </div>
  );
}

function State({ record, dirty }: { record: ContentRecord | null; dirty: boolean }) {
  const { t } = useTranslation('content');
  if (dirty) return t('editor.unsaved');
  if (!record) return t('editor.notSaved');
  return t('editor.updated', { who: record.updatedBy, time: formatTime(record.updatedTime) });
}
