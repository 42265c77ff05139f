import { type AnyMachineSnapshot, type AnyStateMachine, transition } from 'xstate';

/**
 * Whether an event would do something now, and carries nothing but its type. That is tried without effect: nothing is sent, started
 * or changed by it. An event that is sent without what it carries would break the machine, and the app with it.
 */
export function isSendable(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, type: string): boolean {
  let isRead = false;
  const event = new Proxy(
    { type },
    {
      get(target, name) {
        if (name === 'type') return target.type;
        isRead ||= typeof name === 'string';
        return undefined;
      },
    },
  );
  try {
    if (!snapshot.can(event)) return false;
    const [, actions] = transition(machine, snapshot, event);
    // Handed on to another machine, which would read it.
    isRead ||= actions.some(({ params }) => (params as { event?: unknown } | undefined)?.event === event);
  } catch {
    return false;
  }
  return !isRead;
}
