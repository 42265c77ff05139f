import type { replyTemplateEndpoints } from '#src/api/endpoints/consultations.ts';
import { consultationsPath } from '#src/domain/consultations/paths.ts';
import { longestMessage, type ReplyTemplate } from '#src/domain/consultations/consultation.ts';
import type { Call, ResolversOf } from '#mocks/server/handle.ts';
import { checkVersion } from '#mocks/server/check-version.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { requireText } from '#mocks/server/require-text.ts';
import { replyTemplateCollection, sequenceCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** Reply templates (decision 040). */
export const replyTemplateResolvers: ResolversOf<typeof replyTemplateEndpoints> = {
  query: async (_, { tx }) => (await tx.all(replyTemplateCollection)).sort((a, b) => Number(a.id) - Number(b.id)),

  async add(given, call) {
    const row = { ...(await checked(given, null, call)), id: await nextId(call.tx), version: 1 };
    return save(null, row, call);
  },

  async update({ id, version, ...given }, call) {
    const before = await existing(id, call);
    checkVersion(before, version, '模板');
    return save(before, { ...(await checked(given, id, call)), id, version: version + 1 }, call);
  },

  async del({ id }, call) {
    const row = await existing(id, call);
    await call.tx.delete(replyTemplateCollection, id);
    call.audit({ object: row.name, before: { ...row }, after: null });
    return row;
  },
};

const longestName = 50;

async function existing(id: string, call: Call): Promise<ReplyTemplate> {
  const row = await call.tx.get(replyTemplateCollection, id);
  if (!row) throw new Refusal(404, '模板不存在或已被删除');
  call.audit({ object: row.name });
  return row;
}

async function checked(given: Pick<ReplyTemplate, 'name' | 'text'>, id: string | null, call: Call) {
  call.audit({ object: given.name.trim() });
  const name = requireText(given.name, longestName, '模板名称');
  const text = requireText(given.text, longestMessage, '模板内容');
  const others = await call.tx.all(replyTemplateCollection);
  if (others.some((row) => row.id !== id && row.name === name)) throw new Refusal(400, '同名模板已存在');
  return { name, text };
}

async function save(before: ReplyTemplate | null, row: ReplyTemplate, call: Call): Promise<ReplyTemplate> {
  await call.tx.put(replyTemplateCollection, row);
  call.audit({ object: row.name, before: before && { ...before }, after: { ...row } });
  return row;
}

/** Ids are never reused. */
async function nextId(tx: Transaction): Promise<string> {
  const path = `${consultationsPath}/templates`;
  const seeded = Math.max(0, ...(await tx.all(replyTemplateCollection)).map(({ id }) => Number(id))) + 1;
  const next = (await tx.get(sequenceCollection, path))?.next ?? seeded;
  await tx.put(sequenceCollection, { path, next: next + 1 });
  return String(next);
}
