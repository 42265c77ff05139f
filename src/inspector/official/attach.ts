import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { withDescriptions } from '#src/inspector/with-descriptions.ts';
import { sanitise } from '#src/inspector/sanitise.ts';

/** Opens the visualiser's window and sends it every inspection event, sanitised. */
export function attachInspector(): (event: InspectionEvent) => void {
  const { inspect } = createBrowserInspector({
    sanitizeEvent: sanitise,
    sanitizeContext: sanitise,
    serialize: sanitise,
  });
  return (event) => {
    if (event.type === '@xstate.actor') withDescriptions(event.actorRef);
    inspect.next?.(event);
  };
}
