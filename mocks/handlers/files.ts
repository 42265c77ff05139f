import type { fileEndpoints } from '#src/api/endpoints/files.ts';
import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { textOf } from '#src/domain/content/record.ts';
import {
  flawOfContent,
  evidenceTypes,
  flawBeforeReading,
  type FileFlaw,
  typeOfContent,
} from '#src/domain/files/uploadable.ts';
import type { StoredFile } from '#src/domain/files/stored-file.ts';
import { maySeeFile } from '#mocks/scoring/file-sight.ts';
import type { Call, ResolversOf } from '#mocks/server/handle.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { drawPicture } from '#mocks/seed/pictures/seed-picture.ts';
import { pictureField } from '#mocks/seed/shared/pictured.ts';
import { seedOf } from '#mocks/server/records.ts';
import { requireSession } from '#mocks/server/session.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { fileCollection, type FileRow, sequenceCollection } from '#mocks/store/collections.ts';

/** Files (decision 010). The server does not trust the checks of the page and repeats them (fault D13). */
export const fileResolvers: ResolversOf<typeof fileEndpoints> = {
  async upload({ file }, call) {
    const { account, grants } = requireSession(call.session);
    const mayWrite = grants.buttons.some((button) => /_(?:add|edit|expertscore)$/.test(button));
    if (!mayWrite) throw new Refusal(403, '没有操作权限：上传文件', { status: 403 });
    const bytes = call.bytesOf(file);
    const { name } = file;
    call.audit({ object: name });
    const flaw =
      flawBeforeReading({ name, type: file.type, size: bytes.length }, evidenceTypes) ?? flawOfContent(name, bytes);
    const type = typeOfContent(bytes);
    if (flaw || !type) throw new Refusal(400, refusals[flaw ?? 'content']);
    const stored: StoredFile = { id: await nextId(call), name, type, size: bytes.length };
    await call.tx.put(fileCollection, {
      ...stored,
      content: toBase64(bytes),
      by: account.account,
      time: toShanghaiTime(call.now),
      published: false,
    });
    call.audit({ object: name, before: null, after: { name, type, size: bytes.length } });
    return stored;
  },

  async get({ id }, call) {
    const file = (await call.tx.get(fileCollection, id)) ?? (await drawnFile(id, call.tx));
    if (!file || !(await maySeeFile(file, call))) throw new Refusal(404, '文件不存在或已被删除');
    const { name, type, content } = file;
    return { name, type, content: `data:${type};base64,${content}` };
  },
};

const refusals: Record<FileFlaw, string> = {
  type: '仅支持JPEG、PNG、WebP、GIF格式的图片和PDF文档',
  secondEnding: '文件名中间还有网页或程序的扩展名',
  empty: '文件内容为空',
  tooLarge: '文件不能超过5MB',
  content: '文件内容与扩展名不符',
};

async function nextId({ tx }: Call): Promise<string> {
  const path = '/sys/file';
  const { next } = (await tx.get(sequenceCollection, path)) ?? { next: 1 };
  await tx.put(sequenceCollection, { path, next: next + 1 });
  return `F${next}`;
}

/** The picture of a seeded record. It is drawn on the first request and then stored like an upload. */
async function drawnFile(id: string, tx: Transaction): Promise<FileRow | null> {
  const [name = '', recordId = ''] = id.split('-');
  const type = contentDescriptors.find(({ path }) => path.endsWith(`/${name}`));
  const record = type && (await seedOf(tx, type.path)).byId.get(recordId);
  const field = record && pictureField(record);
  if (!field || textOf(record, field) !== id) return null;
  const bytes = drawPicture(type.path, record);
  const file: FileRow = {
    id,
    name: `${id}.png`,
    type: 'image/png',
    size: bytes.length,
    content: toBase64(bytes),
    by: record.createdBy,
    time: record.createdTime,
    published: true,
  };
  await tx.put(fileCollection, file);
  return file;
}

/** Encodes in chunks, because the number of arguments of a call is limited. */
function toBase64(bytes: Uint8Array): string {
  const pieces = Array.from({ length: Math.ceil(bytes.length / 8192) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * 8192, (index + 1) * 8192)),
  );
  return btoa(pieces.join(''));
}
