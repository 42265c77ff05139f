import { draftPrefix } from '#src/app/stores/draft-store.ts';
import { hasUnsavedWork } from '#src/machines/shell/unsaved-work.ts';
import type { AppActors } from './app-actors.ts';

interface Options {
  tabs: AppActors['tabs'];
  /** Stores the latest typed values. */
  saveDrafts: () => void;
}

/**
 * Lets the browser ask before it leaves or reloads a page with unsaved work. The listener exists only while something
 * is unsaved, because browsers do not keep a page with such a listener for the Back button. Drafts are stored in any
 * case when the page is left. Ends with the returned function.
 */
export function warnBeforeUnload({ tabs, saveDrafts }: Options): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // oxlint-disable-next-line typescript/no-deprecated -- Chromium before 119 asks because of this alone
    event.returnValue = true;
  };
  const subscription = tabs.subscribe(({ context }) => {
    if (hasUnsavedWork(context.unsaved)) globalThis.addEventListener('beforeunload', warn);
    else globalThis.removeEventListener('beforeunload', warn);
  });
  // When another browser tab has deleted a draft, the text that is still in the form becomes a draft again.
  const onStorage = ({ key, newValue }: StorageEvent) =>
    newValue === null && key?.startsWith(draftPrefix) && tabs.send({ type: 'work.note' });
  globalThis.addEventListener('storage', onStorage);
  globalThis.addEventListener('pagehide', saveDrafts);
  return () => {
    subscription.unsubscribe();
    globalThis.removeEventListener('beforeunload', warn);
    globalThis.removeEventListener('storage', onStorage);
    globalThis.removeEventListener('pagehide', saveDrafts);
  };
}
