/*
 * Helpers that give an action or a guard its params: `withOutput('keepAnswer')` in a chart runs `keepAnswer` with the
 * output of the call. They keep the types: a call with another output does not compile.
 */

/** Passes the output of the invoked call that has just ended. */
export const withOutput = <const Name extends string>(type: Name) => ({
  type,
  params: <Event extends { output: unknown }>({ event }: { event: Event }): Event['output'] => event.output,
});

/** Passes the event itself. */
export const withEvent = <const Name extends string>(type: Name) => ({
  type,
  params: <Event>({ event }: { event: Event }): Event => event,
});

/** Passes the snapshot of a child actor. */
export const withSnapshot = <const Name extends string>(type: Name) => ({
  type,
  params: <Event extends { snapshot: unknown }>({ event }: { event: Event }): Event['snapshot'] => event.snapshot,
});
