import { useEffect } from 'react';
import type { ActorRef, Snapshot } from 'xstate';

type Seen = Pick<ActorRef<Snapshot<unknown>, { type: 'page.shown' } | { type: 'page.hidden' }>, 'send' | 'getSnapshot'>;

/**
 * Reports to the machine of a page whether it is visible, so that a hidden page fetches nothing. Effects do not run on
 * a page of another tab, and `visibilitychange` reports a hidden window.
 */
export function useReportVisibility(actor: Seen) {
  useEffect(() => {
    const report = () => actor.send({ type: document.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' });
    report();
    document.addEventListener('visibilitychange', report);
    return () => {
      document.removeEventListener('visibilitychange', report);
      // The machine may have stopped before its view.
      if (actor.getSnapshot().status === 'active') actor.send({ type: 'page.hidden' });
    };
  }, [actor]);
}
