import type { InspectionEvent } from 'xstate';
import { createRecorder } from '#src/inspector/recording/recorder.ts';

/** The recorder of this page. It runs from the start of a development or mock build, because a bug bundle needs past events. */
export const recorder = createRecorder();

let notifyOfficial: ((event: InspectionEvent) => void) | null = null;

/** The inspection listener for `createApp`: the recorder, and the official inspector once it is switched on. */
export function inspectApp(event: InspectionEvent): void {
  recorder.inspect(event);
  notifyOfficial?.(event);
}

/** Switches the official inspector on. It gets the running actors and all further events. */
export async function openOfficial(): Promise<void> {
  const { attachInspector } = await import('#src/inspector/official/attach.ts');
  const notify = attachInspector();
  const actors = [...recorder.refresh().actors.values()];
  const rootId = actors.find(({ parent }) => parent === null)?.id ?? '';
  for (const { ref } of actors) notify({ type: '@xstate.actor', actorRef: ref, rootId });
  notifyOfficial = notify;
}
