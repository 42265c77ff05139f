import type { ActorRefLike, AnyActorRef, InspectionEvent } from 'xstate';
import { type ActorEntry, entryOf, isOver } from './actor-entry.ts';
import type { Note, Step } from './step.ts';
import { transitionIds, type TakenTransition } from './taken.ts';

/** Limits of the recording. Dropped steps are counted. */
const keptSteps = 2_000;
const keptNotes = 2_000;
const keptEnded = 200;

export interface RecorderState {
  actors: ReadonlyMap<string, ActorEntry>;
  steps: readonly Step[];
  /** The number of older steps that were dropped. */
  dropped: number;
  notes: readonly Note[];
}

/**
 * Records the last events of an actor system. It only keeps references: contexts are immutable, so a step is
 * read when it is shown. Listeners are notified at most once per frame (W6.4).
 */
export function createRecorder(now: () => number = Date.now) {
  const actors = new Map<string, ActorEntry>();
  const steps: Step[] = [];
  const notes: Note[] = [];
  /** By actor: its queued events and their senders; the first is the one that it handles. */
  const waiting = new Map<string, { event: unknown; source: string | null }[]>();
  /** By actor: the transitions taken so far for that event. */
  const taking = new Map<string, TakenTransition[]>();
  const listeners = new Set<() => void>();
  let last = 0;
  let dropped = 0;
  let state: RecorderState = { actors, steps, dropped, notes };
  let isNotifying = false;

  /** A copy of the present state. An actor that threw notifies nobody, so all snapshots are read. */
  function copy(): RecorderState {
    for (const entry of actors.values()) {
      const present = entry.ref.getSnapshot() as unknown;
      if (isOver(present)) entry.snapshot = present;
    }
    return { actors: new Map(actors), steps: [...steps], dropped, notes: [...notes] };
  }

  function notifyLater() {
    if (isNotifying || listeners.size === 0) return;
    isNotifying = true;
    const notify = () => {
      isNotifying = false;
      state = copy();
      for (const listener of listeners) listener();
    };
    if (typeof requestAnimationFrame === 'undefined') setTimeout(notify);
    else requestAnimationFrame(notify);
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
      // A busy actor handles it later.
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
      addStep({
        actor: id,
        event: event.event,
        source,
        snapshot: event.snapshot,
        changed,
        taken: transitionIds(taken),
      });
    } else return;
    notifyLater();
  }

  return {
    inspect,

    /** Attaches to a running system: lists its actors and records all further events. */
    attach(root: AnyActorRef): () => void {
      const addAll = (ref: ActorRefLike) => {
        addActor(ref as AnyActorRef);
        const entry = actors.get(ref.sessionId) as ActorEntry;
        entry.snapshot = (ref as AnyActorRef).getSnapshot() as unknown;
        const { children } = entry.snapshot as { children?: Record<string, AnyActorRef | undefined> };
        for (const child of Object.values(children ?? {})) if (child) addAll(child);
      };
      addAll(root);
      notifyLater();
      const { unsubscribe } = root.system.inspect(inspect);
      return unsubscribe;
    },

    /** Records something outside the machines: a call, a notice, a console line (W6.7). */
    note(kind: Note['kind'], text: string): void {
      notes.push({ kind, text, time: now(), after: last });
      if (notes.length > keptNotes) notes.shift();
      notifyLater();
    },

    /** The recording: the same object until the next frame with new events. */
    state: () => state,
    /** The recording as of this moment, for callers that do not subscribe. */
    refresh(): RecorderState {
      state = copy();
      return state;
    },

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Forgets all steps, notes and ended actors. */
    clear(): void {
      steps.length = notes.length = dropped = 0;
      for (const { id, snapshot } of actors.values()) if (isOver(snapshot)) actors.delete(id);
      notifyLater();
    },
  };
}

/** The list of an actor, created on first use. */
function listIn<Item>(lists: Map<string, Item[]>, id: string): Item[] {
  const list = lists.get(id) ?? [];
  lists.set(id, list);
  return list;
}

/** Whether an event has changed state, status or context. */
function hasChanged(before: unknown, after: unknown): boolean {
  const [old, fresh] = [before, after] as { value?: unknown; context?: unknown; status?: unknown }[];
  if (!old || !fresh) return old !== fresh;
  return (
    old.context !== fresh.context ||
    old.status !== fresh.status ||
    JSON.stringify(old.value) !== JSON.stringify(fresh.value)
  );
}
