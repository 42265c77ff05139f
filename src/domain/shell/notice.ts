import type { ActName } from '#src/domain/consultations/consultation-act.ts';
import type { NextStep } from '#src/domain/content/lifecycle.ts';
import type { RecordOperation } from '#src/domain/content/record.ts';
import type { Undo } from '#src/domain/content/undo.ts';
import type { Failure } from '#src/domain/failure.ts';
import type { ReviewStepName } from '#src/domain/scoring/review.ts';
import type { UserOperation } from '#src/domain/users/operations.ts';

/** A bulk operation ended after its tab was closed: how many records were done, failed, and were not reached (`left`). */
export interface BulkNotice {
  code: 'bulk.ended';
  operation: RecordOperation['name'] | 'comments';
  done: number;
  failed: number;
  left: number;
}

/**
 * A message that is shown to the person once. Machines emit notices without texts; the view words them in the active
 * language, so a message that is open follows a change of language. Texts of the server are shown unchanged.
 */
export type Notice =
  | { code: 'failure'; failure: Failure }
  | { code: 'permissions.none' }
  | { code: 'permissions.refused'; message: string | null }
  | { code: 'page.unavailable'; path: string }
  | { code: 'logout.unconfirmed' }
  | { code: 'session.idle' }
  | { code: 'language.unavailable' }
  | { code: 'drafts.memoryOnly' }
  /**
   * A page was closed without a question, and its unsaved work became a draft. It is named by `subject`, else by the
   * i18n key `title`.
   */
  | { code: 'drafts.kept'; subject: string | null; title: string }
  /** These pages were closed because a right was withdrawn. `drafts`: unsaved work in them was kept as drafts. */
  | {
      code: 'grants.withdrawn';
      pages: readonly { path: string; subject: string | null; title: string }[];
      drafts: boolean;
    }
  /** There were too many tabs, so the least recently used were closed. */
  | { code: 'tabs.closed'; pages: readonly { subject: string | null; title: string }[] }
  /** There are too many tabs, and none of them can be closed. */
  | { code: 'tabs.full' }
  | { code: 'preferences.notStored' }
  | { code: 'server.newer' }
  /** A newer build has used this browser, so this one stores no settings. */
  | { code: 'build.older' }
  /** The connection is not encrypted. */
  | { code: 'address.insecure' }
  | { code: 'password.changed' }
  /** The new initial password of this user is in the clipboard. */
  | { code: 'password.copied'; account: string }
  | { code: 'record.saved' }
  /** A score sheet is submitted, and locked from now on. `next`: another base that waits for a sheet of the person. */
  | { code: 'sheet.submitted'; next: { title: string; href: string } | null }
  | { code: 'sheet.entered'; name: string }
  | { code: 'copy.inTheWay' }
  /** The number of messages that waited too long and were not shown. The error log has them. */
  | { code: 'messages.missed'; count: number }
  | BulkNotice
  /**
   * A panel was appointed, or a chair took a step, about an expert or the reviewed record. `next`: the path of the next review
   * to decide, and how many wait.
   */
  | { code: 'chair.stepped'; step: ReviewStepName; title: string; next: { href: string; count: number } | null }
  /** A consultation was answered, annotated, or moved to another status. `next`: the path of the next one in the list. */
  | { code: 'consulting.stepped'; step: ActName; title: string; next: string | null }
  /** All open consultations of a person were handed over to another one or to the queue; null: the number is unknown. */
  | { code: 'consultations.handedOver'; count: number | null }
  /** An operation on a record or user was done. A password reset has a dialog of its own. */
  | {
      code: 'record.changed';
      operation: RecordOperation['name'] | Exclude<UserOperation, 'reset'>;
      title: string;
      undo?: Undo | null;
    }
  /** The public page shows what was saved. `title` is null if there is only one such page. */
  | { code: 'record.live'; title: string | null }
  /** An older version was saved again, which the public page shows if the record is online. */
  | { code: 'record.restored'; version: number; title: string; isLive: boolean; undo?: Undo | null }
  /** A record was saved, but the operation that was requested with it was not carried out; `failure` says why, if known. */
  | { code: 'record.onlySaved'; operation: NextStep['name']; title: string; failure: Failure | null }
  /** An undo failed. With `undo`, its outcome is unknown, and it can be sent again. */
  | { code: 'undo.failed'; title: string; failure: Failure; undo: Undo | null };

/** The tone of a notice. Errors stay for 5 s (product 8, 9). */
export const toneOf = (notice: Notice): 'error' | 'success' | 'info' => {
  switch (notice.code) {
    case 'password.changed':
    case 'password.copied':
    case 'record.saved':
    case 'sheet.submitted':
    case 'sheet.entered':
    case 'record.changed':
    case 'record.live':
    case 'record.restored':
    case 'chair.stepped':
    case 'consulting.stepped':
    case 'consultations.handedOver':
      return 'success';
    case 'page.unavailable':
    case 'copy.inTheWay':
    case 'logout.unconfirmed':
    case 'bulk.ended':
    case 'drafts.kept':
    case 'grants.withdrawn':
    case 'tabs.closed':
    case 'tabs.full':
    case 'drafts.memoryOnly':
    case 'preferences.notStored':
    case 'session.idle':
    case 'server.newer':
    case 'build.older':
    case 'address.insecure':
    case 'messages.missed':
      return 'info';
    case 'failure':
    case 'record.onlySaved':
    case 'undo.failed':
    case 'permissions.none':
    case 'permissions.refused':
    case 'language.unavailable':
      return 'error';
  }
};

/** The undo that a notice offers; null without one. */
export const undoIn = (notice: Notice): Undo | null => ('undo' in notice && notice.undo) || null;

/** The cause of these notices lasts as long as the session, so each is shown once in it. */
export const isShownOnce = ({ code }: Notice): boolean =>
  code === 'drafts.memoryOnly' || code === 'preferences.notStored';

/** The `info` of an error-log entry that is a message that was never shown. */
export const missedMessage = 'message';
