import type { ActorRefFrom } from 'xstate';
import type { tabsMachine } from '#src/machines/shell/tabs.ts';
import { hasUnsavedWork } from '#src/machines/shell/unsaved-work.ts';
import { draftPrefix } from '#src/app/stores/drafts.ts';

interface Guarded {
  tabs: ActorRefFrom<typeof tabsMachine>;
  /** Stores what was typed last. */
  flush: () => void;
}

/**
 * The browser's own question before a reload or a way out, while something is unsaved and only then: a page with such a
 * listener is not kept for Back. What was typed is stored in any case when the page goes. Ends with the returned function.
 */
export function guardWork({ tabs, flush }: Guarded): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  const subscription = tabs.subscribe(({ context }) => {
    if (hasUnsavedWork(context.unsaved)) globalThis.addEventListener('beforeunload', warn);
    else globalThis.removeEventListener('beforeunload', warn);
  });
  // Another browser tab dropped a draft; what is still typed here is to be one.
  const note = ({ key, newValue }: StorageEvent) =>
    newValue === null && key?.startsWith(draftPrefix) && tabs.send({ type: 'work.note' });
  globalThis.addEventListener('storage', note);
  globalThis.addEventListener('pagehide', flush);
  return () => {
    subscription.unsubscribe();
    globalThis.removeEventListener('beforeunload', warn);
    globalThis.removeEventListener('storage', note);
    globalThis.removeEventListener('pagehide', flush);
  };
}
