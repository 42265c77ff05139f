import {
  array,
  boolean,
  type InferOutput,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  record,
  string,
  variant,
} from 'valibot';
import { count } from '#src/domain/count.ts';
import { recordStatuses } from '#src/domain/content/record.ts';
import { applicationsPath, basesPath, templateKinds } from './kinds.ts';
import { ResultRule } from './result-rule.ts';
import { TemplateVersion } from './template-version.ts';

/** The subject of a review: an application, or an existing base (decision 036). */
export const Subject = object({ path: picklist([applicationsPath, basesPath]), id: string() });
export type Subject = InferOutput<typeof Subject>;

/** scoring → passed | returned. A passed review stays passed when a sheet is reopened, and can be passed again. */
export const reviewStatuses = ['scoring', 'passed', 'returned'] as const;

/** The shown states of a review. `toDecide`: all sheets are submitted, and the chair has to pass or return the review. */
export const reviewStates = ['scoring', 'toDecide', 'passed', 'returned'] as const;
export type ReviewState = (typeof reviewStates)[number];

/**
 * The progress of an expert of a panel (W1.3). `closed`: the review ended before the expert submitted; `replaced`:
 * another expert scores instead.
 */
export const memberStates = ['notStarted', 'begun', 'submitted', 'recused', 'replaced', 'closed'] as const;
export type MemberState = (typeof memberStates)[number];

/** Whether the sheet of an expert is still expected. */
export const isWaiting = (state: MemberState): boolean => state === 'notStarted' || state === 'begun';

/** Whether an expert has left the panel. */
export const hasLeft = (state: MemberState): boolean => state === 'recused' || state === 'replaced';

/** Why an expert cannot score, regardless of their sheet (W1.2). */
const unfitnesses = ['deleted', 'disabled', 'noRight', 'conflict'] as const;
export type Unfitness = (typeof unfitnesses)[number];

/**
 * An expert of a panel. `marked` of `all` criteria have points; null if the caller may not see that (W1.1). Times are
 * `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai.
 */
export const PanelMember = object({
  account: string(),
  name: string(),
  state: picklist(memberStates),
  marked: nullable(count),
  all: count,
  submittedTime: nullable(string()),
  remindedTime: nullable(string()),
  /** Why the expert is recused or replaced, or why the sheet was reopened. */
  reason: nullable(string()),
  /** For the chair: why the expected sheet will not be submitted; null or missing if the expert can score. */
  unfit: optional(nullable(picklist(unfitnesses))),
});
export type PanelMember = InferOutput<typeof PanelMember>;

/** `files` are ids of uploaded files. */
const StoredMark = object({ points: nullable(number()), comment: string(), files: array(string()) });

/** The content of a sheet: marks by criterion code, and the codes of the veto conditions found. */
export const SheetContent = object({ marks: record(string(), StoredMark), vetoes: array(string()) });
export type SheetContent = InferOutput<typeof SheetContent>;

/** Who entered a paper sheet, when, and the scans of the paper (W1.14). `by` is an account. */
export const Entered = object({ by: string(), name: string(), time: string(), scans: array(string()) });
export type Entered = InferOutput<typeof Entered>;

/** A submitted sheet, for callers who may see it. `id` is the expert's account. */
export const SubmittedSheetRecord = object({
  ...SheetContent.entries,
  id: string(),
  name: string(),
  submittedTime: string(),
  /** Null for a sheet that its expert filled in. */
  entered: nullable(Entered),
});
export type SubmittedSheetRecord = InferOutput<typeof SubmittedSheetRecord>;

/** The steps of a review, from the appointment of its panel. */
export const reviewStepNames = ['appoint', 'change', 'replace', 'remind', 'reopen', 'keep', 'pass', 'return'] as const;
export type ReviewStepName = (typeof reviewStepNames)[number];

/** The chair's decision about a flagged sheet (decision 036). It lapses when the sheet is submitted again. */
export const ChairDecision = object({
  sheet: string(),
  decision: picklist(['kept', 'sentBack']),
  reason: string(),
  by: string(),
  time: string(),
});
export type ChairDecision = InferOutput<typeof ChairDecision>;

/** An event in the life of a review, the oldest first. `about` is an account. */
export const ReviewEvent = object({
  time: string(),
  by: string(),
  what: picklist([
    'appointed',
    'recused',
    'replaced',
    'reminded',
    'submitted',
    'entered',
    'reopened',
    'kept',
    'passed',
    'returned',
    'dueChanged',
  ]),
  about: nullable(string()),
  reason: nullable(string()),
});
export type ReviewEvent = InferOutput<typeof ReviewEvent>;

/** A stored `ScoreResult`. */
const StoredResult = object({
  rule: ResultRule,
  sheets: array(object({ id: string(), total: number(), isDropped: boolean(), isOutlier: boolean() })),
  mean: nullable(number()),
  grade: nullable(object({ code: string(), min: number() })),
  failings: array(
    variant('kind', [
      object({ kind: literal('veto'), sheet: string(), condition: string() }),
      object({ kind: literal('groupFloor'), group: string() }),
    ]),
  ),
});

/**
 * The snapshot of a result that was passed (W1.9): the sheets, the chair's decisions about flagged ones, the result with its rule,
 * and the version of the template. It is shown as it is stored and never computed again.
 */
export const PassedResult = object({
  sheets: array(SubmittedSheetRecord),
  decisions: array(ChairDecision),
  result: StoredResult,
  template: object({ id: string(), number: count }),
  by: string(),
  time: string(),
});
export type PassedResult = InferOutput<typeof PassedResult>;

/** A row of the desk: a review as far as the caller may see it. */
export const ReviewRow = object({
  id: string(),
  subject: Subject,
  title: string(),
  kind: picklist(templateKinds),
  area: string(),
  status: picklist(reviewStatuses),
  /** The last day for the sheets, `YYYY-MM-DD`. */
  due: string(),
  isOverdue: boolean(),
  /** The caller's own state; null if they are not on the panel. */
  own: nullable(picklist(memberStates)),
  /** The caller's progress; null or missing unless they have begun. */
  ownProgress: optional(nullable(object({ marked: count, all: count }))),
  /** The caller holds the right to run panels but has a conflict of interest (W1.2). */
  isBarred: boolean(),
  submitted: count,
  expected: count,
  /** Since when the review is to be decided: when its last expected sheet came in. Null in every other state. */
  completeTime: nullable(string()),
  /** Mean and name of the grade; null if unknown, or if the caller may not see them (W1.1). */
  mean: nullable(number()),
  grade: nullable(string()),
  /** The result fails, by a veto or a weak group: it has a mean and no grade. */
  fails: boolean(),
  /** An expert found a veto condition, even if the result is not final yet. False if the caller may not see it (W1.1). */
  isVetoed: boolean(),
  updatedTime: string(),
});
export type ReviewRow = InferOutput<typeof ReviewRow>;

export const reviewStateOf = ({ status, completeTime }: Pick<ReviewRow, 'status' | 'completeTime'>): ReviewState =>
  completeTime === null ? status : 'toDecide';

/**
 * A review. `sheets` is null for callers who may not see them: experts of the panel who have not submitted (W1.1), and
 * callers who are neither on the panel nor its chair. Such an answer contains no numbers of sheets at all.
 */
export const Review = object({
  ...ReviewRow.entries,
  template: TemplateVersion,
  members: array(PanelMember),
  sheets: nullable(array(SubmittedSheetRecord)),
  decisions: array(ChairDecision),
  passed: nullable(PassedResult),
  /** A sheet was reopened since the result was passed. */
  reopenedSince: boolean(),
  events: array(ReviewEvent),
  /** The names of all persons above, by account. */
  names: record(string(), string()),
  /** Whether the caller runs the panel: they hold the right to edit applications and have no conflict of interest. */
  isChair: boolean(),
  /** The present status of the reviewed record; null if it was deleted. */
  subjectStatus: nullable(picklist(recordStatuses)),
  version: count,
});
export type Review = InferOutput<typeof Review>;

/** Whether the review has passed an application that is not online yet. */
export const awaitsOnline = ({ subject, status, subjectStatus }: Review): boolean =>
  subject.path === applicationsPath && status === 'passed' && subjectStatus === 'passed';

/** The name of a person in a review; their account if the name is unknown. */
export const nameIn = ({ names }: Pick<Review, 'names'>, account: string): string => names[account] ?? account;

/**
 * The caller's sheet of a review, with everything that is needed to fill it in. A chair who enters a paper sheet gets
 * it without the expert's unsubmitted work.
 */
export const OwnSheet = object({
  ...SheetContent.entries,
  review: string(),
  /** The name of its expert. */
  name: string(),
  /** How many criteria have points of the expert. */
  marked: count,
  subject: Subject,
  title: string(),
  kind: picklist(templateKinds),
  area: string(),
  due: string(),
  template: TemplateVersion,
  /** Whether a newer version of the template is in force. */
  isTemplateOutdated: boolean(),
  state: picklist(memberStates),
  /** When the server last saved it; null before the first save. */
  keptTime: nullable(string()),
  submittedTime: nullable(string()),
  entered: nullable(Entered),
  /** Why, by whom and when it was reopened; null otherwise. */
  reopened: nullable(object({ by: string(), reason: string(), time: string() })),
  /** Its submitted versions, the oldest first. */
  submissions: array(object({ ...SheetContent.entries, time: string(), entered: nullable(Entered) })),
  /** Grows with each save. */
  version: count,
});
export type OwnSheet = InferOutput<typeof OwnSheet>;

/**
 * The subject of a review as its panel reads it: the version at the appointment of the panel, without contact details and
 * without anything that reveals points (W1.1). `savedTime` is when that version was saved; `isChanged`: the record was changed
 * since. `values` are the values of its fields.
 */
export const SubjectRecord = object({
  ...Subject.entries,
  version: count,
  savedTime: string(),
  isChanged: boolean(),
  values: record(string(), string()),
});
export type SubjectRecord = InferOutput<typeof SubjectRecord>;
