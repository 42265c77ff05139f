/** An event that an actor has handled. */
export interface Step {
  /** Counts up from 1. */
  number: number;
  /** In milliseconds since 1970. */
  time: number;
  /** The actor that has handled it, and the one that has sent it; null when it came from outside. */
  actor: string;
  source: string | null;
  event: { type: string };
  /** The actor after it. */
  snapshot: unknown;
  /** Whether it has changed where the machine is, or what it knows. */
  changed: boolean;
  /** The ids of the transitions that were taken (`taken.ts`). */
  taken: readonly string[];
}

/** A line beside the steps: it stands after the step of this number, and before the next (W6.7). */
export interface Note {
  kind: 'call' | 'notice' | 'console';
  text: string;
  time: number;
  after: number;
}
