import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyActorLogic, AnyActorRef, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Http } from '#src/api/http.ts';
import type { Approvals } from '#src/domain/content/types/approvals-setting.ts';
import type { Offers } from '#src/domain/capabilities.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import type { Namespace } from '#src/i18n/texts.ts';
import type { sessionMachine } from '#src/machines/session/session.ts';
import type { Config } from '#src/app/config.ts';
import type { EarlyPage } from '#src/app/early-page.ts';
import type { AccountDrafts } from '#src/app/stores/draft-store.ts';
import { type Late, late } from '#src/views/late/late.tsx';
import { LoadingPage } from '#src/views/late/loading-page.tsx';

/** The dependencies that the app passes to each screen. */
export interface PageWorld {
  http: Http;
  offers: Offers;
  session: () => SnapshotFrom<typeof sessionMachine>;
  /** The drafts of the signed-in account. */
  drafts: () => AccountDrafts | null;
  /** The stages of the review before publishing, by content type (decision 067). */
  approvals: Approvals;
  /** Key of the map service; empty without one (decision 029). */
  mapKey: string;
  /** Where visitors see the records of a type (decision 065). */
  publicAddresses: Config['publicAddresses'];
  /** The ids of the content checks that the office does without (decision 065). */
  checksOff: readonly string[];
  /** The address of a list with the current filters, order and page of its tab. */
  listHref: (path: string) => string;
}

/** A loaded screen: the logic that starts and ends with its page, and the component that shows it. */
export interface Screen {
  Component: Late<ScreenProps>;
  /** Requests what the page shows first, before the page exists. */
  early?: EarlyPage | undefined;
  logic: AnyActorLogic;
}

/** What the frame of a page passes to the component: the running actor of the screen's logic. */
export interface ScreenProps {
  actor: AnyActorRef | null;
}

interface ScreenParts<Machine extends AnyStateMachine> {
  /** The screen's machine with its calls, feeds and child machines provided. */
  machine: Machine;
  /** Loads the component that shows the machine's actor. */
  view: () => Promise<ComponentType<{ actor: ActorRefFrom<Machine> }>>;
  /** The namespaces of texts that the view uses. */
  texts: readonly Namespace[];
  early?: EarlyPage;
}

/**
 * Joins a machine to its view; a view of another machine does not compile. The view and its texts come in chunks of their
 * own: the machine is small, comes first, and requests the page's data while they load.
 */
export function screen<Machine extends AnyStateMachine>({ machine, view, texts, early }: ScreenParts<Machine>): Screen {
  const load = async () => {
    const [View] = await Promise.all([view(), loadTexts(...texts)]);
    // Pages hold actors of all machines. The actor that this view gets was started from `logic` below.
    return View as ComponentType<ScreenProps>;
  };
  return { Component: late(load, LoadingPage), logic: machine, early };
}
