import type { ActorRefLike, AnyActorRef, InspectionEvent } from 'xstate';
import { type ActorEntry, entryOf, isOver } from './actor-entry.ts';
import type { Note, Step } from './step.ts';
import { takenIds, type TakenTransition } from './taken.ts';

/** How much is kept. What falls off is counted. */
const keptSteps = 2_000;
const keptNotes = 2_000;
const keptEnded = 200;

export interface RecorderState {
  actors: ReadonlyMap<string, ActorEntry>;
  steps: readonly Step[];
  /** How many older steps have fallen off. */
  dropped: number;
  notes: readonly Note[];
}

/**
 * Keeps the last events of an actor system. It only keeps references while the app runs: contexts are never changed, so what a step
 * looked like is read when somebody looks at it. Listeners are told at most once per frame (W6.4).
 */
export function createRecorder(now: () => number = Date.now) {
  const actors = new Map<string, ActorEntry>();
  const steps: Step[] = [];
  const notes: Note[] = [];
  /** Of each actor: the events that wait for it, and who has sent them; the one that it handles is the first. */
  const waiting = new Map<string, { event: unknown; source: string | null }[]>();
  /** Of each actor: the transitions that it has taken for that one so far. */
  const taking = new Map<string, TakenTransition[]>();
  const listeners = new Set<() => void>();
  let last = 0;
  let dropped = 0;
  let state: RecorderState = { actors, steps, dropped, notes };
  let isTelling = false;

  /** What is recorded as of now. An actor in which something was thrown tells nobody, so all are asked. */
  function copy(): RecorderState {
    for (const entry of actors.values()) {
      const present = entry.ref.getSnapshot() as unknown;
      if (isOver(present)) entry.snapshot = present;
    }
    return { actors: new Map(actors), steps: [...steps], dropped, notes: [...notes] };
  }

  function tellLater() {
    if (isTelling || listeners.size === 0) return;
    isTelling = true;
    const tell = () => {
      isTelling = false;
      state = copy();
      for (const listener of listeners) listener();
    };
    if (typeof requestAnimationFrame === 'undefined') setTimeout(tell);
    else requestAnimationFrame(tell);
  }

  function addStep(step: Omit<Step, 'number' | 'time'>) {
    steps.push({ ...step, number: (last += 1), time: now() });
    if (steps.length <= keptSteps) return;
    steps.shift();
    dropped += 1;
  }

  function addActor(ref: AnyActorRef) {
    if (actors.has(ref.sessionId)) return;
    actors.set(ref.sessionId, entryOf(ref));
    const ended = [...actors.values()].filter(({ snapshot }) => isOver(snapshot));
    for (const { id } of ended.slice(0, Math.max(0, ended.length - keptEnded))) actors.delete(id);
  }

  function inspect(event: InspectionEvent): void {
    const { sessionId: id } = event.actorRef;
    if (event.type === '@xstate.actor') addActor(event.actorRef as AnyActorRef);
    else if (event.type === '@xstate.event') {
      // An actor that is at work gets it later.
      listIn(waiting, id).push({ event: event.event, source: event.sourceRef?.sessionId ?? null });
    } else if (event.type === '@xstate.microstep') {
      listIn(taking, id).push(...(event._transitions as unknown as TakenTransition[]));
    } else if (event.type === '@xstate.snapshot') {
      addActor(event.actorRef as AnyActorRef);
      const entry = actors.get(id) as ActorEntry;
      const events = listIn(waiting, id);
      const at = events.findIndex((one) => one.event === event.event);
      const source = events[at]?.source ?? null;
      events.splice(0, at + 1);
      const taken = listIn(taking, id);
      taking.delete(id);
      if (isOver(event.snapshot)) waiting.delete(id);
      const changed = hasChanged(entry.snapshot, event.snapshot);
      entry.snapshot = event.snapshot;
      addStep({ actor: id, event: event.event, source, snapshot: event.snapshot, changed, taken: takenIds(taken) });
    } else return;
    tellLater();
  }

  return {
    inspect,

    /** Attaches to a system that runs already: what is there is listed, what happens from now on is recorded. */
    attach(root: AnyActorRef): () => void {
      const addAll = (ref: ActorRefLike) => {
        addActor(ref as AnyActorRef);
        const entry = actors.get(ref.sessionId) as ActorEntry;
        entry.snapshot = (ref as AnyActorRef).getSnapshot() as unknown;
        const { children } = entry.snapshot as { children?: Record<string, AnyActorRef | undefined> };
        for (const child of Object.values(children ?? {})) if (child) addAll(child);
      };
      addAll(root);
      tellLater();
      const { unsubscribe } = root.system.inspect(inspect);
      return unsubscribe;
    },

    /** Notes what happens beside the machines: a call, a message, a line of the console (W6.7). */
    note(kind: Note['kind'], text: string): void {
      notes.push({ kind, text, time: now(), after: last });
      if (notes.length > keptNotes) notes.shift();
      tellLater();
    },

    /** What is recorded. The same object until the next frame in which something has happened. */
    state: () => state,
    /** As of this moment, when nobody listens. */
    refresh(): RecorderState {
      state = copy();
      return state;
    },

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Forgets the steps and the lines beside them, and the actors that have ended. */
    clear(): void {
      steps.length = notes.length = dropped = 0;
      for (const { id, snapshot } of actors.values()) if (isOver(snapshot)) actors.delete(id);
      tellLater();
    },
  };
}

/** The list of an actor; a new one where there is none. */
function listIn<Item>(lists: Map<string, Item[]>, id: string): Item[] {
  const list = lists.get(id) ?? [];
  lists.set(id, list);
  return list;
}

/** Whether an event has changed something: where the machine is, or what it knows. */
function hasChanged(before: unknown, after: unknown): boolean {
  const [old, fresh] = [before, after] as { value?: unknown; context?: unknown; status?: unknown }[];
  if (!old || !fresh) return old !== fresh;
  return (
    old.context !== fresh.context ||
    old.status !== fresh.status ||
    JSON.stringify(old.value) !== JSON.stringify(fresh.value)
  );
}
