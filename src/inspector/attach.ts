import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { sanitise } from './sanitise.ts';

/** Opens the visualiser's window and sends it every inspection event, sanitised. */
export function attachInspector(): (event: InspectionEvent) => void {
  const { inspect } = createBrowserInspector({
    sanitizeEvent: sanitise,
    sanitizeContext: sanitise,
    serialize: sanitise,
  });
  return (event) => inspect.next?.(event);
}
