import { type AnyMachineSnapshot, type AnyStateMachine, transition } from 'xstate';

/**
 * Whether an event would have an effect now and needs no data but its type. This is tried without side effects: nothing is sent, started
 * or changed. An event without the data that it needs would break the machine, and the app with it.
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
    // Forwarded to another machine, which would read its data.
    isRead ||= actions.some(({ params }) => (params as { event?: unknown } | undefined)?.event === event);
  } catch {
    return false;
  }
  return !isRead;
}
