import type { SnapshotFrom } from 'xstate';
import type { LayoutActor } from '#src/views/app-context.ts';

/** The state of the sidebar, as the style sheet names it. */
export const selectSidebar = (snapshot: SnapshotFrom<LayoutActor>): 'wide' | 'narrow' | 'hidden' | 'drawn' => {
  if (snapshot.matches('mobile')) return snapshot.matches({ mobile: 'drawn' }) ? 'drawn' : 'hidden';
  return snapshot.matches({ desktop: 'narrow' }) ? 'narrow' : 'wide';
};
