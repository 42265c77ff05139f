import { type AnyActorRef, type AnyStateMachine, StateMachine } from 'xstate';

/** An actor that is running or has ended. */
export interface ActorEntry {
  /** Its session id in XState's system. */
  id: string;
  /** Its name where it was started. */
  name: string;
  parent: string | null;
  /** Its machine; null for a promise, a timer or a callback. */
  machine: AnyStateMachine | null;
  ref: AnyActorRef;
  /** Its last known snapshot. */
  snapshot: unknown;
}

export const entryOf = (ref: AnyActorRef): ActorEntry => {
  const logic: unknown = (ref as { logic?: unknown }).logic;
  const isMachine = logic instanceof StateMachine;
  return {
    id: ref.sessionId,
    // An actor without a name is named after its machine.
    name: (ref as { systemId?: string }).systemId ?? (isMachine && ref.id === ref.sessionId ? logic.id : ref.id),
    parent: (ref as { _parent?: AnyActorRef })._parent?.sessionId ?? null,
    machine: isMachine ? (logic as AnyStateMachine) : null,
    ref,
    snapshot: null,
  };
};

export const statusOf = (snapshot: unknown): string => (snapshot as { status?: string } | null)?.status ?? 'active';

export const isOver = (snapshot: unknown): boolean => statusOf(snapshot) !== 'active';
