import {
  array,
  boolean,
  integer,
  type InferOutput,
  literal,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  variant,
} from 'valibot';
import { applicationsPath, basesPath, templateKinds } from './kinds.ts';
import { ResultRule } from './result-rule.ts';
import { TemplateVersion } from './template-version.ts';

const count = pipe(number(), integer(), minValue(0));

/** What is under review: an application, or a base that is there already (decision 036). */
export const Subject = object({ path: picklist([applicationsPath, basesPath]), id: string() });
export type Subject = InferOutput<typeof Subject>;

/** scoring → passed | returned. A passed review whose sheet is reopened stays passed until it is passed anew. */
export const reviewStatuses = ['scoring', 'passed', 'returned'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/**
 * How far an expert of a panel is (W1.3). `closed`: the review ended before the expert submitted; `replaced`: somebody else
 * scores instead.
 */
export const memberStates = ['notStarted', 'begun', 'submitted', 'recused', 'replaced', 'closed'] as const;
export type MemberState = (typeof memberStates)[number];

/** The states in which a sheet is still to come. */
export const isWaiting = (state: MemberState): boolean => state === 'notStarted' || state === 'begun';

/** Why somebody cannot score, whatever is on their sheet (W1.2). */
const unfitnesses = ['deleted', 'disabled', 'noRight', 'conflict'] as const;
export type Unfitness = (typeof unfitnesses)[number];

/**
 * An expert of a panel. `marked` of `all` criteria have points; null where that is not for the asking person's eyes (W1.1).
 * Times are `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai.
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
  /** For the chair: why a sheet that is to come will not come. Missing or null if nothing speaks against it. */
  unfit: optional(nullable(picklist(unfitnesses))),
});
export type PanelMember = InferOutput<typeof PanelMember>;

/** `files` are ids of uploaded pictures. */
const StoredMark = object({ points: nullable(number()), comment: string(), files: array(string()) });

/** What a sheet says. Marks by the codes of the criteria; the codes of the veto conditions that were found. */
export const SheetContent = object({ marks: record(string(), StoredMark), vetoes: array(string()) });
export type SheetContent = InferOutput<typeof SheetContent>;

/** Who typed a sheet that was given on paper, when, and the pictures of the paper (W1.14). `by` is an account. */
export const Entered = object({ by: string(), name: string(), time: string(), scans: array(string()) });
export type Entered = InferOutput<typeof Entered>;

/** A submitted sheet, for those who may see it. `id` is the expert's account. */
export const SubmittedSheetRecord = object({
  ...SheetContent.entries,
  id: string(),
  name: string(),
  submittedTime: string(),
  /** Null for one that its expert has typed. */
  entered: nullable(Entered),
});
export type SubmittedSheetRecord = InferOutput<typeof SubmittedSheetRecord>;

/** What is done to a review, beginning with its panel. */
export const reviewStepNames = ['appoint', 'change', 'replace', 'remind', 'reopen', 'keep', 'pass', 'return'] as const;
export type ReviewStepName = (typeof reviewStepNames)[number];

/** What the chair says about a flagged sheet (decision 036). A sheet that is submitted anew has no word until it gets one. */
export const ChairWord = object({
  sheet: string(),
  word: picklist(['kept', 'sentBack']),
  reason: string(),
  by: string(),
  time: string(),
});
export type ChairWord = InferOutput<typeof ChairWord>;

/** What has happened to a review, the oldest first. `about` is an account, `reason` what was said. */
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
  words: array(ChairWord),
  result: StoredResult,
  template: object({ id: string(), number: count }),
  by: string(),
  time: string(),
});
export type PassedResult = InferOutput<typeof PassedResult>;

/** A row of the desk: a review as far as the asking person may know it. */
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
  /** The asking person's own state; null who is not on the panel. */
  own: nullable(picklist(memberStates)),
  /** How far the asking person is; missing or null unless they have begun. */
  ownProgress: optional(nullable(object({ marked: count, all: count }))),
  /** They hold the right to run panels, and a conflict of interest prevents it here (W1.2). */
  isBarred: boolean(),
  submitted: count,
  expected: count,
  /** Mean and the grade's name; null where they are not known, or not for the asking person's eyes (W1.1). */
  mean: nullable(number()),
  grade: nullable(string()),
  /** The result is known and fails, by a veto or a weak group: then it has a mean and no grade. */
  fails: boolean(),
  updatedTime: string(),
});
export type ReviewRow = InferOutput<typeof ReviewRow>;

/**
 * A review. `sheets` is null for whoever may not see them: an expert of its panel who has not submitted (W1.1), and whoever is
 * neither of its panel nor its chair. Such an answer has no other number of a sheet either.
 */
export const Review = object({
  ...ReviewRow.entries,
  template: TemplateVersion,
  members: array(PanelMember),
  sheets: nullable(array(SubmittedSheetRecord)),
  words: array(ChairWord),
  passed: nullable(PassedResult),
  /** A sheet was reopened since the result was passed. */
  reopenedSince: boolean(),
  events: array(ReviewEvent),
  /** The name of everybody who is named above, by account. */
  names: record(string(), string()),
  /** Whether the asking person runs the panel: holds the right to edit applications, and is in no conflict. */
  isChair: boolean(),
  version: count,
});
export type Review = InferOutput<typeof Review>;

/** The name of somebody in a review; who has none is called by their account. */
export const nameIn = ({ names }: Pick<Review, 'names'>, account: string): string => names[account] ?? account;

/**
 * One's own sheet of a review, with all that is needed to fill it in. A chair who enters a sheet from paper gets it, too, without
 * what its expert has typed and not submitted.
 */
export const OwnSheet = object({
  ...SheetContent.entries,
  review: string(),
  /** Its expert. */
  name: string(),
  /** How many criteria its expert has given points to. */
  marked: count,
  subject: Subject,
  title: string(),
  kind: picklist(templateKinds),
  area: string(),
  due: string(),
  template: TemplateVersion,
  /** Whether a newer version of the template is in force by now. */
  isTemplateOutdated: boolean(),
  state: picklist(memberStates),
  /** When the server last kept it; null before the first save. */
  keptTime: nullable(string()),
  submittedTime: nullable(string()),
  entered: nullable(Entered),
  /** Why, by whom and when it was reopened; null if it was not. */
  reopened: nullable(object({ by: string(), reason: string(), time: string() })),
  /** Its submitted versions, the oldest first. */
  submissions: array(object({ ...SheetContent.entries, time: string(), entered: nullable(Entered) })),
  /** Grows with each save. */
  version: count,
});
export type OwnSheet = InferOutput<typeof OwnSheet>;

/** An expert whom the chair may appoint. */
export const Candidate = object({ account: string(), name: string(), baseName: string() });
export type Candidate = InferOutput<typeof Candidate>;
