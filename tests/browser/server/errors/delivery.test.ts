import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workerFile } from '#mocks/worker.ts';
import { addressOf, expectList, listPath, openAs } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const reference = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

test('headers of the page, of assets and of answers (fault D16, I3, I13, J3)', async ({ request }) => {
  const page = await request.get('/home/scienceKnowledge', { headers: { accept: 'text/html' } });
  expect(page.status()).toBe(200);
  expect(page.headers()).toMatchObject({
    ...reference,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });

  const script = /'(\/assets\/[^']+\.js)'/.exec(await page.text())?.[1] ?? '';
  const asset = await request.get(script);
  expect(asset.headers()).toMatchObject({
    ...reference,
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });

  const answer = await request.post('/backApi/sys/auth/captcha', { data: { sessionId: 'x' } });
  expect(answer.headers()).toMatchObject({ ...reference, 'cache-control': 'no-store' });
});

test('what is not there is missing, never a page in its place (fault I1, K8)', async ({ request }) => {
  const paths = [
    '/assets/gone-12345678.js',
    '/assets/first.js.map',
    '/mockServiceWorker.js',
    '/..%2f..%2fpackage.json',
    '/backApi/no/such/thing',
  ];
  for (const path of paths) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['content-type'], path).not.toContain('text/html');
  }
});

test('a deep link opens, and opens again on a reload (G07)', async ({ page }) => {
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

test('?inspect does nothing in the production build', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.context().on('request', (call) => {
    if (!/^(data|blob):/.test(call.url()) && !call.url().startsWith(baseURL ?? '-')) foreign.push(call.url());
  });
  await openAs(page, 'editor', `${listPath}?inspect`);
  await expectList(page);
  expect(page.context().pages()).toHaveLength(1);
  expect(foreign).toEqual([]);
});

/** Words of the mock, its store’s library, its accounts, its worker and the inspector, each of which the mock build has. */
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
];

for (const marker of markers) {
  test(`no file of the production build has ${marker}, the mock build does (fault I11)`, () => {
    expect(filesWith('dist', marker)).toEqual([]);
    expect(filesWith('dist-mock', marker)).not.toEqual([]);
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

/** Files that have these words inside or in their name. */
const filesWith = (build: string, words: string): string[] =>
  filesOf(build).filter((name) => name.includes(words) || readFileSync(join(folderOf(build), name)).includes(words));
