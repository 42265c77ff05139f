import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workerFile } from '#mocks/worker.ts';
import { addressOf, expectList, listPath, openAs } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

test('a deep link opens, also after a reload (G07)', async ({ page }) => {
  await openAs(page, 'editor', `${listPath}?status=online&pageNum=2#x`);
  await expectList(page);
  const permissions: string[] = [];
  page.on('request', (call) => {
    if (call.url().endsWith('/sys/auth/permissions')) permissions.push(call.method());
  });
  await page.reload();
  await expectList(page);
  expect(addressOf(page)).toBe(`${listPath}?status=online&pageNum=2#x`);
  expect(permissions).toEqual(['POST']);
});

test('the production build has no tools: no badge, no keys, and no requests to other hosts', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.context().on('request', (call) => {
    if (!/^(data|blob):/.test(call.url()) && !call.url().startsWith(baseURL ?? '-')) foreign.push(call.url());
  });
  await openAs(page, 'editor', listPath);
  await expectList(page);
  for (const key of ['F8', 'F9', 'F10']) await page.keyboard.press(`Control+${key}`);
  await expect(page.locator('#tools')).toHaveCount(0);
  expect(page.context().pages()).toHaveLength(1);
  expect(foreign).toEqual([]);
});

/** Words of the mock, its store’s library, its accounts, its worker and the inspector; the mock build contains them all. */
const markers = [
  'mockServiceWorker',
  '[MSW]',
  'Forest@2026',
  '__mock',
  'forestry-mock',
  'continuePrimaryKey',
  '演示账号',
  '科普宣传科',
  '用户名或密码错误',
  'stately',
  '测试与开发工具',
  '状态机查看器',
  'forestry-inspector-session',
  'forestry-bug-bundle',
  'elk.algorithm',
  'expiresSoon',
  '/realApi',
];

for (const marker of markers) {
  test(`no file of a production build contains ${marker}, but the mock build does (fault I11)`, () => {
    expect([filesWith('dist', marker), filesWith('dist-provider', marker)]).toEqual([[], []]);
    expect(filesWith('dist-mock', marker)).not.toEqual([]);
  });
}

/** Words of the code that runs an adapter, and of the adapter for the RuoYi-like server. */
for (const marker of ['AdapterError', 'not offered by this server', '/captchaImage']) {
  test(`only a build for a provider contains ${marker}`, () => {
    expect([...filesWith('dist', marker), ...filesWith('dist-mock', marker)]).toEqual([]);
    expect(filesWith('dist-provider', marker)).not.toEqual([]);
  });
}

test('the production build has no worker script (fault I11)', () => {
  expect(filesOf('dist').filter((name) => /service-?worker/i.test(name))).toEqual([]);
  expect(filesOf('dist-mock')).toEqual(expect.arrayContaining([workerFile, 'mockServiceWorker.js']));
});

const folderOf = (build: string) => fileURLToPath(new URL(`../../../../${build}`, import.meta.url));

const filesOf = (build: string): string[] =>
  readdirSync(folderOf(build), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folderOf(build).length + 1));

/** Files that contain these words or have them in their name. */
const filesWith = (build: string, words: string): string[] =>
  filesOf(build).filter((name) => name.includes(words) || readFileSync(join(folderOf(build), name)).includes(words));
