import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Commands } from '#mocks/control/commands.ts';
import { currentBackend, watchChanges } from '#mocks/current.ts';
import type { NotedCall } from '#mocks/server/call-log.ts';
import type { FaultRow, PlanRow } from '#mocks/faults/rows.ts';

export interface MockState {
  faults: readonly FaultRow[];
  plan: PlanRow;
}

/** The commands of the mock in this page. */
export const commands = (): Commands => currentBackend().commands;

/** The last calls, updated live. */
export function useCalls(): readonly NotedCall[] {
  const { calls } = currentBackend();
  return useSyncExternalStore(calls.subscribe, calls.list);
}

/** The active faults and the plan, read again after each call and each change. Null until they are read. */
export function useMockState(): MockState | null {
  const [present, setPresent] = useState<MockState | null>(null);
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      const [faults, plan] = await Promise.all([commands().faults(), commands().current()]);
      if (isShown) setPresent({ faults, plan });
    };
    const update = () => void read();
    const stops = [watchChanges(update), currentBackend().calls.subscribe(update)];
    update();
    return () => {
      isShown = false;
      for (const stop of stops) stop();
    };
  }, []);
  return present;
}

/** Runs a command, and holds the message of its error until the next one. */
export function useCommand(): { error: string | null; perform: (work: () => Promise<unknown>) => void } {
  const [error, setError] = useState<string | null>(null);
  const perform = useCallback((work: () => Promise<unknown>) => {
    setError(null);
    work().catch((reason: unknown) => setError(reason instanceof Error ? reason.message : String(reason)));
  }, []);
  return { error, perform };
}
