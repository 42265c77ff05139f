import { type AnyStateMachine, createMachine } from 'xstate';
import { definitionOf } from '#src/inspector/reading/definition.ts';
import { sanitise } from '#src/inspector/sanitise.ts';
import { type ActorEntry, statusOf } from './actor-entry.ts';
import type { RecorderState } from './recorder.ts';
import { descriptionOfState, type SeenState } from './seen-state.ts';
import type { Note } from './step.ts';

/** An actor as it is shown, of the running app or of a file. */
export interface SeenActor {
  id: string;
  name: string;
  parent: string | null;
  /** The id of its machine; null for other actors. */
  machine: string | null;
  /** `active`, `done`, `error` or `stopped`. */
  status: string;
}

/** A step as it is shown. Its parts are copied on demand, without secrets. */
export interface SeenStep {
  number: number;
  time: number;
  actor: string;
  source: string | null;
  type: string;
  changed: boolean;
  taken: readonly string[];
  event: () => unknown;
  state: () => SeenState;
}

/** The source of the inspector: the running app, or a file. */
export interface SeenSession {
  /** The build that wrote the file; null for the running app. */
  origin: string | null;
  actors: readonly SeenActor[];
  steps: readonly SeenStep[];
  dropped: number;
  notes: readonly Note[];
  machineOf: (id: string) => AnyStateMachine | null;
  /** The present state of an actor; null if unknown. */
  present: (actor: string) => SeenState | null;
}

/** The running app. */
export function seenApp({ actors, steps, dropped, notes }: RecorderState): SeenSession {
  const machines = machinesOf(actors.values());
  return {
    origin: null,
    actors: [...actors.values()].map(({ id, name, parent, machine, snapshot }) => ({
      id,
      name,
      parent,
      machine: machine?.id ?? null,
      status: statusOf(snapshot),
    })),
    steps: steps.map(({ event, snapshot, ...step }) => ({
      ...step,
      type: event.type,
      event: () => sanitise(event),
      state: () => descriptionOfState(snapshot),
    })),
    dropped,
    notes,
    machineOf: (id) => machines.get(id) ?? null,
    present: (id) => {
      const actor = actors.get(id);
      return actor ? descriptionOfState(actor.snapshot) : null;
    },
  };
}

function machinesOf(actors: Iterable<ActorEntry>): Map<string, AnyStateMachine> {
  const machines = new Map<string, AnyStateMachine>();
  for (const { machine } of actors) if (machine) machines.set(machine.id, machine);
  return machines;
}

/** A recorded session as a file: plain data, without secrets. */
export interface SessionFile {
  kind: 'forestry-inspector-session';
  version: 1;
  /** The build that wrote it. */
  build: string;
  actors: readonly SeenActor[];
  machines: Readonly<Record<string, unknown>>;
  steps: readonly (Omit<SeenStep, 'event' | 'state'> & { event: unknown; state: SeenState })[];
  dropped: number;
  notes: readonly Note[];
}

/** Writes the last `most` steps, all by default. The others count as dropped. */
export function writeSession(session: SeenSession, build: string, most = Infinity): SessionFile {
  const { actors, notes } = session;
  const steps = session.steps.slice(-most);
  const dropped = session.dropped + session.steps.length - steps.length;
  const ids = new Set(actors.flatMap(({ machine }) => machine ?? []));
  return {
    kind: 'forestry-inspector-session',
    version: 1,
    build,
    actors,
    machines: Object.fromEntries(
      [...ids].flatMap((id) => {
        const machine = session.machineOf(id);
        return machine ? [[id, definitionOf(machine)]] : [];
      }),
    ),
    steps: steps.map((step) => ({ ...step, event: step.event(), state: step.state() })),
    dropped,
    notes,
  };
}

/** Why a file cannot be shown. */
export type SessionFault = 'noSession' | 'newer';

/** Reads such a file. Newer and unknown files are refused with the reason (W6.15). */
export function readSession(given: unknown): SeenSession | SessionFault {
  const file = given as Partial<SessionFile> | null;
  if (typeof file !== 'object' || file?.kind !== 'forestry-inspector-session') return 'noSession';
  if (file.version !== 1) return 'newer';
  const { build, actors, machines = {}, steps, dropped = 0, notes = [] } = file;
  if (!Array.isArray(actors) || !Array.isArray(steps)) return 'noSession';
  const known = steps as SessionFile['steps'];
  const made = new Map<string, AnyStateMachine | null>();
  return {
    origin: build ?? '',
    actors: actors as SessionFile['actors'],
    steps: known.map(({ event, state, ...step }) => ({ ...step, event: () => event, state: () => state })),
    dropped,
    notes,
    machineOf(id) {
      if (!made.has(id)) made.set(id, machineFrom(machines[id]));
      return made.get(id) ?? null;
    },
    present: (id) => known.findLast(({ actor }) => actor === id)?.state ?? null,
  };
}

/** The machine of a definition; null if this build cannot read it. */
function machineFrom(definition: unknown): AnyStateMachine | null {
  try {
    return definition ? (createMachine(definition as never) as AnyStateMachine) : null;
  } catch {
    return null;
  }
}
