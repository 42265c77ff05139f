/** What `Profiler.takePreciseCoverage` reports of a function: its range, then those of its blocks whose count differs. */
export interface Covered {
  ranges: readonly { startOffset: number; endOffset: number; count: number }[];
}

/** How much ran: calls of functions, and characters of source, each as often as it ran. */
export interface Executed {
  calls: number;
  code: number;
}

/** Adds up what ran. A block inside another one is counted by its own count, not by that of the outer one. */
export function executed(functions: readonly Covered[]): Executed {
  let calls = 0;
  let code = 0;
  for (const { ranges } of functions) {
    calls += ranges[0]?.count ?? 0;
    const outer: { endOffset: number; count: number }[] = [];
    for (const { startOffset, endOffset, count } of ranges) {
      while ((outer.at(-1)?.endOffset ?? Infinity) <= startOffset) outer.pop();
      code += (endOffset - startOffset) * (count - (outer.at(-1)?.count ?? 0));
      outer.push({ endOffset, count });
    }
  }
  return { calls, code };
}
