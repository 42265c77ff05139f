import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { AnyActorRef } from 'xstate';
import { useTag } from '#src/views/actors/use-snapshot.ts';
import { RefreshIcon } from '#src/views/looks/icons.ts';
import { PlainButton } from '#src/views/looks/plain-button.tsx';
import classes from './refresh-button.module.css';

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
    <PlainButton
      isSquare
      className={clsx(busy && classes.busy)}
      aria-label={t('btn.refresh')}
      title={t('btn.refresh')}
      // Disabled, it would lose the focus.
      aria-disabled={busy || undefined}
      onClick={() => busy || list.send({ type: 'reload' })}
    >
      <RefreshIcon size={16} />
    </PlainButton>
  );
}
