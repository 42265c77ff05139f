import type { AppLocation } from '#src/domain/routes/location.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import type { OwnSheet, SheetContent } from '#src/domain/scoring/review.ts';
import { blankContent } from '#src/domain/scoring/sheet-content.ts';
import { type DeskOrder, orderOfLink, reviewOfLink } from '#src/domain/scoring/sheet-link.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import type { RecordContext, RecordEvent, Save } from '#src/machines/record/kind.ts';
import type { PageLeft } from '#src/machines/sending.ts';

/** The request of a save or a submission. `id` is the id of the review. */
export interface SheetSave extends Save {
  id: string;
  version: number;
  content: SheetContent;
  /** Whether it submits the sheet. */
  isFinal: boolean;
  /** Only for a paper sheet: its expert and its scans. */
  paper?: { account: string; scans: readonly string[] };
}

export interface Recusal extends Save {
  id: string;
  reason: string;
}

/** Identifies a paper sheet: the review and the expert. */
export interface PaperQuestion {
  id: string;
  account: string;
}

/** The state of an upload that is not in the sheet yet. */
export type UploadState = 'pending' | 'failed';

/** Asks for the next sheet after this one in the order of the list. */
export interface NextQuestion {
  id: string;
  order: DeskOrder;
}

/** Another base that awaits the person's sheet. */
export interface NextSheet {
  title: string;
  href: string;
}

/** A change of a mark or of a veto condition. */
export type SheetChange =
  | { type: 'points.typed'; code: string; text: string }
  | { type: 'comment.typed'; code: string; comment: string }
  | { type: 'files.chosen'; code: string; files: readonly string[] }
  | { type: 'veto.set'; code: string; on: boolean };

export type SheetEvent =
  | RecordEvent
  | PageLeft
  | SheetChange
  /** The scans of a paper sheet. */
  | { type: 'scans.chosen'; files: readonly string[] }
  /** The focus left a field: its content is saved at once. */
  | { type: 'field.left' }
  /** The window has the focus again: another window may have saved meanwhile. */
  | { type: 'window.back' }
  /** Reports whether the person may score. */
  | { type: 'right.reported'; may: boolean }
  | { type: 'network.reported'; online: boolean }
  | { type: 'mine.keep' }
  | { type: 'theirs.take' }
  | { type: 'submit' }
  /** Opens the next base without submitting. */
  | { type: 'skip' }
  | { type: 'submit.confirm'; goOn: boolean }
  | { type: 'submit.cancel' }
  | { type: 'recusal.ask' }
  | { type: 'recusal.confirm'; reason: string }
  | { type: 'recusal.cancel' };

export interface SheetContext extends RecordContext<SheetSave> {
  /** The path of the page, which determines the kinds of base. */
  path: string;
  /** The review in the address, if any. */
  reviewId: string | null;
  /** The order of the list from which the page was opened. */
  order: DeskOrder;
  /** The expert of a paper sheet (W1.14); null on the scoring pages. */
  expert: string | null;
  /** The scans of a paper sheet. */
  scans: readonly string[];
  /** Shown if there is no sheet. */
  template: TemplateVersion | null;
  /** The saved sheet. */
  sheet: OwnSheet | null;
  /** The content on the page. */
  content: SheetContent;
  /** Texts that are not valid points, by criterion. */
  typed: Readonly<Record<string, string>>;
  /** When the restored draft was stored on this device; null without one. */
  restoredAt: number | null;
  /** The sheet that another window saved, until the person decides the conflict. */
  theirs: OwnSheet | null;
  /** The content that was sent without an answer; it may have been saved. */
  lost: SheetContent | null;
  online: boolean;
  /** The right was withdrawn while there was unsaved work, which is kept as a draft. */
  isDraftKept: boolean;
  /** A submission is confirmed and not known to have arrived. The draft records it, too. */
  isFinal: boolean;
  /** Uploads that are not in the sheet yet, by place. */
  uploads: Readonly<Record<string, UploadState>>;
  /** The person asked to submit while a save was in flight. */
  submitWanted: boolean;
  /** Null if no other sheet is expected; undefined until that is known. */
  next: NextSheet | null | undefined;
  /** The next base could not be fetched. */
  isNextUnknown: boolean;
  goesOn: boolean;
  recusal: Recusal | null;
  /** The link to another review that waits until the call in flight ends. */
  deferredReview: AppLocation | null;
}

/** The initial context, also when the address names another review. */
export const startOf = ({ path, search }: AppLocation) =>
  ({
    path,
    reviewId: reviewOfLink(search),
    order: orderOfLink(search),
    expert: null as string | null,
    scans: [] as readonly string[],
    template: null,
    sheet: null,
    content: blankContent,
    typed: {},
    restoredAt: null,
    theirs: null,
    lost: null,
    isDraftKept: false,
    isFinal: false,
    submitWanted: false,
    next: undefined,
    isNextUnknown: false,
    goesOn: false,
    recusal: null,
    deferredReview: null,
    draft: null,
    failure: null,
    failedChecks: 0,
    unsettled: null,
  }) satisfies Partial<SheetContext>;

/** The initial context of a paper sheet: the path names its review and its expert. */
export function startOfPaper(location: AppLocation): ReturnType<typeof startOf> {
  const { id = null, account = null } = matchRoute(location.path)?.params ?? {};
  return { ...startOf(location), reviewId: id, expert: account };
}
