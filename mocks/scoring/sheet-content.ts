import { isInSteps } from '#src/domain/scoring/points.ts';
import type { SheetContent } from '#src/domain/scoring/review.ts';
import { missingMarks } from '#src/domain/scoring/sheet.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { fileCollection, type TemplateRow } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';

const longestComment = 2000;

/** Refuses content that is invalid for this template, even in an unfinished sheet. */
export async function checkContent(template: TemplateRow, { marks, vetoes }: SheetContent, tx: Transaction) {
  const criteria = new Map(template.groups.flatMap((group) => group.criteria).map((one) => [one.code, one]));
  for (const [code, { points, comment, files }] of Object.entries(marks)) {
    const criterion = criteria.get(code);
    if (!criterion) throw new Refusal(400, `评分表没有这一项：${code}`);
    const name = `${code} ${criterion.name}`;
    if (points !== null && !(points >= 0 && points <= criterion.max))
      throw new Refusal(400, `${name}的分值须在0至${criterion.max}之间`);
    if (points !== null && !isInSteps(points)) throw new Refusal(400, `${name}的分值须为0.5的倍数`);
    if (comment.length > longestComment) throw new Refusal(400, `${name}的意见不能超过${longestComment}个字符`);
    for (const file of files)
      if (!(await tx.get(fileCollection, file))) throw new Refusal(400, `${name}的附件不存在，请重新上传`);
  }
  const known = new Set(template.vetoes.map(({ code }) => code));
  const unknown = vetoes.find((code) => !known.has(code));
  if (unknown !== undefined) throw new Refusal(400, `评分表没有一票否决条件：${unknown}`);
  if (new Set(vetoes).size < vetoes.length) throw new Refusal(400, '一票否决条件重复');
}

const lacks = { points: '未评分', comment: '缺少意见', validPoints: '分值无效' };

/** Refuses an unfinished sheet, with what it lacks. */
export function checkComplete(template: TemplateRow, content: SheetContent): void {
  const missing = missingMarks(template, content);
  if (missing.length === 0) return;
  const named = missing.slice(0, 3).map((one) => `${one.code}${lacks[one.lacks]}`);
  throw new Refusal(400, `还有${missing.length}处未完成：${named.join('、')}${missing.length > 3 ? '等' : ''}`);
}
