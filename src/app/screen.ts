import type { ComponentType } from 'react';
import type { AnyActorLogic, AnyActorRef, SnapshotFrom } from 'xstate';
import type { Http } from '#src/api/http.ts';
import type { AccountDrafts } from '#src/app/stores/draft-store.ts';
import type { sessionMachine } from '#src/machines/session/session.ts';

/** What a page's screen may ask of the app. */
export interface PageWorld {
  http: Http;
  session: () => SnapshotFrom<typeof sessionMachine>;
  /** The drafts of whoever is signed in. */
  drafts: () => AccountDrafts | null;
  /** Key of the map service; empty without one (decision 029). */
  mapKey: string;
  /** The address of a list as its tab has it: what it was last asked for. */
  listHref: (path: string) => string;
}

/** A screen: what is shown, and the logic that starts and ends with its page. */
export interface Screen {
  Component: ComponentType<ScreenProps>;
  logic: AnyActorLogic | null;
}

export interface ScreenProps {
  /** The screen's running actor; null for a screen without logic. */
  actor: AnyActorRef | null;
}
