import type { Account, Grants } from '#src/domain/access.ts';
import type { ContentRecord, RecordOperation } from '#src/domain/content/record.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import type { Failure } from '#src/domain/failure.ts';
import type { AppLocation } from '#src/domain/location.ts';
import type { Notice } from '#src/domain/notice.ts';
import type { Preferences } from '#src/domain/preferences.ts';
import type { Tab } from '#src/domain/tabs.ts';
import type { PermissionsOutcome } from './permissions.ts';

/**
 * What machines tell the outside, as emitted events. The app listens to every actor of the system and carries a fact to
 * where it belongs; no machine knows who listens.
 */
export type Fact =
  /** Tell the person, once. */
  | { type: 'notice'; notice: Notice }
  /** Go there. `owner` marks a login redirect that belongs to an account (decision 003). */
  | { type: 'navigation.requested'; href: string; replace: boolean; owner?: string | null }
  | { type: 'reload.requested' }
  /** The guard let this location in: it is what the views show. */
  | { type: 'page.admitted'; location: AppLocation }
  | { type: 'session.opened'; account: Account; grants: Grants }
  /** The session is over: what is kept for it goes (decision 006). */
  | { type: 'session.closed' }
  /** The permissions were asked again (decision 015). */
  | { type: 'permissions.renewed'; outcome: PermissionsOutcome }
  /** One's own grants may be less or more than before; `viewed` are those of the role that one sees the app as, or no longer does. */
  | { type: 'grants.changed'; grants: Grants; viewed?: Grants | null }
  | { type: 'tabs.changed'; account: string; tabs: readonly Tab[] }
  | { type: 'tab.refreshRequested'; path: string }
  | { type: 'tab.named'; id: string; subject: string }
  | { type: 'tab.moved'; id: string; path: string; subject: string }
  /** A record of this content type is like this now, null where the server does not tell it: lists that show it are out of date. */
  | { type: 'records.changed'; path: string; record: ContentRecord | null }
  /**
   * A page holds something that is not saved, or no longer does; `saving` while a save of it is under way, `keepable: false`
   * when it can be neither saved nor kept as a draft.
   */
  | { type: 'page.unsaved'; id: string; unsaved: boolean; saving?: boolean; keepable?: boolean }
  /** These records are gone for good. */
  | { type: 'records.deleted'; path: string; ids: readonly string[] }
  /** Many at once: these records went through the operation. */
  | { type: 'records.operated'; path: string; ids: readonly string[]; operation: RecordOperation }
  /** These are not as they were. Of users, no more is told. */
  | { type: 'records.outdated'; path: string; ids: readonly string[] }
  /** Typed and not saved: kept as a draft of the page (decision 017). */
  | { type: 'draft.noted'; path: string; version: number | null; values: ContentValues; copied?: true }
  | { type: 'draft.dropped'; path: string }
  /** A page was asked to save and could not. */
  | { type: 'page.notSaved'; id: string }
  /** Nothing unsaved stands in the way of logging out. */
  | { type: 'logout.confirmed' }
  | { type: 'sidebar.toggled'; expanded: boolean }
  | { type: 'preferences.chosen'; preferences: Preferences }
  | { type: 'actor.crashed'; error: unknown };

export type FactOf<Type extends Fact['type']> = Extract<Fact, { type: Type }>;

/** Writes a fact with its own type kept. */
export const fact = <Told extends Fact>(told: Told): Told => told;

/** The notice of a failed call, for whoever asked (decision 005). */
export const failureNotice = (failure: Failure): FactOf<'notice'> => ({
  type: 'notice',
  notice: { code: 'failure', failure },
});
