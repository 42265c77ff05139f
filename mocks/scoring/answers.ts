import { isExpected, maySeeSheets } from '#src/domain/scoring/panel.ts';
import { isChair } from '#src/domain/scoring/scoring-rights.ts';
import {
  isWaiting,
  type MemberState,
  type OwnSheet,
  type PanelMember,
  type Review,
  type ReviewEvent,
  type ReviewRow,
} from '#src/domain/scoring/review.ts';
import { blankContent } from '#src/domain/scoring/sheet-content.ts';
import { progressOf } from '#src/domain/scoring/sheet.ts';
import type { ShownResult } from '#src/domain/scoring/result.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import type { Call } from '#mocks/server/handle.ts';
import { namesOf } from '#mocks/server/names.ts';
import { requireSession } from '#mocks/server/session.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { type SheetRow, templateCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { isInConflict, unfitnessOn } from './experts.ts';
import { completeTimeOf, type Panel, sheetCounts, sheetOf, shownResultOf, stateOf, submittedOf } from './panels.ts';
import { lookUpSubject } from './subjects.ts';

// Every answer about a panel is built here, so that it contains only what the caller may see (W1.1).

/** The caller, as far as a panel is concerned. */
export interface Viewer {
  account: string;
  /** The viewer holds the right to run panels, and has no conflict of interest with the subject of this one. */
  runsPanel: boolean;
  /** The viewer holds the right, and has a conflict of interest. */
  isBarred: boolean;
  /** The viewer's own state; null if they are not on the panel. */
  own: MemberState | null;
  seesSheets: boolean;
}

export async function viewerOf(panel: Panel, call: Call): Promise<Viewer> {
  const { account, grants } = requireSession(call.session);
  const own = ownStateIn(panel, call);
  const subject = isChair(grants) ? await lookUpSubject(panel.review.subject, call.tx) : null;
  const isBarred = subject !== null && (await isInConflict(account, subject, call.tx));
  const runsPanel = isChair(grants) && !isBarred;
  return { account: account.account, runsPanel, isBarred, own, seesSheets: maySeeSheets(runsPanel, own) };
}

/** The state of the caller's sheet; null if they are not on the panel. */
export function ownStateIn(panel: Panel, { session }: Call): MemberState | null {
  const sheet = sheetOf(panel, requireSession(session).account.account);
  return sheet ? stateOf(sheet) : null;
}

/** The reviews that have all their sheets and await the caller's decision to pass or return them. */
export async function waitingForDecision(panels: readonly Panel[], call: Call): Promise<Panel[]> {
  const complete = panels.filter((panel) => completeTimeOf(panel) !== null);
  const viewers = await Promise.all(complete.map((panel) => viewerOf(panel, call)));
  return complete.filter((_, place) => viewers[place]?.runsPanel && viewers[place].seesSheets);
}

export async function rowFor(panel: Panel, call: Call): Promise<ReviewRow> {
  const { id, subject, title, kind, area, status, due, updatedTime } = panel.review;
  const { account, own, isBarred, seesSheets } = await viewerOf(panel, call);
  const ownSheet = sheetOf(panel, account);
  const shown = seesSheets ? shownResultOf(panel) : unknownResult;
  const states = panel.sheets.map(stateOf);
  const now = await lookUpSubject(subject, call.tx);
  return {
    id,
    subject,
    title: now?.title ?? title,
    kind,
    area: now?.area ?? area,
    status,
    due,
    isOverdue: status === 'scoring' && due < toShanghaiTime(call.now).slice(0, 10) && states.some(isWaiting),
    own,
    ownProgress: own === 'begun' && ownSheet ? progressOf(panel.template, ownSheet) : null,
    isBarred,
    submitted: states.filter((state) => state === 'submitted').length,
    expected: states.filter(isExpected).length,
    completeTime: completeTimeOf(panel),
    ...shown,
    updatedTime,
  };
}

const unknownResult: ShownResult = { mean: null, grade: null, fails: false, isVetoed: false };

export async function reviewFor(panel: Panel, call: Call): Promise<Review> {
  const viewer = await viewerOf(panel, call);
  const { seesSheets } = viewer;
  const { decisions, passed, reopenedSince, events, version } = panel.review;
  return {
    ...(await rowFor(panel, call)),
    template: await templateFor(panel, call.tx),
    members: await Promise.all(panel.sheets.map((sheet) => memberFor(sheet, panel, viewer, call.tx))),
    sheets: seesSheets ? submittedOf(panel) : null,
    decisions: seesSheets ? [...decisions] : [],
    passed: seesSheets ? passed : null,
    reopenedSince: seesSheets && reopenedSince,
    events: events.flatMap((event) => eventFor(event, viewer)),
    names: await namesFor(panel, call.tx),
    isChair: viewer.runsPanel,
    subjectStatus: (await lookUpSubject(panel.review.subject, call.tx))?.status ?? null,
    version,
  };
}

/** The names of the panel, as they were at the appointment, and of everybody else who acted in the review. */
async function namesFor({ review: { events }, sheets }: Panel, tx: Transaction): Promise<Record<string, string>> {
  const names = await namesOf(
    events.flatMap(({ by, about }) => (about === null ? [by] : [by, about])),
    tx,
  );
  return Object.fromEntries([...names, ...sheets.map(({ account, name }) => [account, name] as const)]);
}

async function memberFor(
  sheet: SheetRow,
  { review, template }: Panel,
  { account, runsPanel, seesSheets }: Viewer,
  tx: Transaction,
): Promise<PanelMember> {
  const { marked, all } = progressOf(template, sheet);
  const isKnown = seesSheets || sheet.account === account;
  return {
    account: sheet.account,
    name: sheet.name,
    state: stateOf(sheet),
    marked: isKnown ? marked : null,
    all,
    submittedTime: sheet.status === 'submitted' ? sheet.submittedTime : null,
    remindedTime: sheet.remindedTime,
    reason: isKnown ? sheet.reason : null,
    unfit: runsPanel && isWaiting(stateOf(sheet)) ? await unfitnessOn(review, sheet.account, tx) : null,
  };
}

/** The chair's decisions reveal flags, and reasons may reveal points: both only for callers who may see the sheets. */
function eventFor(event: ReviewEvent, { account, seesSheets }: Viewer): ReviewEvent[] {
  // A changed due day has the new day as its reason.
  if (seesSheets || event.about === account || event.what === 'dueChanged') return [event];
  return event.what === 'kept' || event.what === 'reopened' ? [] : [{ ...event, reason: null }];
}

export async function ownSheetFor(panel: Panel, sheet: SheetRow, call: Call): Promise<OwnSheet> {
  const { id, subject, kind, due } = panel.review;
  const { title, area } = await rowFor(panel, call);
  const { name, marks, vetoes, keptTime, submittedTime, entered, reopened, submissions, version } = sheet;
  const current = (await call.tx.all(templateCollection)).find(
    (one) => one.kind === panel.template.kind && one.status === 'inForce',
  );
  return {
    review: id,
    name,
    marked: progressOf(panel.template, sheet).marked,
    subject,
    title,
    kind,
    area,
    due,
    template: await templateFor(panel, call.tx),
    isTemplateOutdated: current !== undefined && current.number > panel.template.number,
    state: stateOf(sheet),
    marks,
    vetoes,
    keptTime,
    submittedTime: sheet.status === 'submitted' ? submittedTime : null,
    entered,
    reopened,
    submissions,
    version,
  };
}

/**
 * A sheet for the chair who enters it from paper (W1.14), without the expert's unsubmitted work. A sheet that was
 * entered and reopened starts from what was entered.
 */
export async function paperFor(panel: Panel, sheet: SheetRow, call: Call): Promise<OwnSheet> {
  const shown = await ownSheetFor(panel, sheet, call);
  if (sheet.status === 'submitted') return shown;
  const last = sheet.submissions.at(-1);
  const { marks, vetoes } = sheet.status === 'open' && last?.entered ? last : blankContent;
  return { ...shown, marks, vetoes, keptTime: null };
}

const templateFor = async ({ template }: Panel, tx: Transaction): Promise<TemplateVersion> => ({
  ...template,
  sheets: (await sheetCounts(tx)).get(template.id) ?? 0,
});
