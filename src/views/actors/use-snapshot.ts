import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import type { Failure } from '#src/domain/failure.ts';

/*
 * Reads a machine in a component: `const { user, failedChecks } = useContextOf(page, 'user', 'failedChecks')`. The
 * component renders again only when the fields that it reads have changed. For values computed from a snapshot, use
 * `useSelector` of @xstate/react.
 */

/** The part of an actor that views read. */
export interface Readable<Snapshot> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot: () => Snapshot;
}

/** The named fields of the context. */
export const useContextOf = <Context extends object, Key extends keyof Context>(
  actor: Readable<{ context: Context }>,
  ...keys: Key[]
): Pick<Context, Key> =>
  useSelector(
    actor,
    ({ context }) => Object.fromEntries(keys.map((key) => [key, context[key]])) as Pick<Context, Key>,
    (before, now) => keys.every((key) => before[key] === now[key]),
  );

/** Whether the machine is in one of these states. */
export const useMatches = <State>(
  actor: Readable<{ matches: (state: State) => boolean }>,
  ...states: NoInfer<State>[]
): boolean => useSelector(actor, (snapshot) => states.some((state) => snapshot.matches(state)));

/** Whether a state that the machine is in has this tag. */
export const useTag = <Tag extends string>(
  actor: Readable<{ hasTag: (tag: Tag) => boolean }>,
  tag: NoInfer<Tag>,
): boolean => useSelector(actor, (snapshot) => snapshot.hasTag(tag));

/** Why the machine is in its state `failed`; null in every other state. */
export const useFailure = (
  actor: Readable<{ matches: (state: 'failed') => boolean; context: { failure: Failure | null } }>,
): Failure | null => useSelector(actor, (snapshot) => (snapshot.matches('failed') ? snapshot.context.failure : null));

/** The machine's child of this name; undefined while it does not run. */
export const useChild = <Children extends object, Id extends keyof Children>(
  actor: Readable<{ children: Children }>,
  id: Id,
): Children[Id] => useSelector(actor, ({ children }) => children[id]);
