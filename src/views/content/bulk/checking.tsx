import { Button, Group, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { textOf } from '#src/domain/content/record.ts';
import type { BulkActor } from '#src/machines/bulk.ts';
import { focusFirst } from './focus-first.ts';
import { mostListed, Outcomes } from './outcomes.tsx';

type BulkSnapshot = ReturnType<BulkActor['getSnapshot']>;

const selectPlan = ({ context }: BulkSnapshot) => context.plan;
const selectOperation = ({ context }: BulkSnapshot) => context.operation;

/** Before anything is done: how many will be changed, which are left out, and why. */
export function Checking({ type, bulk }: { type: ContentType; bulk: BulkActor }) {
  const { t } = useTranslation(['bulk', 'content']);
  const { records, skipped } = useSelector(bulk, selectPlan);
  const { name } = useSelector(bulk, selectOperation);
  const operation = t(`content:op.${name}`);
  const count = records.length;
  const isGrave = name === 'delete' || name === 'unpublish';
  return (
    <Stack>
      <Text>{count > 0 ? t('check.change', { operation, count, total: count + skipped.length }) : t('check.none')}</Text>
      {count > 0 && isGrave && (
        <Text size="sm" c={name === 'delete' ? 'var(--mantine-color-error)' : 'dimmed'}>
          {t(`check.${name}`)}
        </Text>
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
        <Button variant="default" {...focusFirst(isGrave || count === 0)} onClick={() => bulk.send({ type: 'cancel' })}>
          {t('content:btn.cancel')}
        </Button>
        {count > 0 && (
          <Button {...(isGrave ? { color: 'red' } : {})} {...focusFirst(!isGrave)} onClick={() => bulk.send({ type: 'confirm' })}>
            {t('check.confirm', { operation, count })}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
