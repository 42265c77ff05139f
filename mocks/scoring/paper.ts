import { progressOf } from '#src/domain/scoring/sheet.ts';
import type { Call } from '#mocks/server/handle.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { requireSession } from '#mocks/server/session.ts';
import { fileCollection, type SheetRow } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { checkImpartial, checkSight } from './running.ts';
import { unfitnessOn, unfitWords } from './experts.ts';
import { type Panel, sheetOf } from './panels.ts';

// A chair enters the paper sheet of an expert (W1.14). Each refusal names the present state.

const mostScans = 20;

/**
 * The sheet that a chair enters for an expert. Refuses the chair's own sheet, and chairs who still have to score
 * themselves.
 */
export async function findPaper(panel: Panel, account: string, call: Call): Promise<{ panel: Panel; sheet: SheetRow }> {
  if (requireSession(call.session).account.account === account) throw new Refusal(400, '本人的评分表请在评分页面填写');
  await checkImpartial(panel.review.subject, call);
  await checkSight(panel, call);
  const sheet = sheetOf(panel, account);
  if (!sheet) throw new Refusal(404, '该专家不在评审组中');
  return { panel, sheet };
}

/** Refuses a sheet that is based on an old version, or cannot be submitted now. */
export async function checkEnterable(panel: Panel, sheet: SheetRow, version: number, tx: Transaction) {
  if (sheet.status !== 'open') throw new Refusal(400, closedWords(sheet));
  await checkExpert(panel, sheet, tx);
  if (sheet.version === version) return;
  const { marked, all } = progressOf(panel.template, sheet);
  throw new Refusal(409, `${sheet.name}的评分表刚有变动：本人已评${marked}/${all}项，请核对后再提交`);
}

function closedWords({ status, name, submittedTime, entered }: SheetRow): string {
  if (status === 'recused') return `${name}已回避，不能录入其评分表`;
  if (status === 'replaced') return `${name}已被更换，不能录入其评分表`;
  if (status === 'closed') return '评审已结束，不再需要评分表';
  return entered
    ? `${name}的评分表已由${entered.name}于${entered.time}录入`
    : `${name}已于${submittedTime}自行提交评分表`;
}

/** Refuses the sheet of an expert who could not submit it themselves. */
export async function checkExpert({ review }: Panel, { account, name }: SheetRow, tx: Transaction) {
  const unfitness = await unfitnessOn(review, account, tx);
  if (unfitness !== null) throw new Refusal(400, `${name}${unfitWords[unfitness]}，不能录入其评分表`);
}

export async function checkScans(scans: readonly string[], tx: Transaction) {
  if (scans.length === 0) throw new Refusal(400, '请附上纸质评分表的扫描件或照片');
  if (scans.length > mostScans) throw new Refusal(400, `扫描件不能超过${mostScans}张`);
  if (new Set(scans).size < scans.length) throw new Refusal(400, '扫描件重复');
  for (const scan of scans)
    if (!(await tx.get(fileCollection, scan))) throw new Refusal(400, '扫描件不存在，请重新上传');
}
