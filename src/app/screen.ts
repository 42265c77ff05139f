import type { AnyActorLogic, AnyActorRef, SnapshotFrom } from 'xstate';
import type { Http } from '#src/api/http.ts';
import type { AccountDrafts } from '#src/app/stores/draft-store.ts';
import type { sessionMachine } from '#src/machines/session/session.ts';
import type { Late } from '#src/views/late/late.tsx';

/** The dependencies that the app passes to each screen. */
export interface PageWorld {
  http: Http;
  session: () => SnapshotFrom<typeof sessionMachine>;
  /** The drafts of the signed-in account. */
  drafts: () => AccountDrafts | null;
  /** Key of the map service; empty without one (decision 029). */
  mapKey: string;
  /** The address of a list with the current filters, order and page of its tab. */
  listHref: (path: string) => string;
}

/**
 * The machine that starts and ends with a page, and the component that shows it. The component is a separate chunk: the
 * machine is small, loads first, and requests the page's data in parallel.
 */
export interface Screen {
  Component: Late<ScreenProps>;
  logic: AnyActorLogic | null;
}

export interface ScreenProps {
  /** The screen's running actor; null for a screen without a machine. */
  actor: AnyActorRef | null;
}
