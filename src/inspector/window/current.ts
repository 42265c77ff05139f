import type { InspectionEvent } from 'xstate';
import { createRecorder } from '#src/inspector/recording/recorder.ts';

/** The recorder of this page. It runs from the start of a development or mock build: a bug bundle needs what came before. */
export const recorder = createRecorder();

let tellOfficial: ((event: InspectionEvent) => void) | null = null;

/** What `createApp` is given: the recorder, and the official inspector where somebody has switched it on. */
export function inspectApp(event: InspectionEvent): void {
  recorder.inspect(event);
  tellOfficial?.(event);
}

/** Switches the official inspector on. It is told of the actors that run, and hears what happens from now on. */
export async function openOfficial(): Promise<void> {
  const { attachInspector } = await import('#src/inspector/official/attach.ts');
  const tell = attachInspector();
  const actors = [...recorder.refresh().actors.values()];
  const rootId = actors.find(({ parent }) => parent === null)?.id ?? '';
  for (const { ref } of actors) tell({ type: '@xstate.actor', actorRef: ref, rootId });
  tellOfficial = tell;
}
