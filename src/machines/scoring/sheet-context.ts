import type { AppLocation } from '#src/domain/routes/location.ts';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import { isWaiting, type OwnSheet, type SheetContent } from '#src/domain/scoring/review.ts';
import { blankContent, contentOf, isSameContent, mergedContent } from '#src/domain/scoring/sheet-content.ts';
import { type SheetDraft, writeSheetDraft } from '#src/domain/scoring/sheet-draft.ts';
import { type MissingMark, missingMarks } from '#src/domain/scoring/sheet.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import type { RecordContext, RecordEvent, RecordKind, Save } from '#src/machines/record/kind.ts';
import type { PageLeft } from '#src/machines/sending.ts';

/** What a save or a submission is given. `id` is the review's. */
export interface SheetSave extends Save {
  id: string;
  version: number;
  content: SheetContent;
  /** Whether it submits the sheet. */
  isFinal: boolean;
}

export interface Recusal extends Save {
  id: string;
  reason: string;
}

/** Another base that waits for the person. */
export interface NextSheet {
  title: string;
  href: string;
}

/** What a person says about a criterion, or about a veto condition. */
export type Marking =
  | { type: 'points.typed'; code: string; text: string }
  | { type: 'comment.typed'; code: string; comment: string }
  | { type: 'files.chosen'; code: string; files: readonly string[] }
  | { type: 'veto.set'; code: string; on: boolean };

export type SheetEvent =
  | RecordEvent
  | PageLeft
  | Marking
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
  isFinal: boolean;
  /** Submitting was asked for while a save was under way. */
  submitWanted: boolean;
  /** Null if nothing else waits; undefined as long as that is not known. */
  next: NextSheet | null | undefined;
  goesOn: boolean;
  recusal: Recusal | null;
  /** Where the page is called to while something is being sent. */
  calledTo: AppLocation | null;
}

/** The review that an address names. */
export const reviewIn = ({ search }: AppLocation): string | null => new URLSearchParams(search).get('review') || null;

/** What a page begins with, and begins with anew when its address names another review. */
export const startOf = ({ path, ...rest }: AppLocation) =>
  ({
    path,
    reviewId: reviewIn({ path, ...rest }),
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
    goesOn: false,
    recusal: null,
    calledTo: null,
    draft: null,
    failure: null,
    failedChecks: 0,
    unsettled: null,
  }) satisfies Partial<SheetContext>;

const savedContent = ({ sheet }: Pick<SheetContext, 'sheet'>): SheetContent =>
  sheet ? contentOf(sheet) : blankContent;

/** Whether the page says something that the server has not. */
export const hasUnkept = (context: Pick<SheetContext, 'sheet' | 'content'>): boolean =>
  context.sheet !== null && !isSameContent(context.content, savedContent(context));

export const isOpen = ({ sheet }: Pick<SheetContext, 'sheet'>): boolean => sheet !== null && isWaiting(sheet.state);

/** All that the sheet lacks. A text that is no points lacks valid ones. */
export const missingIn = ({ sheet, content, typed }: SheetContext): readonly MissingMark[] =>
  sheet === null
    ? []
    : missingMarks(sheet.template, content).map(({ code, lacks }) => ({
        code,
        lacks: typed[code] === undefined ? lacks : 'validPoints',
      }));

/** What the page shows of another state of the sheet: what is typed here and not saved stays. */
export const onTopOf = (
  context: SheetContext,
  sheet: OwnSheet,
  base = savedContent(context),
): Partial<SheetContext> => ({
  sheet,
  content: mergedContent(base, context.content, contentOf(sheet)),
  failure: null,
  theirs: null,
  lost: null,
});

/** What a draft puts on top of the saved sheet. */
export const withDraft = (context: SheetContext, draft: SheetDraft): Pick<SheetContext, 'content' | 'typed'> => ({
  content: mergedContent(draft.base, draft.content, savedContent(context)),
  typed: draft.typed,
});

export const sheetKind: RecordKind<SheetContext, SheetSave, OwnSheet> = {
  idOf: ({ reviewId }) => reviewId,
  // By the review, so that no base ever gets what was typed for another.
  pathOf: ({ path, reviewId }) => `${path}?review=${encodeURIComponent(reviewId ?? '')}`,
  listOf: () => scorePath,
  // The tab keeps the title of its page.
  subjectOf: () => null,
  versionOf: ({ sheet }) => sheet?.version ?? null,
  unsavedWork: (context) =>
    hasUnkept(context) || Object.keys(context.typed).length > 0
      ? writeSheetDraft({ content: context.content, base: savedContent(context), typed: { ...context.typed } })
      : null,
  unsavedStateOf: (context) => ({ unsaved: hasUnkept(context), saving: false }),
  requestOf: ({ reviewId, sheet, content, isFinal }) => ({
    id: reviewId ?? '',
    version: sheet?.version ?? 0,
    content,
    isFinal,
  }),
  isSameRequest: (one, other) =>
    one.version === other.version && one.isFinal === other.isFinal && isSameContent(one.content, other.content),
  typedSinceSave: () => null,
  afterReset: () => ({}),
};
