import type { Account, Grants } from '#src/domain/rights/access.ts';
import type { ContentRecord, RecordOperation } from '#src/domain/content/record.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import type { Failure } from '#src/domain/failure.ts';
import type { AppLocation } from '#src/domain/routes/location.ts';
import type { Notice } from '#src/domain/shell/notice.ts';
import type { PermissionsOutcome } from '#src/domain/rights/permissions-outcome.ts';
import type { Preferences } from '#src/domain/looks/preferences.ts';
import type { Tab } from '#src/domain/shell/tabs.ts';

/**
 * What machines report to the outside, as emitted events. The app listens to every actor of the system and carries a fact to
 * where it belongs; no machine knows who listens.
 */
export type Fact =
  /** A message to the person, shown once. It is not shown while the tab `seenOn` is visible, whose page shows the same. */
  | { type: 'notice'; notice: Notice; seenOn?: string }
  /** Navigate to `href`. `owner` marks a login redirect that belongs to an account (decision 003). */
  | { type: 'navigation.requested'; href: string; replace: boolean; owner?: string | null }
  | { type: 'reload.requested' }
  /** The session admitted this location: the views show it from now on. */
  | { type: 'page.admitted'; location: AppLocation }
  | { type: 'session.opened'; account: Account; grants: Grants }
  /** The session is over: everything stored for it is deleted (decision 006). */
  | { type: 'session.closed' }
  /** The permissions were fetched again (decision 015). */
  | { type: 'permissions.renewed'; outcome: PermissionsOutcome }
  /**
   * The person's own grants may have changed. `viewed` holds the grants of the role that the person views the app as;
   * null or missing if the person views it as themselves.
   */
  | { type: 'grants.changed'; grants: Grants; viewed?: Grants | null }
  | { type: 'tabs.changed'; account: string; tabs: readonly Tab[] }
  | { type: 'tab.refreshRequested'; path: string }
  | { type: 'tab.named'; id: string; subject: string | null }
  | { type: 'tab.moved'; id: string; path: string; subject: string }
  /**
   * A record of this content type has changed, so lists that show it are out of date. `record` is its new state; null
   * if the server did not return it.
   */
  | { type: 'records.changed'; path: string; record: ContentRecord | null }
  /**
   * Whether a page holds unsaved work. `saving` is true while a save of it is under way; `keepable` is false if the
   * work can be neither saved nor kept as a draft.
   */
  | { type: 'page.unsaved'; id: string; unsaved: boolean; saving?: boolean; keepable?: boolean }
  /** These records were deleted permanently. */
  | { type: 'records.deleted'; path: string; ids: readonly string[] }
  /** An operation was carried out on these records. */
  | { type: 'records.operated'; path: string; ids: readonly string[]; operation: RecordOperation }
  /** These records have changed; their new state is not given. Used for users. */
  | { type: 'records.outdated'; path: string; ids: readonly string[] }
  /** Unsaved input, stored as a draft of the page (decision 017). */
  | { type: 'draft.noted'; path: string; version: number | null; values: ContentValues; copied?: true }
  | { type: 'draft.dropped'; path: string }
  /** A page was asked to save and could not. */
  | { type: 'page.notSaved'; id: string }
  /** Logging out loses no unsaved work. */
  | { type: 'logout.confirmed' }
  | { type: 'sidebar.toggled'; expanded: boolean }
  | { type: 'preferences.chosen'; preferences: Preferences }
  | { type: 'actor.crashed'; error: unknown };

export type FactOf<Type extends Fact['type']> = Extract<Fact, { type: Type }>;

/** Returns the fact unchanged, typed as its own member of the union. */
export const fact = <One extends Fact>(value: One): One => value;

/** The notice about a failed call (decision 005). */
export const failureNotice = (failure: Failure): FactOf<'notice'> => ({
  type: 'notice',
  notice: { code: 'failure', failure },
});
