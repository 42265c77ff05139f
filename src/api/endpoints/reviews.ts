import { array, boolean, object, optional, picklist, string, undefined_ } from 'valibot';
import { buttonOf } from '#src/domain/rights/access.ts';
import { DeskCounts, deskShows } from '#src/domain/scoring/desk.ts';
import { applicationsPath, basesPath, gradesPath, scorePath } from '#src/domain/scoring/kinds.ts';
import { PanelOffer } from '#src/domain/scoring/panel.ts';
import { OwnSheet, Review, ReviewRow, SheetContent, Subject, SubjectRecord } from '#src/domain/scoring/review.ts';
import { scoringRights } from '#src/domain/scoring/scoring-rights.ts';
import { optionsEndpoint } from './content.ts';
import { count } from './count.ts';
import { read, write } from './endpoint.ts';
import { refusals } from './refusals.ts';

const Chosen = object({ id: string() });

/** The right to edit applications includes running panels (decision 036). */
const chair = buttonOf(applicationsPath, 'edit');

/**
 * Reviews: panels, their experts and results (decision 036). No answer contains a number of a sheet that the caller may not see.
 */
export const reviewEndpoints = {
  /**
   * One page of the reviews. `show`: `mine` waits for the caller, `done` was submitted by them, `decide` has all its sheets and
   * waits for a chair, `all` is every review that they may see: all for a chair, those of their panels for an expert. `none`
   * selects those without a value. Overdue ones come first, then those to decide by the time of their last sheet, then by due day.
   */
  query: read({
    path: `${scorePath}/query`,
    request: object({
      pageNum: count,
      pageSize: count,
      show: optional(picklist(deskShows)),
      /** One of `reviewStates`: `scoring` leaves out the reviews that are to be decided. */
      status: optional(string()),
      kind: optional(string()),
      keyword: optional(string()),
      area: optional(string()),
      grade: optional(string()),
      /** The lower bound of a band of means (`pointBands`). */
      points: optional(string()),
      passedFrom: optional(string()),
      passedTo: optional(string()),
      orderBy: optional(string()),
      desc: optional(boolean()),
    }),
    response: object({ list: array(ReviewRow), total: count, pageNum: count, pageSize: count }),
    right: scorePath,
    alsoBy: scoringRights,
  }),
  /** How many reviews each view has. */
  counts: read({
    path: `${scorePath}/counts`,
    encoding: 'none',
    request: undefined_(),
    response: DeskCounts,
    right: scorePath,
    alsoBy: scoringRights,
  }),
  get: read({ path: `${scorePath}/get`, request: Chosen, response: Review, right: scorePath, alsoBy: scoringRights }),
  /** The grades of bases that the caller may see, best first, for filters. */
  grades: { ...optionsEndpoint(gradesPath), right: basesPath },
  /**
   * Experts who may be appointed, without those who have a conflict of interest, each with role, kinds scored, base and open
   * sheets; the template in force, the usual due day and the last panel of the same kind.
   */
  candidates: read({ path: `${scorePath}/candidates`, request: Subject, response: PanelOffer, right: chair }),
  /** Opens a review with its panel; a submitted application is scored from then on. */
  appoint: write({
    path: `${scorePath}/appoint`,
    request: object({ subject: Subject, due: string(), experts: array(string()) }),
    response: Review,
    right: chair,
  }),
  /** Another due day, or more experts. */
  change: write({
    path: `${scorePath}/change`,
    request: object({ id: string(), due: string(), add: array(string()) }),
    response: Review,
    right: chair,
  }),
  /** Removes an expert from the panel, and adds a replacement if one is given. */
  replace: write({
    path: `${scorePath}/replace`,
    request: object({ id: string(), account: string(), by: optional(string()), reason: string() }),
    response: Review,
    right: chair,
  }),
  remind: write({
    path: `${scorePath}/remind`,
    request: object({ id: string(), account: string() }),
    response: Review,
    right: chair,
  }),
  /** Reopens a submitted sheet with a reason. For a flagged sheet this is the chair's decision *sent back*. */
  reopen: write({
    path: `${scorePath}/reopen`,
    request: object({ id: string(), account: string(), reason: string() }),
    response: Review,
    right: chair,
  }),
  /** The chair's decision that a flagged sheet counts as it is. */
  keep: write({
    path: `${scorePath}/keep`,
    request: object({ id: string(), account: string(), reason: string() }),
    response: Review,
    right: chair,
  }),
  /** Passes a final result whose flagged sheets all have a decision, and stores it as a snapshot. */
  pass: write({ path: `${scorePath}/pass`, request: Chosen, response: Review, right: chair }),
  return: write({
    path: `${scorePath}/return`,
    request: object({ id: string(), reason: string() }),
    response: Review,
    right: chair,
  }),
};

/**
 * One's own sheet. Members of the panel can read it with a token; writing needs `expertscore` of the score page or of the bases,
 * which the server checks.
 */
export const sheetEndpoints = {
  get: read({ path: `${scorePath}/sheet/get`, request: Chosen, response: OwnSheet }),
  /** The subject of a review, for its panel and its chair: `id` is the review's. The server checks who asks. */
  subject: read({ path: `${scorePath}/sheet/subject`, request: Chosen, response: SubjectRecord }),
  /** `id` is the review's; `version` the one that the save is based on. */
  save: write({
    path: `${scorePath}/sheet/save`,
    request: object({ id: string(), version: count, ...SheetContent.entries }),
    response: OwnSheet,
    refusals: [refusals.conflict],
  }),
  submit: write({
    path: `${scorePath}/sheet/submit`,
    request: object({ id: string(), version: count, ...SheetContent.entries }),
    response: OwnSheet,
    refusals: [refusals.conflict],
  }),
  recuse: write({
    path: `${scorePath}/sheet/recuse`,
    request: object({ id: string(), reason: string() }),
    response: OwnSheet,
  }),
  /** The sheet of an expert who gave it on paper, to enter it. It contains no unsubmitted points. */
  paper: read({
    path: `${scorePath}/sheet/paper`,
    request: object({ id: string(), account: string() }),
    response: OwnSheet,
    right: chair,
  }),
  /** A chair types the sheet that an expert gave on paper: it is marked with the chair’s account, and locked. */
  enter: write({
    path: `${scorePath}/sheet/enter`,
    request: object({
      id: string(),
      account: string(),
      version: count,
      ...SheetContent.entries,
      scans: array(string()),
    }),
    response: OwnSheet,
    right: chair,
    refusals: [refusals.conflict],
  }),
};
