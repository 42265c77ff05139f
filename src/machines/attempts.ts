import { assign } from 'xstate';
import type { SharedAction } from './shared-action.ts';

/**
 * What the port of a write gets beside the write itself. All tries of one write have the same `attempt`, from which its
 * idempotency key is made (decision 043).
 */
export interface Attempt {
  attempt: string;
}

/** The writes of a machine whose outcome is unknown. */
export interface AttemptsContext<Sent extends Attempt> {
  /** The write that is being sent, or that was sent last and got no answer; otherwise null. */
  unsettled: Sent | null;
  /** Earlier writes that got no answer. */
  unanswered: readonly Sent[];
  /** How many different writes were sent. */
  sends: number;
}

export const noAttempts = { unsettled: null, unanswered: [], sends: 0 } satisfies AttemptsContext<never>;

/** A write without its `attempt`. Distributes over a union of writes. */
export type Unsent<Sent> = Sent extends unknown ? Omit<Sent, 'attempt'> : never;

interface Rules<Sent> {
  /** Whether two writes are the same one. By default they are if all their fields are equal. */
  isSame?: (lost: Sent, other: Unsent<Sent>) => boolean;
  /**
   * Whether a write without an answer is still the same write if it is sent again after `other`. By default it is. It
   * must not be if `other` can undo its effect: the server would answer for the earlier write and change nothing.
   */
  outlives?: (lost: Sent, other: Unsent<Sent>) => boolean;
}

/**
 * The context in which a write is sent. The same write as one without an answer is sent exactly as before, with the same
 * `attempt`; any other write gets a new one.
 */
export function attempted<Sent extends Attempt>(
  { unsettled, unanswered, sends }: AttemptsContext<Sent>,
  sessionId: string,
  write: Unsent<Sent>,
  { isSame = isEqual, outlives = () => true }: Rules<Sent> = {},
): AttemptsContext<Sent> {
  const lost = unsettled ? [...unanswered, unsettled] : unanswered;
  const again = lost.find((one) => isSame(one, write));
  const others = lost.filter((one) => one !== again && outlives(one, write));
  if (again) return { unsettled: again, unanswered: others, sends };
  const attempt = attemptOf(sessionId, sends + 1);
  return { unsettled: { ...write, attempt } as unknown as Sent, unanswered: others, sends: sends + 1 };
}

/** The `attempt` of a write of the actor with this id: `write` is its number, or the record that it changes. */
export const attemptOf = (sessionId: string, write: number | string): string => `${sessionId}.${write}`;

/** The `actions` of a `setup`. */
export const attemptActions = {
  /** The outcome of the write is known, so the next write is a new one. */
  settle: assign({ unsettled: null }) as SharedAction<{ unsettled: unknown }>,
  /** Later writes are new ones, also those that equal a write without an answer. */
  forgetLost: assign({ unsettled: null, unanswered: [] }) as SharedAction<Omit<AttemptsContext<Attempt>, 'sends'>>,
};

const isEqual = (one: object, other: object): boolean =>
  JSON.stringify({ ...one, attempt: '' }) === JSON.stringify({ ...other, attempt: '' });
