import { readPoints } from '#src/domain/scoring/points.ts';
import { isWaiting, type OwnSheet, type SheetContent } from '#src/domain/scoring/review.ts';
import { blankContent, contentOf, isSameContent, markIn, mergedContent } from '#src/domain/scoring/sheet-content.ts';
import type { SheetDraft } from '#src/domain/scoring/sheet-draft.ts';
import { type MissingMark, missingMarks } from '#src/domain/scoring/sheet.ts';
import { criteriaOf } from '#src/domain/scoring/template.ts';
import type { SheetChange, SheetContext, UploadState } from './sheet-context.ts';

export const savedContent = ({ sheet }: Pick<SheetContext, 'sheet'>): SheetContent =>
  sheet ? contentOf(sheet) : blankContent;

/** The pictures of a sheet on paper that the server has. One that was reopened starts from those that it had. */
export const savedScans = ({ expert, sheet }: Pick<SheetContext, 'expert' | 'sheet'>): readonly string[] =>
  expert === null ? [] : ((sheet?.entered ?? sheet?.submissions.at(-1)?.entered)?.scans ?? []);

export const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** Whether the page says something that the server has not. */
export const hasUnsaved = (context: Pick<SheetContext, 'sheet' | 'content' | 'expert' | 'scans'>): boolean =>
  context.sheet !== null &&
  !(isSameContent(context.content, savedContent(context)) && isSameList(context.scans, savedScans(context)));

export const isOpen = ({ sheet }: Pick<SheetContext, 'sheet'>): boolean => sheet !== null && isWaiting(sheet.state);

/** Where the pictures of a sheet on paper are, beside the codes of its criteria. */
export const scansCode = 'scans';

/** What a criterion lacks, or the sheet as a whole: pictures of the paper. */
export type Missing = MissingMark | { code: typeof scansCode; lacks: 'scan' };

/** All that the sheet lacks. A text that is no points lacks valid ones. */
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

/** Where the pictures of a criterion are. Of this review alone: an upload must not follow the page to the next base. */
export const evidencePlace = (reviewId: string | null, code: string): string => `${reviewId}.${code}.files`;

/** What keeps pictures of this sheet from being submitted with it; null if nothing does. */
export const uploadIn = ({ reviewId, uploads }: Pick<SheetContext, 'reviewId' | 'uploads'>): UploadState | null => {
  const own = Object.entries(uploads).flatMap(([place, state]) => (place.startsWith(`${reviewId}.`) ? [state] : []));
  return own.includes('pending') ? 'pending' : (own[0] ?? null);
};

/** What the page shows of another state of the sheet: what is typed here and not saved stays. */
export const mergedWith = (
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
export const withDraft = (
  context: SheetContext,
  draft: SheetDraft,
): Pick<SheetContext, 'content' | 'typed' | 'scans'> => ({
  content: mergedContent(draft.base, draft.content, savedContent(context)),
  typed: draft.typed,
  scans: draft.scans ?? savedScans(context),
});

/** The page with a marking of the person. Points that cannot be read are kept as the text that was typed. */
export function withChange(context: SheetContext, marking: SheetChange): Partial<SheetContext> {
  const { content, typed, sheet } = context;
  const { code } = marking;
  if (marking.type === 'veto.set') {
    const others = content.vetoes.filter((veto) => veto !== code);
    return { content: { ...content, vetoes: marking.on ? [...others, code] : others } };
  }
  const mark = markIn(content, code);
  const withMark = (change: Partial<typeof mark>) => ({
    content: { ...content, marks: { ...content.marks, [code]: { ...mark, ...change } } },
  });
  if (marking.type === 'comment.typed') return withMark({ comment: marking.comment });
  if (marking.type === 'files.chosen') return withMark({ files: [...marking.files] });
  const max = sheet ? criteriaOf(sheet.template).find((one) => one.code === code)?.max : undefined;
  if (max === undefined) return {};
  const read = readPoints(marking.text, max);
  const { [code]: _former, ...others } = typed;
  return 'fault' in read
    ? { ...withMark({ points: null }), typed: { ...others, [code]: marking.text } }
    : { ...withMark({ points: read.points }), typed: others };
}
