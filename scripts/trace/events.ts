/** An event of Chromium’s trace; times are in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  id?: string;
  args?: { data?: ProfileChunk };
}

/** A part of a CPU profile: new nodes of the call tree, and samples of its leaves. */
interface ProfileChunk {
  cpuProfile?: { nodes?: readonly ProfileNode[]; samples?: readonly number[] };
  timeDeltas?: readonly number[];
  startTime?: number;
}

export interface ProfileNode {
  id: number;
  parent?: number;
  callFrame: { functionName: string; url?: string; lineNumber?: number };
}

/** A stretch of the main thread. */
export interface Window {
  pid: number;
  tid: number;
  from: number;
  to: number;
}

/** The stretch between two marks of `performance.mark`. */
export function windowBetween(events: readonly TraceEvent[], first: string, last: string): Window {
  const start = events.find(({ name }) => name === first);
  const end = events.find(({ name }) => name === last);
  if (!start || !end) throw new Error(`the trace has no ${first} or no ${last}`);
  return { pid: start.pid, tid: start.tid, from: start.ts, to: end.ts };
}
