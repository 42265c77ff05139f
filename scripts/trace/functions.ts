import type { ProfileNode, TraceEvent, Window } from './events.ts';

/** The milliseconds of a function: its own, and with what it calls. */
export interface Timed {
  name: string;
  self: number;
  total: number;
}

/** The functions that the profiler found on the main thread in the window. */
export function functionsOf(events: readonly TraceEvent[], { pid, tid, from, to }: Window): Timed[] {
  const profile = events.find((event) => event.name === 'Profile' && event.pid === pid && event.tid === tid);
  const chunks = events.filter((one) => one.name === 'ProfileChunk' && one.pid === pid && one.id === profile?.id);
  const nodes = new Map<number, ProfileNode>();
  const functions = new Map<string, Timed>();
  let time = profile?.args?.data?.startTime ?? 0;
  for (const { args } of chunks) {
    for (const node of args?.data?.cpuProfile?.nodes ?? []) nodes.set(node.id, node);
    for (const [index, leaf] of (args?.data?.cpuProfile?.samples ?? []).entries()) {
      const delta = args?.data?.timeDeltas?.[index] ?? 0;
      const began = time;
      time += delta;
      const milliseconds = (Math.min(time, to) - Math.max(began, from)) / 1000;
      if (milliseconds > 0) addSample(functions, stackOf(nodes, leaf), milliseconds);
    }
  }
  return [...functions.values()];
}

/** The names of the functions on the stack, from the innermost one; each once. */
function stackOf(nodes: ReadonlyMap<number, ProfileNode>, leaf: number): ReadonlySet<string> {
  const names = new Set<string>();
  for (let node = nodes.get(leaf); node; node = nodes.get(node.parent ?? 0)) {
    const name = nameOf(node);
    if (name !== '(root)') names.add(name);
  }
  return names;
}

/** The name and the chunk that has it: `beginWork, index`; functions of the browser have no chunk, those without a name a line. */
function nameOf({ callFrame: { functionName, url = '', lineNumber = 0 } }: ProfileNode): string {
  const chunk = /\/([^/]+?)(-[\w-]{8})?\.js/.exec(url)?.[1];
  if (!chunk) return functionName;
  return functionName ? `${functionName}, ${chunk}` : `${chunk}:${lineNumber + 1}`;
}

function addSample(functions: Map<string, Timed>, stack: ReadonlySet<string>, milliseconds: number) {
  let isLeaf = true;
  for (const name of stack) {
    const timed = functions.get(name) ?? { name, self: 0, total: 0 };
    timed.total += milliseconds;
    if (isLeaf) timed.self += milliseconds;
    isLeaf = false;
    functions.set(name, timed);
  }
}
