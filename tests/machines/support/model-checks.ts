import { expect } from 'vitest';
import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate';
import { walk } from '#tests/coverage/walk.ts';
import {
  type AnyModel,
  explore,
  ignoredIn,
  type Path,
  pathsOver,
  type Situation,
  type Step,
} from '#tests/machines/support/exploration.ts';
import { withInertActors } from '#tests/machines/support/inert-actors.ts';

export interface Check {
  title: string;
  run: () => void;
}

export interface ModelChecks {
  /** A check for each pair of state and handled event; its title is the events of the path. */
  paths: readonly Check[];
  /** Loops over events that are too many for single checks. */
  loops: readonly Check[];
  /** Every event in every situation, each with its own actor. */
  everything: Check;
}

/** The checks of a machine, with a model for each way to start. */
export function checksOf(given: AnyStateMachine, models: readonly AnyModel[]): ModelChecks {
  const machine = withInertActors(given);
  const situations = models.flatMap((model) => explore(machine, model));
  const follow = ({ model, steps }: Path) => void walkOn(machine, model, steps).stop();
  const ignoring = situations.filter((situation) => ignoredIn(situation).length > 0);
  const bound = situations.filter(({ model }) => model.invariant);
  return {
    paths: pathsOver(situations).map((path) => ({ title: titleOf(path.steps), run: () => follow(path) })),
    loops: [
      ...loopOver(ignoring, 'what a state ignores changes nothing', (one) => ignore(machine, one)),
      ...loopOver(bound, 'the invariant holds after every event in every situation', holdInvariant),
    ],
    everything: { title: 'every event in every situation', run: () => situations.flatMap(pathsFrom).forEach(follow) },
  };
}

/** A loop over nothing would be a test that cannot fail. */
const loopOver = (situations: readonly Situation[], title: string, check: (one: Situation) => void): Check[] =>
  situations.length > 0 ? [{ title, run: () => situations.forEach((one) => check(one)) }] : [];

const pathsFrom = ({ model, way, edges }: Situation): Path[] => edges.map((edge) => ({ model, steps: [...way, edge] }));

/** Runs only the model. The paths show that the machine matches it; in the deep suite every step does. */
function holdInvariant(situation: Situation): void {
  const { model, way, edges } = situation;
  for (const edge of edges) naming([...way, edge], () => model.invariant?.(edge.state, edge.event));
}

/** Sends all ignored events to one actor. */
function ignore(machine: AnyStateMachine, situation: Situation): void {
  const { model, way } = situation;
  const actor = walkOn(machine, model, way);
  const before: unknown = actor.getSnapshot();
  for (const edge of ignoredIn(situation)) {
    const steps = [...way, edge];
    take(actor, model, steps);
    if (actor.getSnapshot() !== before) throw new Error(`${titleOf(steps)}: changes what it should leave alone`);
  }
  actor.stop();
}

/** A real actor after each step of the path. */
function walkOn(machine: AnyStateMachine, model: AnyModel, way: readonly Step[]) {
  const actor = createActor(machine, { inspect: walk, clock: new SimulatedClock(), input: model.input });
  actor.start();
  for (const [index] of way.entries()) take(actor, model, way.slice(0, index + 1));
  return actor;
}

/** Takes the last step: the actor must reach the state of the model, and the invariant must hold there. */
function take(actor: AnyActor, model: AnyModel, steps: readonly Step[]): void {
  const { event, state } = steps.at(-1) as Step;
  if (event.type !== 'xstate.init') actor.send(event);
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  naming(steps, () => {
    expect(snapshot.value).toEqual(state.value);
    model.invariant?.(snapshot, event);
  });
}

/** A failure contains the path, because a loop has no title and Vitest truncates titles. */
function naming(steps: readonly Step[], check: () => void): void {
  try {
    check();
  } catch (error) {
    if (error instanceof Error) error.message = `${titleOf(steps)}: ${error.message}`;
    throw error;
  }
}

const titleOf = (steps: readonly Step[]): string => steps.map(({ event }) => eventTitle(event)).join(' → ');

const eventTitle = ({ type, ...payload }: AnyEventObject): string =>
  Object.keys(payload).length > 0 ? `${type} ${JSON.stringify(payload)}` : type;
