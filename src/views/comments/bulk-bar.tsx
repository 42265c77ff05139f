import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { InboxActor } from '#src/machines/comments/inbox.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { SelectionBar } from '#src/views/bulk/selection-bar.tsx';

/** What is chosen, and what can be done with all of it. */
export function BulkBar({ inbox }: { inbox: InboxActor }) {
  const { t } = useTranslation('comments');
  const { selected, page } = useContextOf(inbox, 'selected', 'page');
  if (selected.length === 0) return null;
  return (
    <SelectionBar selected={selected} page={page} onSelect={(next) => inbox.send({ type: 'select', selected: next })}>
      {(['show', 'hide', 'delete'] as const).map((step) => (
        <Button key={step} variant="default" size="compact-sm" onClick={() => inbox.send({ type: 'bulk.start', step })}>
          {t(`step.${step}`)}
        </Button>
      ))}
    </SelectionBar>
  );
}
