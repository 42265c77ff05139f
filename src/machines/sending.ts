import { type AnyActorRef, type AnyMachineSnapshot, type EventObject, fromCallback, type Subscription } from 'xstate';
import type { Fact } from './facts.ts';

/**
 * The tag of states with a write under way whose outcome is not reported yet. If a page's screen, or any actor that it has
 * started, is in such a state when the tab closes, the page is kept running until the write has ended.
 */
export type SendingTag = 'sending';

/** Sent to actors in such a state when their tab closes. Work in several steps stops after the current step. */
export interface PageLeft {
  type: 'page.left';
}

/** An actor and all its descendants. */
function actorsWithin(actor: AnyActorRef): AnyActorRef[] {
  const { children = {} } = actor.getSnapshot() as { children?: Record<string, AnyActorRef> };
  return [actor, ...Object.values(children).flatMap(actorsWithin)];
}

/** The actor and its descendants, as far as they are in a state with the tag `sending`. */
export const sendingWithin = (actor: AnyActorRef): AnyActorRef[] => actorsWithin(actor).filter(isSending);

function isSending(actor: AnyActorRef): boolean {
  const snapshot = actor.getSnapshot() as Partial<AnyMachineSnapshot>;
  return snapshot.status === 'active' && snapshot.hasTag?.('sending' satisfies SendingTag) === true;
}

/**
 * Reports once when no actor within the given one is sending any more. It watches the sending actors one after the
 * other.
 */
export const sendingFeed = fromCallback<EventObject, AnyActorRef>(({ input, sendBack }) => {
  let subscription: Subscription | null = null;
  let isOver = false;
  watch();
  return () => {
    isOver = true;
    subscription?.unsubscribe();
  };

  function watch() {
    subscription?.unsubscribe();
    const [sending] = sendingWithin(input);
    if (!sending) return sendBack({ type: 'sending.ended' });
    subscription = sending.subscribe({
      next: ({ status }: AnyMachineSnapshot) => status === 'active' && !isSending(sending) && watch(),
      complete: watchLater,
      error: watchLater,
    });
  }

  /**
   * This subscriber learns of the actor's end before its parent does, so it looks again after the parent has reacted.
   */
  function watchLater() {
    queueMicrotask(() => isOver || watch());
  }
});

/** Facts that a page emits about its own tab, and its requests to navigate. */
const ofItsTab = new Set<Fact['type']>([
  'navigation.requested',
  'tab.named',
  'tab.moved',
  'page.unsaved',
  'page.notSaved',
]);

/**
 * Whether a fact comes too late: it is about a tab that is closed, or it would navigate although the person is on
 * another page by now.
 */
export const comesTooLate = (
  received: Fact,
  teller: AnyActorRef,
  tabs: () => { finishing: readonly AnyActorRef[]; behind: readonly AnyActorRef[] },
): boolean => {
  if (!ofItsTab.has(received.type)) return false;
  const { finishing, behind } = tabs();
  const pages = received.type === 'navigation.requested' ? [...finishing, ...behind] : finishing;
  return pages.some((page) => actorsWithin(page).includes(teller));
};
