import { ActionIcon } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AnyActorRef } from 'xstate';
import { useTag } from '#src/views/actors/use-snapshot.ts';
import { RefreshIcon } from '#src/views/looks/icons.ts';

interface ReloadedSnapshot {
  hasTag: (tag: 'busy') => boolean;
}

interface Props {
  list: Pick<AnyActorRef, 'subscribe'> & {
    getSnapshot: () => ReloadedSnapshot;
    send: (event: { type: 'reload' }) => void;
  };
}

/** Reloads a list; the icon spins meanwhile. */
export function RefreshButton({ list }: Props) {
  const { t } = useTranslation('content');
  const busy = useTag(list, 'busy');
  return (
    <ActionIcon
      variant="default"
      size="input-sm"
      aria-label={t('btn.refresh')}
      title={t('btn.refresh')}
      // Not `false`, because Mantine would then keep the spinner mounted.
      loading={busy || undefined}
      onClick={() => list.send({ type: 'reload' })}
    >
      <RefreshIcon size={16} />
    </ActionIcon>
  );
}
