import { readPoints } from '#src/domain/scoring/points.ts';
import { isWaiting, type OwnSheet, type SheetContent } from '#src/domain/scoring/review.ts';
import { blankContent, contentOf, isSameContent, markIn, mergedContent } from '#src/domain/scoring/sheet-content.ts';
import type { SheetDraft } from '#src/domain/scoring/sheet-draft.ts';
import { type MissingMark, missingMarks } from '#src/domain/scoring/sheet.ts';
import { criteriaOf } from '#src/domain/scoring/template.ts';
import type { SheetChange, SheetContext, UploadState } from './sheet-context.ts';

export const savedContent = ({ sheet }: Pick<SheetContext, 'sheet'>): SheetContent =>
  sheet ? contentOf(sheet) : blankContent;

/** The saved scans of a paper sheet. A reopened sheet starts from its former scans. */
export const savedScans = ({ expert, sheet }: Pick<SheetContext, 'expert' | 'sheet'>): readonly string[] =>
  expert === null ? [] : ((sheet?.entered ?? sheet?.submissions.at(-1)?.entered)?.scans ?? []);

export const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** Whether the page differs from the saved sheet. */
export const hasUnsaved = (context: Pick<SheetContext, 'sheet' | 'content' | 'expert' | 'scans'>): boolean =>
  context.sheet !== null &&
  !(isSameContent(context.content, savedContent(context)) && isSameList(context.scans, savedScans(context)));

export const isOpen = ({ sheet }: Pick<SheetContext, 'sheet'>): boolean => sheet !== null && isWaiting(sheet.state);

/** The place of the scans of a paper sheet, beside the codes of its criteria. */
export const scansCode = 'scans';

/** What a criterion lacks, or the whole sheet: scans of the paper. */
export type Missing = MissingMark | { code: typeof scansCode; lacks: 'scan' };

/** Everything that the sheet lacks for its submission. A text that is not valid points counts as missing. */
export const missingIn = ({ sheet, content, typed, expert, scans }: SheetContext): readonly Missing[] =>
  sheet === null
    ? []
    : [
        ...(expert !== null && scans.length === 0 ? [{ code: scansCode, lacks: 'scan' } as const] : []),
        ...missingMarks(sheet.template, content).map(({ code, lacks }) => ({
          code,
          lacks: typed[code] === undefined ? lacks : 'validPoints',
        })),
      ];

/**
 * The place of the evidence of a criterion. It includes the review, so that an upload does not follow the page to the
 * next base.
 */
export const evidencePlace = (reviewId: string | null, code: string): string => `${reviewId}.${code}.files`;

/** The upload that prevents the submission of this sheet; null if there is none. */
export const uploadIn = ({ reviewId, uploads }: Pick<SheetContext, 'reviewId' | 'uploads'>): UploadState | null => {
  const own = Object.entries(uploads).flatMap(([place, state]) => (place.startsWith(`${reviewId}.`) ? [state] : []));
  return own.includes('pending') ? 'pending' : (own[0] ?? null);
};

/**
 * The page with another state of the sheet: unsaved changes stay. So does the template, which a review never changes, as the same
 * object: otherwise each automatic save would render all criteria again.
 */
export const mergedWith = (
  context: SheetContext,
  sheet: OwnSheet,
  base = savedContent(context),
): Partial<SheetContext> => ({
  sheet: { ...sheet, template: sameTemplate(context.sheet?.template, sheet.template) },
  content: mergedContent(base, context.content, contentOf(sheet)),
  failure: null,
  theirs: null,
  lost: null,
});

const sameTemplate = <Template extends OwnSheet['template']>(held: Template | undefined, given: Template): Template =>
  held?.id === given.id && held.updatedTime === given.updatedTime ? held : given;

/** The saved sheet with the changes of a draft. */
export const withDraft = (
  context: SheetContext,
  draft: SheetDraft,
): Pick<SheetContext, 'content' | 'typed' | 'scans'> => ({
  content: mergedContent(draft.base, draft.content, savedContent(context)),
  typed: draft.typed,
  scans: draft.scans ?? savedScans(context),
});

/** The page with a change applied. Text that is not valid points is kept as it was typed. */
export function withChange(context: SheetContext, change: SheetChange): Partial<SheetContext> {
  const { content, typed, sheet } = context;
  const { code } = change;
  if (change.type === 'veto.set') {
    const others = content.vetoes.filter((veto) => veto !== code);
    return { content: { ...content, vetoes: change.on ? [...others, code] : others } };
  }
  const mark = markIn(content, code);
  const withMark = (part: Partial<typeof mark>) => ({
    content: { ...content, marks: { ...content.marks, [code]: { ...mark, ...part } } },
  });
  if (change.type === 'comment.typed') return withMark({ comment: change.comment });
  if (change.type === 'files.chosen') return withMark({ files: [...change.files] });
  const max = sheet ? criteriaOf(sheet.template).find((one) => one.code === code)?.max : undefined;
  if (max === undefined) return {};
  const read = readPoints(change.text, max);
  const { [code]: _former, ...others } = typed;
  return 'fault' in read
    ? { ...withMark({ points: null }), typed: { ...others, [code]: change.text } }
    : { ...withMark({ points: read.points }), typed: others };
}
