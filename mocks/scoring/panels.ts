import { isBegun, isExpected } from '#src/domain/scoring/panel.ts';
import {
  resultOf,
  resultThatCounts,
  type ScoreResult,
  type ShownResult,
  shownResult,
} from '#src/domain/scoring/result.ts';
import type { MemberState, Review, SubmittedSheetRecord } from '#src/domain/scoring/review.ts';
import type { Call } from '#mocks/server/handle.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { requireSession } from '#mocks/server/session.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import {
  reviewCollection,
  type ReviewRow,
  sheetCollection,
  type SheetRow,
  templateCollection,
  type TemplateRow,
} from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** A review with the sheets of its experts, in the order of their appointment, and its template. */
export interface Panel {
  review: ReviewRow;
  sheets: readonly SheetRow[];
  template: TemplateRow;
}

export async function findPanel(id: string, tx: Transaction): Promise<Panel> {
  const review = await tx.get(reviewCollection, id);
  if (!review) throw new Refusal(404, '评审不存在');
  const sheets = await Promise.all(
    review.experts.map((account) => tx.get(sheetCollection, JSON.stringify([id, account]))),
  );
  return {
    review,
    sheets: sheets.filter((sheet) => sheet !== undefined),
    template: (await tx.get(templateCollection, review.templateId)) as TemplateRow,
  };
}

/** All panels, the newest review first. Each collection is read once: fetching hundreds of sheets one by one is slow. */
export async function allPanels(tx: Transaction): Promise<readonly Panel[]> {
  const reviews = await tx.all(reviewCollection);
  const sheets = new Map((await tx.all(sheetCollection)).map((sheet) => [sheetCollection.idOf(sheet), sheet]));
  const templates = new Map((await tx.all(templateCollection)).map((template) => [template.id, template]));
  return reviews
    .map((review) => ({
      review,
      sheets: review.experts.flatMap((account) => sheets.get(JSON.stringify([review.id, account])) ?? []),
      template: templates.get(review.templateId) as TemplateRow,
    }))
    .sort((a, b) => Number(b.review.id) - Number(a.review.id));
}

/** How many score sheets use each version of a template, by its id. */
export async function sheetCounts(tx: Transaction): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { templateId, experts } of await tx.all(reviewCollection))
    counts.set(templateId, (counts.get(templateId) ?? 0) + experts.length);
  return counts;
}

/** The progress of the expert of a sheet (W1.3). A reopened sheet counts as begun. */
export const stateOf = (sheet: SheetRow): MemberState =>
  sheet.status === 'open' ? (sheet.reopened || isBegun(sheet) ? 'begun' : 'notStarted') : sheet.status;

export const sheetOf = ({ sheets }: Panel, account: string): SheetRow | undefined =>
  sheets.find((sheet) => sheet.account === account);

/** Whether accounts that run panels could have seen a sheet. A reopened sheet was visible before. */
export const wereSheetsSeen = ({ sheets }: Panel): boolean => sheets.some(({ submissions }) => submissions.length > 0);

/** The submitted sheets, for callers who may see them. */
export const submittedOf = ({ sheets }: Panel): SubmittedSheetRecord[] =>
  sheets
    .filter(({ status }) => status === 'submitted')
    .map(({ account, name, marks, vetoes, submittedTime, entered }) => ({
      id: account,
      name,
      marks,
      vetoes,
      submittedTime: submittedTime ?? '',
      entered,
    }));

/** When the panel was appointed: the first event of every review. */
export const appointedTimeOf = ({ review: { events } }: Panel): string => events[0]?.time ?? '';

const completingEvents: readonly string[] = ['submitted', 'entered', 'recused', 'replaced'];

/** When the last expected sheet came in; null while one is expected, and once the review has ended. */
export function completeTimeOf({ review: { status, events, updatedTime }, sheets }: Panel): string | null {
  const expected = sheets.map(stateOf).filter(isExpected);
  if (status !== 'scoring' || expected.length === 0 || expected.some((state) => state !== 'submitted')) return null;
  return events.findLast(({ what }) => completingEvents.includes(what))?.time ?? updatedTime;
}

/** The result of the sheets submitted so far, by the rule for new results. */
export const resultNow = (panel: Panel): ScoreResult => resultOf(panel.template, submittedOf(panel));

/** Mean, grade and veto of a review, for callers who may see them. */
export const shownResultOf = (panel: Panel): ShownResult =>
  shownResult(
    panel.template,
    resultThatCounts({ template: panel.template, passed: panel.review.passed, sheets: submittedOf(panel) }),
  );

type Event = Pick<Review['events'][number], 'what'> & Partial<Pick<Review['events'][number], 'about' | 'reason'>>;

/** The changes of a step. Sheets of new experts are added. */
interface Change {
  review?: Partial<ReviewRow>;
  sheets?: readonly SheetRow[];
  events: readonly Event[];
}

/** Stores a step with its events, as a new version of the review. */
export async function changePanel(
  panel: Panel,
  { review = {}, sheets = [], events }: Change,
  call: Call,
): Promise<Panel> {
  const stamp = { time: toShanghaiTime(call.now), by: requireSession(call.session).account.account };
  const added = sheets.filter(({ account }) => !sheetOf(panel, account));
  const after: Panel = {
    ...panel,
    review: {
      ...panel.review,
      ...review,
      experts: [...panel.review.experts, ...added.map(({ account }) => account)],
      events: [
        ...panel.review.events,
        ...events.map(({ what, about = null, reason = null }) => ({ ...stamp, what, about, reason })),
      ],
      updatedTime: stamp.time,
      version: panel.review.version + 1,
    },
    sheets: [...panel.sheets.map((one) => sheets.find(({ account }) => account === one.account) ?? one), ...added],
  };
  await call.tx.put(reviewCollection, after.review);
  for (const sheet of sheets) await call.tx.put(sheetCollection, sheet);
  return after;
}

/** The blank sheet of a newly appointed expert. */
export const newSheet = (review: string, { account, name }: Pick<SheetRow, 'account' | 'name'>): SheetRow => ({
  review,
  account,
  name,
  status: 'open',
  marks: {},
  vetoes: [],
  keptTime: null,
  submittedTime: null,
  entered: null,
  reopened: null,
  submissions: [],
  remindedTime: null,
  reason: null,
  version: 1,
});

/** The open sheets, closed because the review has ended (W1.10). */
export const closedSheets = ({ sheets }: Panel): readonly SheetRow[] =>
  sheets
    .filter(({ status }) => status === 'open')
    .map((sheet) => ({ ...sheet, status: 'closed', version: sheet.version + 1 }));
