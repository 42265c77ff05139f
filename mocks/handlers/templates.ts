import type { templateEndpoints } from '#src/api/endpoints/templates.ts';
import { contentFaults, repeatedCode } from '#src/domain/scoring/content-faults.ts';
import { isInSteps } from '#src/domain/scoring/points.ts';
import type { TemplateContent, TemplateVersion } from '#src/domain/scoring/template-version.ts';
import { sheetCounts } from '#mocks/scoring/panels.ts';
import type { Call, ResolversOf } from '#mocks/server/handle.ts';
import { checkVersion } from '#mocks/server/check-version.ts';
import { withEditors } from '#mocks/server/names.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { requireSession } from '#mocks/server/session.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { sequenceCollection, templateCollection, type TemplateRow } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { faultInWords } from '#mocks/scoring/template-fault.ts';

const longestName = 100;

/** Scoring templates in versions (decision 037). */
export const templateResolvers: ResolversOf<typeof templateEndpoints> = {
  async query(_, { tx }) {
    const rows = (await tx.all(templateCollection)).sort((a, b) => compare(a.id, b.id));
    return toVersions(rows, tx);
  },

  get: async ({ id }, { tx }) => toVersion(await existing(id, tx), tx),

  async inForce({ kind }, { tx }) {
    const rows = (await tx.all(templateCollection)).filter(({ status }) => status === 'inForce');
    const row = rows.find((one) => one.kind === kind) ?? rows.find((one) => one.kind === 'common');
    if (!row) throw new Refusal(404, '没有启用的评分模板');
    return toVersion(row, tx);
  },

  async add({ kind, ...content }, call) {
    const { tx } = call;
    checkContent(content);
    const ofKind = (await tx.all(templateCollection)).filter((row) => row.kind === kind);
    const { by, time } = stampOf(call);
    const row: TemplateRow = {
      ...content,
      id: await nextId(tx),
      kind,
      number: await nextNumber(tx, kind, ofKind),
      status: 'draft',
      createdBy: by,
      createdTime: time,
      updatedBy: by,
      updatedTime: time,
      inForceTime: null,
      retiredTime: null,
      version: 1,
    };
    await tx.put(templateCollection, row);
    call.audit({ object: objectOf(row), before: null, after: described(row) });
    return toVersion(row, tx);
  },

  async update({ id, version, ...content }, call) {
    const before = await existing(id, call.tx);
    if (before.status !== 'draft') throw new Refusal(400, '只有草稿可以修改，请复制为新版本后再改');
    checkVersion(before, version, '模板');
    checkContent(content);
    return changed(before, content, call);
  },

  async del({ id, version }, call) {
    const row = await existing(id, call.tx);
    if (row.status !== 'draft') throw new Refusal(400, '只有草稿可以删除');
    checkVersion(row, version, '模板');
    await call.tx.delete(templateCollection, id);
    call.audit({ object: objectOf(row), before: described(row), after: null });
    return toVersion(row, call.tx);
  },

  /** Retires the active version of the same kind, so that each kind has at most one. */
  async enforce({ id, version }, call) {
    const row = await existing(id, call.tx);
    if (row.status !== 'draft') throw new Refusal(400, '只有草稿可以启用');
    checkVersion(row, version, '模板');
    const [fault, ...others] = contentFaults(row);
    if (fault) throw new Refusal(400, `模板有${others.length + 1}处问题，不能启用：${faultInWords(fault)}`);
    const { time } = stampOf(call);
    for (const other of await call.tx.all(templateCollection))
      if (other.kind === row.kind && other.status === 'inForce') await retired(other, call);
    return changed(row, { status: 'inForce', inForceTime: time }, call);
  },

  async retire({ id }, call) {
    const row = await existing(id, call.tx);
    if (row.status !== 'inForce') throw new Refusal(400, '只有启用中的版本可以停用');
    return retired(row, call);
  },
};

async function existing(id: string, tx: Transaction): Promise<TemplateRow> {
  const row = await tx.get(templateCollection, id);
  if (!row) throw new Refusal(404, '模板不存在或已被删除');
  return row;
}

const retired = (row: TemplateRow, call: Call) =>
  changed(row, { status: 'retired', retiredTime: stampOf(call).time }, call);

/** Stores a changed version and describes it for the log. The entry of a call shows its last change. */
async function changed(before: TemplateRow, change: Partial<TemplateRow>, call: Call): Promise<TemplateVersion> {
  const { by, time } = stampOf(call);
  const row = { ...before, ...change, updatedBy: by, updatedTime: time, version: before.version + 1 };
  await call.tx.put(templateCollection, row);
  call.audit({ object: objectOf(row), before: described(before), after: described(row) });
  return toVersion(row, call.tx);
}

/** Refuses invalid drafts. Completeness is checked on activation. */
function checkContent(content: TemplateContent): void {
  if (content.name.trim() === '') throw new Refusal(400, '请输入模板名称');
  if (content.name.length > longestName) throw new Refusal(400, `模板名称不能超过${longestName}个字符`);
  const repeated = repeatedCode(content);
  if (repeated !== null) throw new Refusal(400, `编号重复：${repeated}`);
  const points = content.groups.flatMap((group) => [group.points, ...group.criteria.map(({ max }) => max)]);
  if (!points.every((one) => one >= 0 && isInSteps(one))) throw new Refusal(400, '分值须为0.5的倍数');
}

const stampOf = ({ session, now }: Call) => ({
  by: requireSession(session).account.account,
  time: toShanghaiTime(now),
});

async function toVersions(rows: readonly TemplateRow[], tx: Transaction): Promise<TemplateVersion[]> {
  const counts = await sheetCounts(tx);
  return (await withEditors(rows, tx)).map((row) => ({ ...row, sheets: counts.get(row.id) ?? 0 }));
}

const toVersion = async (row: TemplateRow, tx: Transaction) => (await toVersions([row], tx))[0] as TemplateVersion;

const objectOf = ({ name, number }: TemplateRow): string => `${name}（第${number}版）`;

/** The fields of a version for the log, one line for each part, so that changes are visible. */
const described = (row: TemplateRow) => ({
  name: row.name,
  note: row.note,
  kind: row.kind,
  status: row.status,
  experts: row.experts,
  groupFloorPercent: row.groupFloorPercent,
  groups: row.groups.flatMap(({ code, name, points, criteria }) => [
    `${code} ${name} ${points}`,
    ...criteria.map((one) => `${one.code} ${one.name} ${one.max} ${one.hint}`.trim()),
  ]),
  vetoes: row.vetoes.map(({ code, text }) => `${code} ${text}`),
  grades: row.grades.map(({ code, name, min }) => `${code} ${name} ≥${min}`),
  references: row.references,
});

/** The id for a new version. Ids are never reused. */
async function nextId(tx: Transaction): Promise<string> {
  const ids = (await tx.all(templateCollection)).map(({ id }) => Number(id) || 0);
  return String(await nextOf(tx, '/set/masterplate', Math.max(0, ...ids) + 1));
}

/** The number of a new version of its kind. Numbers of deleted drafts are not reused. */
const nextNumber = (tx: Transaction, kind: string, ofKind: readonly TemplateRow[]): Promise<number> =>
  nextOf(tx, `/set/masterplate#${kind}`, Math.max(0, ...ofKind.map(({ number }) => number)) + 1);

async function nextOf(tx: Transaction, path: string, least: number): Promise<number> {
  const next = Math.max((await tx.get(sequenceCollection, path))?.next ?? 1, least);
  await tx.put(sequenceCollection, { path, next: next + 1 });
  return next;
}

const { compare } = new Intl.Collator('en', { numeric: true });
