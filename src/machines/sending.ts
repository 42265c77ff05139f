import { type AnyActorRef, type AnyMachineSnapshot, type EventObject, fromCallback, type Subscription } from 'xstate';
import type { Fact } from './facts.ts';

/**
 * A state with this tag has sent something, and what came of it is not told yet. A page that is in one, it or whatever it has
 * started, is waited for when its tab goes.
 */
export type SendingTag = 'sending';

/** What those hear that are in such a state when their tab goes: what goes step by step stops after the present one. */
export interface PageLeft {
  type: 'page.left';
}

/** An actor and all that it has started. */
function actorsWithin(actor: AnyActorRef): AnyActorRef[] {
  const { children = {} } = actor.getSnapshot() as { children?: Record<string, AnyActorRef> };
  return [actor, ...Object.values(children).flatMap(actorsWithin)];
}

/** Those among them that are in such a state. */
export const sendingWithin = (actor: AnyActorRef): AnyActorRef[] => actorsWithin(actor).filter(isSending);

function isSending(actor: AnyActorRef): boolean {
  const snapshot = actor.getSnapshot() as Partial<AnyMachineSnapshot>;
  return snapshot.status === 'active' && snapshot.hasTag?.('sending' satisfies SendingTag) === true;
}

/** Tells once that nothing within an actor is sending any more. They are watched one after the other. */
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

  /** Its end is heard here before whoever has started it hears of it. */
  function watchLater() {
    queueMicrotask(() => isOver || watch());
  }
});

/** What a page tells of its own tab, and where it wants to lead the person. */
const ofItsTab = new Set<Fact['type']>([
  'navigation.requested',
  'tab.named',
  'tab.moved',
  'page.unsaved',
  'page.notSaved',
]);

/** Whether a fact comes too late: it is about the tab of a page that has left, or leads somebody away who is on another page by now. */
export const comesTooLate = (
  told: Fact,
  teller: AnyActorRef,
  tabs: () => { left: readonly AnyActorRef[]; behind: readonly AnyActorRef[] },
): boolean => {
  if (!ofItsTab.has(told.type)) return false;
  const { left, behind } = tabs();
  const pages = told.type === 'navigation.requested' ? [...left, ...behind] : left;
  return pages.some((page) => actorsWithin(page).includes(teller));
};
