import { describe, test } from 'vitest';
import type { AnyEventObject, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import type { AnyModel } from '#tests/machines/support/exploration.ts';
import { checksOf } from '#tests/machines/support/model-checks.ts';
import { isDeep } from '#tests/support/deep.ts';

/** Patterns like `xstate.error.actor.*` are no event that one could list; they come by `answers` or `more`. */
type NamedType<Type extends string> = Type extends unknown ? (object extends Record<Type, 1> ? never : Type) : never;

export interface Model<Machine extends AnyStateMachine> {
  /** Every event of the machine with the payloads worth telling apart: a new event does not compile without. */
  events: {
    [Type in NamedType<EventFromLogic<Machine>['type']>]: readonly Extract<EventFromLogic<Machine>, { type: Type }>[];
  };
  /** By source of an invoke: what it may end with. Failing is tried by itself, where the machine has an `onError`. */
  answers?: Readonly<Record<string, readonly unknown[]>>;
  /** Events that the machine's type does not name: a crash of a spawned actor, say. */
  more?: readonly AnyEventObject[];
  input?: InputFrom<Machine>;
  /** What tells two situations apart, beside the state: the whole context, if not given. Keep it finite. */
  situation?: (snapshot: SnapshotFrom<Machine>) => unknown;
  /** What must be true after each step. */
  invariant?: (snapshot: SnapshotFrom<Machine>, event: AnyEventObject) => void;
}

/**
 * Tests a machine by paths that are found in it; a machine that may start in several ways has a model for each. Every pair
 * of a state and an event that it handles there is a test. One loop sends what the states ignore, another checks the
 * invariant in every situation; the deep suite sends every event in every situation. The actors are real. The actors that
 * they invoke are inert: their answers are events of the model.
 */
export function describeModel<Machine extends AnyStateMachine>(machine: Machine, ...models: Model<Machine>[]): void {
  if (process.env['MACHINE_PATHS'] === 'none') return;
  const { paths, loops, everything } = checksOf(machine, models as unknown as readonly AnyModel[]);
  describe(`paths of ${machine.id}`, () => {
    test.for([...paths, ...loops, ...(isDeep ? [everything] : [])])('$title', ({ run }) => run());
  });
}
