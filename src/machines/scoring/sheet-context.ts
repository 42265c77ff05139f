import type { AppLocation } from '#src/domain/routes/location.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import type { OwnSheet, SheetContent } from '#src/domain/scoring/review.ts';
import { blankContent } from '#src/domain/scoring/sheet-content.ts';
import { type DeskOrder, orderOfLink, reviewOfLink } from '#src/domain/scoring/sheet-link.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import type { RecordContext, RecordEvent, Save } from '#src/machines/record/kind.ts';
import type { PageLeft } from '#src/machines/sending.ts';

/** What a save or a submission is given. `id` is the review's. */
export interface SheetSave extends Save {
  id: string;
  version: number;
  content: SheetContent;
  /** Whether it submits the sheet. */
  isFinal: boolean;
  /** Of a sheet on paper: whose it is, and its pictures. */
  paper?: { account: string; scans: readonly string[] };
}

export interface Recusal extends Save {
  id: string;
  reason: string;
}

/** Which sheet on paper is asked for: the review and its expert. */
export interface PaperQuestion {
  id: string;
  account: string;
}

/** A picture on its way to the server, or one that did not get there. */
export type UploadState = 'pending' | 'failed';

/** After which sheet the next one is looked for, in which order. */
export interface NextQuestion {
  id: string;
  order: DeskOrder;
}

/** Another base that waits for the person. */
export interface NextSheet {
  title: string;
  href: string;
}

/** What a person says about a criterion, or about a veto condition. */
export type SheetChange =
  | { type: 'points.typed'; code: string; text: string }
  | { type: 'comment.typed'; code: string; comment: string }
  | { type: 'files.chosen'; code: string; files: readonly string[] }
  | { type: 'veto.set'; code: string; on: boolean };

export type SheetEvent =
  | RecordEvent
  | PageLeft
  | SheetChange
  /** Pictures of a sheet on paper. */
  | { type: 'scans.chosen'; files: readonly string[] }
  /** A field was left: what was typed is kept at once. */
  | { type: 'field.left' }
  /** The window is used again: another one may have saved meanwhile. */
  | { type: 'window.back' }
  /** Whether the person may score now. */
  | { type: 'right.told'; may: boolean }
  | { type: 'network.told'; online: boolean }
  | { type: 'mine.keep' }
  | { type: 'theirs.take' }
  | { type: 'submit' }
  /** To the next base, without submitting. */
  | { type: 'skip' }
  | { type: 'submit.confirm'; goOn: boolean }
  | { type: 'submit.cancel' }
  | { type: 'recusal.ask' }
  | { type: 'recusal.confirm'; reason: string }
  | { type: 'recusal.cancel' };

export interface SheetContext extends RecordContext<SheetSave> {
  /** The page's path, which says the kinds of base that it is for. */
  path: string;
  /** The review in the address; null without one. */
  reviewId: string | null;
  /** The order of the list that it was opened from. */
  order: DeskOrder;
  /** Whose sheet is entered from paper (W1.14); null on the scoring pages. */
  expert: string | null;
  /** The pictures of the paper. */
  scans: readonly string[];
  /** What is shown without a sheet. */
  template: TemplateVersion | null;
  /** As the server has it. */
  sheet: OwnSheet | null;
  /** As it stands on the page. */
  content: SheetContent;
  /** Texts that are no points, by their criteria. */
  typed: Readonly<Record<string, string>>;
  /** When what this device had kept was put back; null if it had nothing. */
  restoredAt: number | null;
  /** What another window saved, while it is decided about. */
  theirs: OwnSheet | null;
  /** What was sent and perhaps saved: no answer came. */
  lost: SheetContent | null;
  online: boolean;
  /** The right was lost while something was not saved. */
  isDraftKept: boolean;
  /** A submission was confirmed, and is not known to have arrived: this device keeps that, too. */
  isFinal: boolean;
  /** Pictures that are not in the sheet yet, by their places. */
  uploads: Readonly<Record<string, UploadState>>;
  /** Submitting was asked for while a save was under way. */
  submitWanted: boolean;
  /** Null if nothing else waits; undefined as long as that is not known. */
  next: NextSheet | null | undefined;
  /** It could not be found out. */
  isNextUnknown: boolean;
  goesOn: boolean;
  recusal: Recusal | null;
  /** Where the page is called to while something is being sent. */
  deferredReview: AppLocation | null;
}

/** What a page begins with, and begins with anew when its address names another review. */
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

/** What the page of a sheet on paper begins with: its path says of which review and whose sheet it is. */
export function startOfPaper(location: AppLocation): ReturnType<typeof startOf> {
  const { id = null, account = null } = matchRoute(location.path)?.params ?? {};
  return { ...startOf(location), reviewId: id, expert: account };
}
