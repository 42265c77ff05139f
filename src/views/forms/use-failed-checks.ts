import { useEffect, useEffectEvent } from 'react';
import { usePageRef } from '#src/views/page/page-state.ts';

/**
 * Calls `onFailed` once for each save that the page's machine refused because of the form, also when the page was hidden
 * then. `failedChecks` counts these saves.
 */
export function useFailedChecks(failedChecks: number, onFailed: () => void) {
  const handledRef = usePageRef('failedChecks', 0);
  const showFaults = useEffectEvent(onFailed);
  useEffect(() => {
    // A page that comes back to the screen runs its effects again.
    if (failedChecks > handledRef.current) showFaults();
    handledRef.current = failedChecks;
  }, [failedChecks, handledRef]);
}
