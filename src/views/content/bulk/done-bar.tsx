import { Button, CloseButton, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { inverseOf, isUndoable, undoLoss } from '#src/domain/content/undo.ts';
import type { ContentBulkOutput } from '#src/machines/content/bulk.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import { useCan } from '#src/views/rights/can.tsx';
import classes from '#src/views/bulk/bulk.module.css';

/** The result of a bulk operation, an undo button for those who have the right, and what undoing cannot restore. */
export function DoneBar({ list, done }: { list: ListActor; done: ContentBulkOutput }) {
  const { t } = useTranslation(['bulk', 'common', 'shell']);
  const can = useCan();
  const bar = useRef<HTMLDivElement>(null);

  // The button that opened the dialog is gone with the selection, so the focus of the keyboard continues here.
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, []);

  const { operation, changed, isUndo } = done;
  const inverse = inverseOf(operation);
  const undoable = inverse && !isUndo && can(inverse.right) ? changed.filter((one) => isUndoable(inverse, one)) : [];
  const loss = undoLoss(operation, undoable);
  return (
    <Group ref={bar} tabIndex={-1} className={classes.bar} gap="xs" wrap="nowrap" align="flex-start">
      <Group gap="2px 10px">
        <Text size="sm" fw={600} role="status">
          {t(`done.${operation.name}`, { count: changed.length })}
        </Text>
        {inverse && undoable.length > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => list.send({ type: 'bulk.undo', inverse })}>
            {t('shell:notice.undo')}
          </Button>
        )}
        {loss && (
          <Text size="sm" c="dimmed">
            {t(`shell:notice.undo.${loss}`)}
          </Text>
        )}
      </Group>
      <CloseButton aria-label={t('common:btn.close')} onClick={() => list.send({ type: 'bulk.dismiss' })} />
    </Group>
  );
}
