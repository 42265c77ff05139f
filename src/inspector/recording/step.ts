/** An event that an actor has handled. */
export interface Step {
  /** Counts up from 1. */
  number: number;
  /** In milliseconds since 1970. */
  time: number;
  /** The receiver and the sender; null if it came from outside. */
  actor: string;
  source: string | null;
  event: { type: string };
  /** The actor's snapshot after it. */
  snapshot: unknown;
  /** Whether it has changed state or context. */
  changed: boolean;
  /** The ids of the transitions that were taken (`taken.ts`). */
  taken: readonly string[];
}

/** A note between the steps: it belongs after step `after` and before the next one (W6.7). */
export interface Note {
  kind: 'call' | 'notice' | 'console';
  text: string;
  time: number;
  after: number;
}
