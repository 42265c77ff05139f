import type { sheetEndpoints } from '#src/api/endpoints/reviews.ts';
import { mayScore, neededToScore } from '#src/domain/scoring/scoring-rights.ts';
import { type Entered, isWaiting, type SheetContent } from '#src/domain/scoring/review.ts';
import { mayReadSubject } from '#src/domain/scoring/panel.ts';
import { ownSheetFor, paperFor, viewerOf } from '#mocks/scoring/answers.ts';
import { conflictWords, isInConflict } from '#mocks/scoring/experts.ts';
import { changePanel, findPanel, type Panel, sheetOf, stateOf } from '#mocks/scoring/panels.ts';
import { checkEnterable, checkExpert, checkScans, findPaper } from '#mocks/scoring/paper.ts';
import { checkComplete, checkContent } from '#mocks/scoring/sheet-content.ts';
import { lookUpSubject } from '#mocks/scoring/subjects.ts';
import { subjectRecordOf } from '#mocks/scoring/subject-record.ts';
import type { Call, ResolversOf } from '#mocks/server/handle.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { requireSession } from '#mocks/server/session.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { sheetCollection, type SheetRow } from '#mocks/store/collections.ts';

/** Score sheets (decision 036). The log names the base and never contains points. */
export const sheetResolvers: ResolversOf<typeof sheetEndpoints> = {
  async get({ id }, call) {
    const { panel, sheet } = await findOwn(id, call);
    return ownSheetFor(panel, sheet, call);
  },

  async subject({ id }, call) {
    const panel = await findPanel(id, call.tx);
    const { runsPanel, own } = await viewerOf(panel, call);
    if (!mayReadSubject(runsPanel, own)) throw new Refusal(400, own === null ? strangerWords : '您已退出该评审组');
    return subjectRecordOf(panel, call.tx);
  },

  async save({ id, version, ...content }, call) {
    const { panel, sheet } = await findToWrite(id, version, content, call);
    const saved = { ...sheet, ...content, keptTime: toShanghaiTime(call.now), version: sheet.version + 1 };
    await call.tx.put(sheetCollection, saved);
    return ownSheetFor(panel, saved, call);
  },

  async submit({ id, version, ...content }, call) {
    const { panel, sheet } = await findToWrite(id, version, content, call);
    checkComplete(panel.template, content);
    const after = await submitted(panel, sheet, content, null, call);
    return ownSheetFor(after, sheetOf(after, sheet.account) ?? sheet, call);
  },

  /** Recuses the caller, with a reason. The content of the sheet is kept but does not count. */
  async recuse({ id, reason }, call) {
    await named(id, call);
    const { panel, sheet } = await findOwn(id, call);
    if (!isWaiting(stateOf(sheet))) throw new Refusal(400, refusedStates[sheet.status]);
    const why = reason.trim();
    if (why === '') throw new Refusal(400, '请填写原因');
    const recused: SheetRow = { ...sheet, status: 'recused', reason: why, version: sheet.version + 1 };
    const events = [{ what: 'recused', about: sheet.account, reason: why }] as const;
    return ownSheetFor(await changePanel(panel, { sheets: [recused], events }, call), recused, call);
  },

  async paper({ id, account }, call) {
    const { panel, sheet } = await findPaper(await findPanel(id, call.tx), account, call);
    if (sheet.status === 'open') await checkExpert(panel, sheet, call.tx);
    return paperFor(panel, sheet, call);
  },

  async enter({ id, account, version, scans, ...content }, call) {
    const { panel, sheet } = await findPaper(await named(id, call), account, call);
    await checkEnterable(panel, sheet, version, call.tx);
    await checkContent(panel.template, content, call.tx);
    checkComplete(panel.template, content);
    await checkScans(scans, call.tx);
    const { account: by, name } = requireSession(call.session).account;
    const entered = { by, name, time: toShanghaiTime(call.now), scans };
    const after = await submitted(panel, sheet, content, entered, call);
    return paperFor(after, sheetOf(after, account) ?? sheet, call);
  },
};

const strangerWords = '您不是该评审组的专家';

const refusedStates: Record<SheetRow['status'], string> = {
  open: '评分表尚未提交',
  submitted: '评分表已提交，不能修改',
  recused: '已回避，不再评分',
  replaced: '已更换专家，不再评分',
  closed: '评审已结束，不再需要评分',
};

async function named(id: string, call: Call): Promise<Panel> {
  const panel = await findPanel(id, call.tx);
  call.audit({ object: panel.review.title });
  return panel;
}

interface Own {
  panel: Panel;
  sheet: SheetRow;
}

async function findOwn(id: string, call: Call): Promise<Own> {
  const panel = await findPanel(id, call.tx);
  const sheet = sheetOf(panel, requireSession(call.session).account.account);
  if (!sheet) throw new Refusal(400, strangerWords);
  return { panel, sheet };
}

/** The caller's sheet, after all checks for writing this content (decision 036). */
async function findToWrite(id: string, version: number, content: SheetContent, call: Call): Promise<Own> {
  const { grants, account } = requireSession(call.session);
  await named(id, call);
  // If the right was withdrawn meanwhile, the write is refused and the page keeps the draft.
  if (!mayScore(grants)) throw new Refusal(403, `没有操作权限：${neededToScore}`, { status: 403 });
  const { panel, sheet } = await findOwn(id, call);
  if (sheet.status !== 'open') throw new Refusal(400, refusedStates[sheet.status]);
  const subject = await lookUpSubject(panel.review.subject, call.tx);
  if (subject && (await isInConflict(account, subject, call.tx)))
    throw new Refusal(400, `${conflictWords}，不能评分，请申请回避`);
  if (sheet.version !== version) throw new Refusal(409, '评分表已在别处保存，请刷新后重试');
  await checkContent(panel.template, content, call.tx);
  return { panel, sheet };
}

/** Locks a sheet and records the submission (W1.8). The chair's decision on the former submission lapses. */
function submitted(panel: Panel, sheet: SheetRow, content: SheetContent, entered: Entered | null, call: Call) {
  const time = toShanghaiTime(call.now);
  const locked: SheetRow = {
    ...sheet,
    ...content,
    status: 'submitted',
    keptTime: time,
    submittedTime: time,
    entered,
    submissions: [...sheet.submissions, { ...content, time, entered }],
    version: sheet.version + 1,
  };
  const decisions = panel.review.decisions.filter((one) => one.sheet !== sheet.account);
  const events = [{ what: entered ? 'entered' : 'submitted', about: sheet.account }] as const;
  return changePanel(panel, { review: { decisions }, sheets: [locked], events }, call);
}
