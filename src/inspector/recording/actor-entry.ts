import { type AnyActorRef, type AnyStateMachine, StateMachine } from 'xstate';

/** An actor that runs, or has ended. */
export interface ActorEntry {
  /** The id that XState gives it in its system. */
  id: string;
  /** What it is called where it was started. */
  name: string;
  parent: string | null;
  /** What it is: null is no machine, but a call, a timer or something that listens. */
  machine: AnyStateMachine | null;
  ref: AnyActorRef;
  /** The last that is known of it. */
  snapshot: unknown;
}

export const entryOf = (ref: AnyActorRef): ActorEntry => {
  const logic: unknown = (ref as { logic?: unknown }).logic;
  const isMachine = logic instanceof StateMachine;
  return {
    id: ref.sessionId,
    // An actor without a name of its own is called by its machine.
    name: (ref as { systemId?: string }).systemId ?? (isMachine && ref.id === ref.sessionId ? logic.id : ref.id),
    parent: (ref as { _parent?: AnyActorRef })._parent?.sessionId ?? null,
    machine: isMachine ? (logic as AnyStateMachine) : null,
    ref,
    snapshot: null,
  };
};

export const statusOf = (snapshot: unknown): string => (snapshot as { status?: string } | null)?.status ?? 'active';

export const isOver = (snapshot: unknown): boolean => statusOf(snapshot) !== 'active';
