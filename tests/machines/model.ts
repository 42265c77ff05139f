import { describe, test } from 'vitest';
import type { AnyEventObject, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import type { AnyModel } from '#tests/machines/support/exploration.ts';
import { checksOf } from '#tests/machines/support/model-checks.ts';
import { isDeep } from '#tests/support/deep.ts';

/** Patterns like `xstate.error.actor.*` cannot be listed; their events come from `answers` or `more`. */
type NamedType<Type extends string> = Type extends unknown ? (object extends Record<Type, 1> ? never : Type) : never;

export interface Model<Machine extends AnyStateMachine> {
  /** Every event of the machine with representative payloads: a new event without one does not compile. */
  events: {
    [Type in NamedType<EventFromLogic<Machine>['type']>]: readonly Extract<EventFromLogic<Machine>, { type: Type }>[];
  };
  /** The possible outputs of each invoke, by source. Errors are added automatically if the machine has an `onError`. */
  answers?: Readonly<Record<string, readonly unknown[]>>;
  /** Events outside the type of the machine, such as a crash of a spawned actor. */
  more?: readonly AnyEventObject[];
  input?: InputFrom<Machine>;
  /** Distinguishes situations of the same state; by default the whole context. It must be finite. */
  situation?: (snapshot: SnapshotFrom<Machine>) => unknown;
  /** Holds after each step. */
  invariant?: (snapshot: SnapshotFrom<Machine>, event: AnyEventObject) => void;
}

/**
 * Tests a machine by generated paths; a machine with several ways to start has a model for each. Every pair of a state
 * and a handled event is a test. One loop sends the ignored events, another checks the invariant in every situation;
 * the deep suite sends every event in every situation. The actors are real. The actors that they invoke are inert:
 * their answers are events of the model.
 */
export function describeModel<Machine extends AnyStateMachine>(machine: Machine, ...models: Model<Machine>[]): void {
  if (process.env['MACHINE_PATHS'] === 'none') return;
  const { paths, loops, everything } = checksOf(machine, models as unknown as readonly AnyModel[]);
  describe(`paths of ${machine.id}`, () => {
    test.for([...paths, ...loops, ...(isDeep ? [everything] : [])])('$title', ({ run }) => run());
  });
}
