import { ActionIcon, Button, CloseButton, Group, Menu, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { operationsOf } from '#src/domain/content/lifecycle.ts';
import type { RecordOperation } from '#src/domain/content/record.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import { shownPage } from '#src/machines/content/list-context.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useCan } from '#src/views/rights/can.tsx';
import { MoreIcon } from '#src/views/looks/icons.ts';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import classes from './bulk.module.css';

type ListSnapshot = SnapshotFrom<ListActor>;

/** Whether all records of the page are selected and more match the filters. */
const selectMoreMatches = ({ context }: ListSnapshot) => {
  const { selected } = context;
  const page = shownPage(context);
  if (selected === 'all' || !page || page.total <= selected.length || page.list.length === 0) return false;
  const ids = new Set(selected.map(({ id }) => id));
  return page.list.every(({ id }) => ids.has(id));
};

/** Operations with these rights get buttons if there is space; the others are in a menu. */
const frequent = new Set<RecordOperation['right']>(['line', 'updown', 'edit']);

/** The number of selected records, and the operations that the person may run on them. */
export function SelectionBar({ type, list }: { type: ContentType; list: ListActor }) {
  const { t } = useTranslation(['bulk', 'content']);
  const can = useCan();
  const { selected } = useContextOf(list, 'selected');
  const total = useSelector(list, ({ context }) => context.page?.total ?? 0);
  const moreMatches = useSelector(list, selectMoreMatches);
  const isPhone = useIsPhone();

  const possible = operationsOf(type).filter(({ right, needsReason }) => can(right) && !needsReason);
  const inView = isPhone ? [] : possible.filter(({ right }) => frequent.has(right));
  const inMenu = possible.filter((operation) => !inView.includes(operation));
  const start = (operation: RecordOperation) =>
    list.send({ type: 'bulk.start', operation, rights: type.rights, lifecycle: type.lifecycle });

  return (
    <Group className={classes.bar} gap="xs" role="region" aria-label={t('bar.label')}>
      <Text size="sm" fw={600} role="status">
        {selected === 'all' ? t('bar.all', { count: total }) : t('bar.selected', { count: selected.length })}
      </Text>
      {moreMatches && (
        <Button variant="subtle" size="compact-sm" onClick={() => list.send({ type: 'select', selected: 'all' })}>
          {t('bar.selectAll', { count: total })}
        </Button>
      )}
      <Group gap="xs" className={classes.actions}>
        {inView.map((operation) => (
          <Button key={operation.name} variant="default" size="compact-md" onClick={() => start(operation)}>
            {t(`content:op.${operation.name}`)}
          </Button>
        ))}
        {inMenu.length > 0 && (
          <Menu position="top-end" withinPortal>
            <Menu.Target>
              {inView.length > 0 ? (
                <ActionIcon variant="default" size={30} aria-label={t('bar.more')} title={t('bar.more')}>
                  <MoreIcon size={16} aria-hidden />
                </ActionIcon>
              ) : (
                <Button variant="default" size="compact-md">
                  {t('bar.label')}
                </Button>
              )}
            </Menu.Target>
            <Menu.Dropdown>
              {inMenu.map((operation) => (
                <Menu.Item
                  key={operation.name}
                  {...(operation.name === 'delete' ? { c: 'red' } : {})}
                  onClick={() => start(operation)}
                >
                  {t(`content:op.${operation.name}`)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
        <CloseButton
          aria-label={t('bar.clear')}
          title={t('bar.clear')}
          onClick={() => list.send({ type: 'select', selected: [] })}
        />
      </Group>
    </Group>
  );
}
