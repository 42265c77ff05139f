import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionsOf } from '#src/inspector/reading/machine-reading.ts';

/** A transition as inspection tells it. */
export type TakenTransition = AnyTransitionDefinition & { source: AnyStateNode };

/** The id of a transition: that of its state, and which of its transitions it is. */
export const transitionId = (source: AnyStateNode, index: number): string => `${source.id}#${index}`;

export const takenIds = (taken: readonly TakenTransition[]): readonly string[] =>
  taken.flatMap((transition) => {
    // The first step of a machine has no source.
    const { source } = transition as Partial<TakenTransition>;
    if (!source) return [];
    const index = transitionsOf(source).indexOf(transition);
    return index < 0 ? [] : [transitionId(source, index)];
  });
