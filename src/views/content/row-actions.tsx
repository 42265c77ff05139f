import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { bringsOnline, missingAdvised } from '#src/domain/content/advised.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import {
  appliesTo,
  type ContentRecord,
  type RecordOperation,
  recordOperations,
  textOf,
} from '#src/domain/content/record.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import { useTag } from '#src/views/actors/use-snapshot.ts';
import { ConfirmDialog } from '#src/views/dialogs/confirm-dialog.tsx';
import classes from '#src/views/lists/list-table.module.css';
import { useCan } from '#src/views/rights/can.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { MoreIcon } from '#src/views/looks/icons.ts';
import { RowPublishCheck } from './row-publish-check.tsx';

interface Props {
  type: ContentType;
  list: ListActor;
  record: ContentRecord;
  /** Everything in the menu, for narrow screens. */
  compact: boolean;
}

/** What can be done with a record from its row, each only with its right (product 6): edit and publish in view, the rest in a menu. */
export function RowActions({ type, list, record, compact }: Props) {
  const { t } = useTranslation('content');
  const can = useCan();
  const operating = useTag(list, 'operating');
  const group = useRef<HTMLDivElement>(null);
  const [confirming, setConfirming] = useState<RecordOperation | null>(null);
  const [checking, setChecking] = useState<RecordOperation | null>(null);
  const title = textOf(record, type.titleField);
  const missing = missingAdvised(type, record);
  const possible = recordOperations.filter(
    (operation) => can(operation.right) && appliesTo(operation, record, type.rights),
  );
  const inView = compact ? undefined : possible.find((operation) => operation.right === 'updown');
  const inMenu = possible.filter((operation) => operation !== inView);

  const href = `${type.path}/${encodeURIComponent(record.id)}`;

  const run = (operation: RecordOperation) => {
    setConfirming(null);
    setChecking(null);
    // The row disappears at once, so the focus moves to the main area instead of getting lost.
    if (operation.name === 'delete') group.current?.closest('main')?.focus({ preventScroll: true });
    list.send({ type: 'operate', operation, record, title });
  };

  /**
   * Unpublishing and deleting are confirmed first. Publishing first shows which advised fields the record lacks.
   */
  const start = (operation: RecordOperation) => {
    if (operation.name === 'unpublish' || operation.name === 'delete') setConfirming(operation);
    else if (bringsOnline(operation) && missing.length > 0) setChecking(operation);
    else run(operation);
  };

  return (
    <Group ref={group} gap={2} justify="flex-end" wrap="nowrap">
      {!compact && can('edit') && (
        <Button
          component={Link}
          href={href}
          variant="subtle"
          size="compact-sm"
          className={classes.action}
          aria-label={t('op.named', { operation: t('btn.edit'), title })}
        >
          {t('btn.edit')}
        </Button>
      )}
      {inView && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.action}
          disabled={operating}
          aria-label={t('op.named', { operation: t(`op.${inView.name}`), title })}
          onClick={() => start(inView)}
        >
          {t(`op.${inView.name}`)}
        </Button>
      )}
      {(inMenu.length > 0 || (compact && can('edit'))) && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" disabled={operating} aria-label={t('op.more', { title })}>
              <MoreIcon size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {compact && can('edit') && (
              <Menu.Item component={Link} href={href}>
                {t('btn.edit')}
              </Menu.Item>
            )}
            {inMenu.map((operation) => (
              <Menu.Item
                key={operation.name}
                {...(operation.name === 'delete' ? { c: 'red' } : {})}
                onClick={() => start(operation)}
              >
                {t(`op.${operation.name}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {confirming && (
        <ConfirmDialog
          title={t(confirming.name === 'delete' ? 'confirm.deleteTitle' : 'confirm.unpublishTitle')}
          action={t(`op.${confirming.name}`)}
          grave
          onConfirm={() => run(confirming)}
          onCancel={() => setConfirming(null)}
        >
          <Text>
            <Clipped>{t(confirming.name === 'delete' ? 'confirm.delete' : 'confirm.unpublish', { title })}</Clipped>
          </Text>
        </ConfirmDialog>
      )}
      {checking && (
        <RowPublishCheck
          title={title}
          missing={missing}
          href={href}
          onClose={() => setChecking(null)}
          onPublish={() => run(checking)}
        />
      )}
    </Group>
  );
}
