import { ActionIcon, Button, Menu, MenuDropdown, MenuItem, MenuTarget } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { operationsOf } from '#src/domain/content/lifecycle.ts';
import { appliesTo, type RecordOperation } from '#src/domain/content/record.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import { shownPage } from '#src/machines/content/list-context.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { SelectionBar } from '#src/views/bulk/selection-bar.tsx';
import { useCan } from '#src/views/rights/can.tsx';
import { MoreIcon } from '#src/views/looks/icons.ts';
import { useIsPhone } from '#src/views/page/phone-query.ts';

/** Operations with these rights have buttons where there is room; the others are in a menu. */
const frequent = new Set<RecordOperation['right']>(['line', 'updown', 'edit']);

/** What is selected, and what this person may do with at least a part of it. */
export function OperationBar({ type, list }: { type: ContentType; list: ListActor }) {
  const { t } = useTranslation(['bulk', 'content']);
  const can = useCan();
  const { selected } = useContextOf(list, 'selected');
  const page = useSelector(list, ({ context }) => shownPage(context));
  const isPhone = useIsPhone();

  const applies = (operation: RecordOperation) =>
    selected === 'all' || selected.some((record) => appliesTo(operation, record, type.rights, type.lifecycle));
  const possible = operationsOf(type).filter(
    (operation) => can(operation.right) && !operation.needsReason && applies(operation),
  );
  const inView = isPhone ? [] : possible.filter(({ right }) => frequent.has(right));
  const inMenu = possible.filter((operation) => !inView.includes(operation));
  const start = (operation: RecordOperation) => list.send({ type: 'bulk.start', operation });

  return (
    <SelectionBar
      floats
      selected={selected}
      page={page}
      onSelect={(next) => list.send({ type: 'select', selected: next })}
    >
      {inView.map((operation) => (
        <Button key={operation.name} variant="default" size="compact-md" onClick={() => start(operation)}>
          {t(`content:op.${operation.name}`)}
        </Button>
      ))}
      {inMenu.length > 0 && (
        <Menu position="top-end" withinPortal>
          <MenuTarget>
            {inView.length > 0 ? (
              <ActionIcon variant="default" size={30} aria-label={t('bar.more')} title={t('bar.more')}>
                <MoreIcon size={16} aria-hidden />
              </ActionIcon>
            ) : (
              <Button variant="default" size="compact-md">
                {t('bar.label')}
              </Button>
            )}
          </MenuTarget>
          <MenuDropdown>
            {inMenu.map((operation) => (
              <MenuItem
                key={operation.name}
                {...(operation.name === 'delete' ? { c: 'red' } : {})}
                onClick={() => start(operation)}
              >
                {t(`content:op.${operation.name}`)}
              </MenuItem>
            ))}
          </MenuDropdown>
        </Menu>
      )}
    </SelectionBar>
  );
}
