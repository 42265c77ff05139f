import { useEffect } from 'react';
import type { ActorRef, Snapshot } from 'xstate';

type Seen = Pick<ActorRef<Snapshot<unknown>, { type: 'page.shown' } | { type: 'page.hidden' }>, 'send' | 'getSnapshot'>;

/**
 * Tells a page's content whether anybody sees it, so that it asks for nothing while nobody does. A page of another tab has
 * no effects, and a window out of sight says so itself.
 */
export function useTellWhetherSeen(actor: Seen) {
  useEffect(() => {
    const tell = () => actor.send({ type: document.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' });
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      // It ends before what shows it does.
      if (actor.getSnapshot().status === 'active') actor.send({ type: 'page.hidden' });
    };
  }, [actor]);
}
