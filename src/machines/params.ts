/*
 * What an action or a guard is given, by name: `withOutput('keepAnswer')` in a chart runs `keepAnswer` with what the
 * call answered. Each keeps the types: a call that answers something else does not compile.
 */

/** With what the call that has just ended answered. */
export const withOutput = <const Name extends string>(type: Name) => ({
  type,
  params: <Event extends { output: unknown }>({ event }: { event: Event }): Event['output'] => event.output,
});

/** With the event itself. */
export const withEvent = <const Name extends string>(type: Name) => ({
  type,
  params: <Event>({ event }: { event: Event }): Event => event,
});

/** With the snapshot of a child. */
export const withSnapshot = <const Name extends string>(type: Name) => ({
  type,
  params: <Event extends { snapshot: unknown }>({ event }: { event: Event }): Event['snapshot'] => event.snapshot,
});
