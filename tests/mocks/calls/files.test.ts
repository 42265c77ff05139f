import { expect, test } from 'vitest';
import { maxFileBytes } from '#src/domain/files/uploadable.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { roleCollection } from '#mocks/store/collections.ts';
import { contents } from '#tests/corpus/files.ts';
import { articleValues as article } from '#tests/mocks/article.ts';
import { createClient, dataOf, expired, refused, succeeded } from '#tests/mocks/client.ts';

const bodyOf = (name: string, content: Uint8Array<ArrayBuffer>, type = 'image/png', field = 'file') => {
  const body = new FormData();
  body.append(field, new File([content], name, { type }));
  return body;
};

async function withUploader(account = 'editor') {
  const client = createClient();
  const token = await client.signIn(account);
  const upload = (body: BodyInit, headers: Record<string, string> = {}) =>
    client.send('/sys/file/upload', { method: 'POST', headers: { Authorization: token, ...headers }, body });
  return { client, token, upload };
}

const stored = { id: 'F1', name: '漓江 🌲.png', type: 'image/png', size: contents.png.length };

const absent = refused(404, '文件不存在或已被删除');

test('an uploaded picture comes back byte for byte, as data: for its uploader, and for everyone once a record uses it', async () => {
  const { client, token, upload } = await withUploader();
  expect(await upload(bodyOf('漓江 🌲.png', contents.png))).toEqual(succeeded(stored));
  const content = `data:image/png;base64,${btoa(String.fromCharCode(...contents.png))}`;
  const answer = succeeded({ name: stored.name, type: 'image/png', content });
  const get = (who: string) => client.call('/sys/file/get', { id: 'F1' }, { token: who });
  const admin = await client.signIn('admin');
  const viewer = await client.signIn('viewer');
  expect([await get(token), await get(viewer), await get(admin)]).toEqual([answer, absent, absent]);

  // Nobody can publish another person’s file by guessing its number.
  const record = { ...article, cover: 'F1' };
  dataOf(await client.call('/home/scienceKnowledge/add', record, { token: admin }));
  expect([await get(viewer), await get(admin)]).toEqual([absent, absent]);

  dataOf(await client.call('/home/scienceKnowledge/add', record, { token }));
  expect([await get(token), await get(viewer), await get(admin)]).toEqual([answer, answer, answer]);
  expect(await client.call('/sys/file/get', { id: 'F1' })).toEqual(expired);
  expect(await client.call('/sys/file/get', { id: 'F2' }, { token })).toEqual(absent);
});

test('a picture within a text is also for everyone once the text is saved', async () => {
  const { client, token, upload } = await withUploader();
  const { id } = dataOf<{ id: string }>(await upload(bodyOf('a.png', contents.png)));
  const viewer = await client.signIn('viewer');
  const isSeen = async () =>
    ((await client.call('/sys/file/get', { id }, { token: viewer })).body as { success: boolean }).success;
  const before = await isSeen();
  const content = `<p>护林</p><img data-file="${id}" alt="">`;
  dataOf(await client.call('/home/scienceKnowledge/add', { ...article, content }, { token }));
  expect([before, await isSeen()]).toEqual([false, true]);
});

test('a document is refused as the picture of a record', async () => {
  const { client, token, upload } = await withUploader();
  const { id } = dataOf<{ id: string }>(await upload(bodyOf('a.pdf', contents.pdf, 'application/octet-stream')));
  const added = await client.call('/home/scienceKnowledge/add', { ...article, cover: id }, { token });
  expect(added).toEqual(refused(400, '此处仅支持JPEG、PNG、WebP、GIF格式的图片'));
});

test('fault D13: the server judges kind, name and content itself', async () => {
  const { upload } = await withUploader();
  const kind = refused(400, '仅支持JPEG、PNG、WebP、GIF格式的图片和PDF文档');
  const content = refused(400, '文件内容与扩展名不符');
  expect(await upload(bodyOf('a.svg', contents.svg, 'image/svg+xml'))).toEqual(kind);
  expect(await upload(bodyOf('a.php.png', contents.png))).toEqual(refused(400, '文件名中间还有网页或程序的扩展名'));
  expect(await upload(bodyOf('a.png', contents.html))).toEqual(content);
  expect(await upload(bodyOf('a.png', contents.jpeg))).toEqual(content);
  expect(await upload(bodyOf('a.png', contents.pngWithPage))).toEqual(content);
  expect(await upload(bodyOf('a.png', new Uint8Array()))).toEqual(refused(400, '文件内容为空'));
  expect(await upload(bodyOf('a.png', contents.png, 'image/png', 'other'))).toEqual(
    refused(400, '请求参数不正确：file'),
  );
  expect(await upload('{}', { 'Content-Type': 'application/json' })).toEqual(
    refused(400, '请求内容类型应为 multipart/form-data'),
  );
  expect(await upload('broken', { 'Content-Type': 'multipart/form-data; boundary=x' })).toEqual(
    refused(400, '请求参数不正确：file'),
  );
});

test('a document comes back byte for byte under its name; other content is refused (fault D13)', async () => {
  const { client, token, upload } = await withUploader();
  const { pdf } = contents;
  const type = 'application/pdf';
  const name = '核查记录.pdf';
  expect(await upload(bodyOf(name, pdf, type))).toEqual(succeeded({ id: 'F1', name, type, size: pdf.length }));
  const content = `data:${type};base64,${btoa(String.fromCharCode(...pdf))}`;
  expect(await client.call('/sys/file/get', { id: 'F1' }, { token })).toEqual(succeeded({ name, type, content }));
  const wrong = refused(400, '文件内容与扩展名不符');
  expect(await upload(bodyOf('a.jpg', pdf, 'image/jpeg'))).toEqual(wrong);
  expect(await upload(bodyOf('a.pdf', contents.html, type))).toEqual(wrong);
  expect(await upload(bodyOf('a.pdf', contents.pdfWithPage, type))).toEqual(wrong);
  expect(await upload(bodyOf('a.pdf', new Uint8Array(), type))).toEqual(refused(400, '文件内容为空'));
  const tooLarge = new Uint8Array(maxFileBytes + 1);
  expect(await upload(bodyOf('a.pdf', tooLarge, type))).toEqual(refused(400, '文件不能超过5MB'));
});

test('an account that may neither add nor edit may not upload', async () => {
  const { upload } = await withUploader('viewer');
  expect(await upload(bodyOf('a.png', contents.png))).toEqual(refused(403, '没有操作权限：上传文件', 403));
});

test('a granted right that its page does not have permits no upload', async () => {
  const store = createMemoryStore();
  const client = createClient({ store });
  const token = await client.signIn('viewer');
  await store.transaction(async (tx) => {
    for (const role of await tx.all(roleCollection))
      await tx.put(roleCollection, { ...role, modules: [{ modulePath: '/system/logManager_edit', moduleName: '' }] });
  });
  const answer = await client.send('/sys/file/upload', {
    method: 'POST',
    headers: { Authorization: token },
    body: bodyOf('a.png', contents.png),
  });
  expect(answer).toEqual(refused(403, '没有操作权限：上传文件', 403));
});

test('fault E19: a file that is sent again under the same key is stored once; another file under that key is refused', async () => {
  const { upload } = await withUploader();
  const key = { 'Idempotency-Key': 'k' };
  const first = await upload(bodyOf('a.png', contents.png), key);
  expect(await upload(bodyOf('a.png', contents.png), key)).toEqual(first);
  expect(await upload(bodyOf('a.png', contents.pngWithPage), key)).toEqual(
    refused(409, '同一请求标识不能用于不同的内容'),
  );
  expect(dataOf<{ id: string }>(await upload(bodyOf('b.png', contents.png))).id).toBe('F2');
});
