import { Button, Group, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { incompleteRecords } from '#src/domain/content/bulk-plan.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { textOf } from '#src/domain/content/record.ts';
import type { BulkActor } from '#src/machines/content/bulk.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { andIn } from '#src/views/words/list-words.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './bulk.module.css';
import { focusFirst } from './focus-first.ts';
import { mostListed, Outcomes } from './outcomes.tsx';

/**
 * The check before a bulk operation: how many records change, which fields the public will miss, and which records are
 * left out and why.
 */
export function Checking({ type, bulk }: { type: ContentType; bulk: BulkActor }) {
  const { t, i18n } = useTranslation(['bulk', 'content']);
  const text = useDomainText(['content']);
  const { plan, operation: planned } = useContextOf(bulk, 'plan', 'operation');
  const { records, skipped } = plan;
  const { name } = planned;
  const operation = t(`content:op.${name}`);
  const count = records.length;
  const lacking = useMemo(() => incompleteRecords(type, planned, records), [type, planned, records]);
  const isGrave = name === 'delete' || name === 'unpublish';
  const asks = isGrave || lacking.length > 0;
  return (
    <Stack>
      <Text>
        {count > 0 ? t('check.change', { operation, count, total: count + skipped.length }) : t('check.none')}
      </Text>
      {count > 0 && isGrave && (
        <Text size="sm" c={name === 'delete' ? 'var(--mantine-color-error)' : 'dimmed'}>
          {t(`check.${name}`)}
        </Text>
      )}
      {lacking.length > 0 && (
        <details className={classes.lacking}>
          <summary>{t('check.lacking', { count: lacking.length })}</summary>
          <Outcomes
            outcomes={lacking.slice(0, mostListed).map(({ record, missing }) => ({
              id: record.id,
              title: textOf(record, type.titleField),
              outcome: t('check.lacks', {
                fields: andIn(i18n.language).format(missing.map(({ label }) => text(label))),
              }),
            }))}
            total={lacking.length}
            label={t('check.lacking', { count: lacking.length })}
          />
        </details>
      )}
      {skipped.length > 0 && (
        <Stack gap={6}>
          <Text size="sm" fw={600}>
            {t('check.skipped', { count: skipped.length })}
          </Text>
          <Outcomes
            outcomes={skipped.slice(0, mostListed).map(({ record, reason }) => ({
              id: record.id,
              title: textOf(record, type.titleField),
              outcome: t(`reason.${reason}`),
            }))}
            total={skipped.length}
            label={t('check.skipped', { count: skipped.length })}
          />
        </Stack>
      )}
      <Group justify="flex-end">
        <Button variant="default" {...focusFirst(asks || count === 0)} onClick={() => bulk.send({ type: 'cancel' })}>
          {t('content:btn.cancel')}
        </Button>
        {count > 0 && (
          <Button
            {...(isGrave ? { color: 'red' } : {})}
            {...focusFirst(!asks)}
            onClick={() => bulk.send({ type: 'confirm' })}
          >
            {t(lacking.length > 0 ? 'check.anyway' : 'check.confirm', { operation, count })}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
