import type { reviewEndpoints } from '#src/api/endpoints/reviews.ts';
import type { DeskShow } from '#src/domain/scoring/desk.ts';
import { matcherOf } from '#src/domain/keyword.ts';
import { applicationsPath } from '#src/domain/scoring/kinds.ts';
import { isChair } from '#src/domain/scoring/scoring-rights.ts';
import { type Hindrance, hindrancesOf, passedResult } from '#src/domain/scoring/passing.ts';
import { resultRule } from '#src/domain/scoring/result-rule.ts';
import { type ChairDecision, isWaiting, type ReviewRow, reviewStateOf } from '#src/domain/scoring/review.ts';
import { fits, isWithin } from '#mocks/figures/fact.ts';
import { passedDay, reviewDimensions } from '#mocks/figures/reviews.ts';
import { ownStateIn, reviewFor, rowFor, waitingForDecision } from '#mocks/scoring/answers.ts';
import { checkDue } from '#mocks/scoring/due-day.ts';
import { appointable, unfitnessOn, unfitWords } from '#mocks/scoring/experts.ts';
import { gradeOrder, gradesFor } from '#mocks/scoring/grades.ts';
import { offerFor } from '#mocks/scoring/offers.ts';
import { openReview } from '#mocks/scoring/opening.ts';
import { orderOf } from '#mocks/scoring/orders.ts';
import {
  allPanels,
  changePanel,
  closedSheets,
  findPanel,
  newSheet,
  type Panel,
  resultNow,
  sheetOf,
  stateOf,
  submittedOf,
} from '#mocks/scoring/panels.ts';
import { checkImpartial, checkSight } from '#mocks/scoring/running.ts';
import { findSubject } from '#mocks/scoring/subjects.ts';
import { stepApplication } from '#mocks/server/application-steps.ts';
import type { Call, ResolversOf } from '#mocks/server/handle.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { requireSession } from '#mocks/server/session.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import type { SheetRow } from '#mocks/store/collections.ts';
import { paginate } from './paginate.ts';

/** Reviews: panels, their experts and results (decision 036). */
export const reviewResolvers: ResolversOf<typeof reviewEndpoints> = {
  async query({ show = 'all', keyword = '', passedFrom, passedTo, orderBy, desc = false, ...request }, call) {
    const { status, kind, area: city, grade, points, ...paging } = request;
    const isOfDays = (panel: Panel) =>
      (passedFrom ?? passedTo ?? '') === '' ||
      (passedDay(panel) !== '' && isWithin(passedDay(panel), passedFrom, passedTo));
    const panels = (await shownOn(show, await allPanels(call.tx), call)).filter(isOfDays);
    const matches = matcherOf(keyword);
    const rows = (await Promise.all(panels.map((panel) => rowFor(panel, call)))).filter(
      (row) =>
        fits({ ...reviewDimensions(row), status: reviewStateOf(row) }, { status, kind, city, grade, points }) &&
        matches(row.title, row.area),
    );
    return paginate(rows.sort(await orderOf(orderBy, desc, call.tx)), paging);
  },

  async grades({ keyword }, call) {
    const matches = matcherOf(keyword);
    const words = [...new Set((await gradesFor(call)).values())].filter((grade) => matches(grade));
    return words.sort(await gradeOrder(call.tx)).map((grade) => ({ id: grade, name: grade }));
  },

  async counts(_, call) {
    const panels = await allPanels(call.tx);
    const countOf = async (show: DeskShow) => (await shownOn(show, panels, call)).length;
    return {
      mine: await countOf('mine'),
      done: await countOf('done'),
      decide: await countOf('decide'),
      all: await countOf('all'),
    };
  },

  get: async ({ id }, call) => reviewFor(await findPanel(id, call.tx), call),

  async candidates(subject, call) {
    const found = await findSubject(subject, call.tx);
    await checkImpartial(subject, call);
    return offerFor(found, call);
  },

  async appoint(request, call) {
    return reviewFor(await openReview(request, call), call);
  },

  async change({ id, due, add }, call) {
    const panel = await panelToRun(id, call);
    requireScoring(panel);
    const isMoved = due !== panel.review.due;
    if (isMoved) checkDue(due, call.now);
    if (!isMoved && add.length === 0) return reviewFor(panel, call);
    const added = await appointed(add, panel, call);
    const events = [
      ...(isMoved ? [{ what: 'dueChanged', reason: due } as const] : []),
      ...added.map(({ account }) => ({ what: 'appointed', about: account }) as const),
    ];
    return reviewFor(await changePanel(panel, { review: { due }, sheets: added, events }, call), call);
  },

  /** A replaced expert keeps their content. A recused expert stays recused and only gets a successor. */
  async replace({ id, account, by, reason }, call) {
    const panel = await panelToRun(id, call);
    requireScoring(panel);
    const sheet = memberOf(panel, account);
    const state = stateOf(sheet);
    if (!isWaiting(state) && state !== 'recused') throw new Refusal(400, '该专家已提交或已退出，不能更换');
    if (state === 'recused' && by === undefined) throw new Refusal(400, '请选择接替的专家');
    const why = requireReason(reason);
    const added = await appointed(by === undefined ? [] : [by], panel, call);
    const gone: readonly SheetRow[] =
      state === 'recused' ? [] : [{ ...sheet, status: 'replaced', reason: why, version: sheet.version + 1 }];
    const events = [
      { what: 'replaced', about: account, reason: why } as const,
      ...added.map((one) => ({ what: 'appointed', about: one.account }) as const),
    ];
    return reviewFor(await changePanel(panel, { sheets: [...gone, ...added], events }, call), call);
  },

  async remind({ id, account }, call) {
    const panel = await panelToRun(id, call);
    const sheet = memberOf(panel, account);
    if (!isWaiting(stateOf(sheet))) throw new Refusal(400, '该专家没有待提交的评分表，无需催办');
    const unfitness = await unfitnessOn(panel.review, account, call.tx);
    if (unfitness !== null) throw new Refusal(400, `${sheet.name}${unfitWords[unfitness]}，请更换专家`);
    const reminded = { ...sheet, remindedTime: toShanghaiTime(call.now) };
    const change = { sheets: [reminded], events: [{ what: 'reminded', about: account }] } as const;
    return reviewFor(await changePanel(panel, change, call), call);
  },

  /** The expert starts from the submitted points, which stay readable (W1.8). */
  async reopen({ id, account, reason }, call) {
    const panel = await panelToRun(id, call);
    const { review } = panel;
    if (review.status === 'returned') throw new Refusal(400, '评审已退回，不能退回评分表修改');
    await checkSight(panel, call);
    const sheet = memberOf(panel, account);
    if (sheet.status !== 'submitted') throw new Refusal(400, '只有已提交的评分表可以退回修改');
    const why = requireReason(reason);
    const stamp = { by: accountOf(call), time: toShanghaiTime(call.now) };
    const isFlagged = resultNow(panel).sheets.some((one) => one.id === account && one.isOutlier);
    const opened: SheetRow = {
      ...sheet,
      status: 'open',
      entered: null,
      reopened: { ...stamp, reason: why },
      reason: why,
      version: sheet.version + 1,
    };
    const change = {
      review: {
        reopenedSince: review.status === 'passed',
        decisions: [
          ...decisionsWithout(panel, account),
          ...(isFlagged ? [{ sheet: account, decision: 'sentBack', reason: why, ...stamp } as const] : []),
        ],
      },
      sheets: [opened],
      events: [{ what: 'reopened', about: account, reason: why }],
    } as const;
    return reviewFor(await changePanel(panel, change, call), call);
  },

  async keep({ id, account, reason }, call) {
    const panel = await panelToRun(id, call);
    if (panel.review.status !== 'scoring' && !panel.review.reopenedSince) throw new Refusal(400, '评审已结束');
    await checkSight(panel, call);
    memberOf(panel, account);
    if (!resultNow(panel).sheets.some((sheet) => sheet.id === account && sheet.isOutlier))
      throw new Refusal(400, '该评分表没有偏离标记，无需说明');
    const kept = { sheet: account, decision: 'kept', reason: requireReason(reason) } as const;
    const stamp = { by: accountOf(call), time: toShanghaiTime(call.now) };
    const change = {
      review: { decisions: [...decisionsWithout(panel, account), { ...kept, ...stamp }] },
      events: [{ what: 'kept', about: account, reason: kept.reason }],
    } as const;
    return reviewFor(await changePanel(panel, change, call), call);
  },

  /** Closes the open sheets (W1.10) and replaces a result that was passed before (W1.9). */
  async pass({ id }, call) {
    const panel = await panelToRun(id, call);
    await checkSight(panel, call);
    const [hindrance] = hindrancesOf(panel.review, resultNow(panel));
    if (hindrance) throw new Refusal(400, hindered[hindrance.kind]);
    // Passing again takes no step: the application advanced when the review passed first.
    if (panel.review.status === 'scoring') await stepSubject(panel, 'pass', null, call);
    const passed = passedResult({
      template: panel.template,
      sheets: submittedOf(panel),
      decisions: panel.review.decisions,
      by: accountOf(call),
      time: toShanghaiTime(call.now),
    });
    const change = {
      review: { status: 'passed', passed, reopenedSince: false },
      sheets: closedSheets(panel),
      events: [{ what: 'passed' }],
    } as const;
    return reviewFor(await changePanel(panel, change, call), call);
  },

  async return({ id, reason }, call) {
    const panel = await panelToRun(id, call);
    requireScoring(panel);
    const why = requireReason(reason);
    await stepSubject(panel, 'return', why, call);
    const change = {
      review: { status: 'returned' },
      sheets: closedSheets(panel),
      events: [{ what: 'returned', reason: why }],
    } as const;
    return reviewFor(await changePanel(panel, change, call), call);
  },
};

const hindered: Record<Hindrance['kind'], string> = {
  ended: '评审已结束',
  tooFew: `已提交的评分表不足${resultRule.parameters.fewestForResult}份，结果尚未形成，不能通过`,
  failing: '存在一票否决或低于分组下限的情况，不能通过，只能退回',
  failingAgain: '存在一票否决或低于分组下限的情况，不能再次通过，原结果仍然有效',
  unanswered: '有偏离的评分表尚无组长意见，不能通过',
};

/** The reviews that the caller may see: all for a chair, the own ones for an expert. */
export const visibleReviews = async (call: Call): Promise<readonly ReviewRow[]> =>
  Promise.all((await shownOn('all', await allPanels(call.tx), call)).map((panel) => rowFor(panel, call)));

/** The reviews of a view: `all` are those that a chair runs or could run, and those of the caller's panels. */
async function shownOn(show: DeskShow, panels: readonly Panel[], call: Call): Promise<Panel[]> {
  if (show === 'decide') return waitingForDecision(panels, call);
  const isOfChair = isChair(requireSession(call.session).grants);
  return panels.filter((panel) => {
    const own = ownStateIn(panel, call);
    if (show === 'all') return isOfChair || own !== null;
    return own !== null && (show === 'mine' ? isWaiting(own) : own === 'submitted');
  });
}

/** Finds a panel for a step of the chair. The log names its subject, even if the step is refused. */
async function panelToRun(id: string, call: Call): Promise<Panel> {
  const panel = await findPanel(id, call.tx);
  call.audit({ object: panel.review.title });
  await checkImpartial(panel.review.subject, call);
  return panel;
}

/** Steps the application of a review; a base has no step. */
async function stepSubject({ review }: Panel, step: 'pass' | 'return', reason: string | null, call: Call) {
  if (review.subject.path === applicationsPath) await stepApplication(call, review.subject.id, step, reason);
}

const accountOf = ({ session }: Call): string => requireSession(session).account.account;

function requireScoring({ review }: Panel): void {
  if (review.status !== 'scoring') throw new Refusal(400, '评审已结束');
}

function memberOf(panel: Panel, account: string): SheetRow {
  const sheet = sheetOf(panel, account);
  if (!sheet) throw new Refusal(404, '该专家不在评审组中');
  return sheet;
}

function requireReason(reason: string): string {
  const text = reason.trim();
  if (text === '') throw new Refusal(400, '请填写原因');
  return text;
}

const decisionsWithout = ({ review }: Panel, account: string): readonly ChairDecision[] =>
  review.decisions.filter(({ sheet }) => sheet !== account);

/** The sheets of experts who join a panel. */
async function appointed(accounts: readonly string[], panel: Panel, call: Call): Promise<readonly SheetRow[]> {
  if (accounts.length === 0) return [];
  const { review } = panel;
  const rows = await appointable(accounts, await findSubject(review.subject, call.tx), panel, call.tx);
  return rows.map((row) => newSheet(review.id, row));
}
