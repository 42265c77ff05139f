import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionsOf } from '#src/inspector/reading/machine-reading.ts';

/** A transition as an inspection event contains it. */
export type TakenTransition = AnyTransitionDefinition & { source: AnyStateNode };

/** The id of a transition: the id of its state and its index among the state's transitions. */
export const transitionId = (source: AnyStateNode, index: number): string => `${source.id}#${index}`;

export const transitionIds = (taken: readonly TakenTransition[]): readonly string[] =>
  taken.flatMap((transition) => {
    // The initial step of a machine has no source.
    const { source } = transition as Partial<TakenTransition>;
    if (!source) return [];
    const index = transitionsOf(source).indexOf(transition);
    return index < 0 ? [] : [transitionId(source, index)];
  });
