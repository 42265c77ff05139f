import type { APIRequestContext } from '@playwright/test';
import { referenceHeaders } from '#tests/browser/support/reference-headers.ts';
import { expect, hosts, test } from '#tests/browser/support/hosts.ts';

const html = { accept: 'text/html,*/*' };
const [kept, asked] = ['public, max-age=31536000, immutable', 'no-cache'];

const firstScript = async (request: APIRequestContext) =>
  /"(\/assets\/[^"]+\.js)"/.exec(await (await request.get('/', { headers: html })).text())?.[1] ?? '';

for (const host of hosts)
  test.describe(host, () => {
    test.use({ host });

    for (const [path, type, cache] of [
      ['/', 'text/html; charset=utf-8', asked],
      ['/index.html', 'text/html; charset=utf-8', asked],
      ['/home/scienceKnowledge/42?a=b#c', 'text/html; charset=utf-8', asked],
      ['/favicon.svg', 'image/svg+xml', asked],
      ['/config.json', 'application/json; charset=utf-8', asked],
    ] as const)
      test(`${path} carries the reference headers (fault D16, I3, I13, J3)`, async ({ request }) => {
        const answer = await request.get(path, { headers: html });
        expect(answer.status()).toBe(200);
        expect(answer.headers()).toMatchObject({ ...referenceHeaders, 'content-type': type, 'cache-control': cache });
      });

    test('an asset is cached permanently and carries the reference headers (fault I3, I13)', async ({ request }) => {
      const path = await firstScript(request);
      const expected = { ...referenceHeaders, 'content-type': 'text/javascript; charset=utf-8', 'cache-control': kept };
      const answer = await request.get(path);
      expect(answer.headers()).toMatchObject(expected);
      const { 'last-modified': since = '' } = answer.headers();
      expect(new Date(since).getTime()).toBeGreaterThan(0);
    });

    test('an API answer is passed on with the reference headers, each once, and is not cached (fault I13)', async ({
      request,
    }) => {
      const answer = await request.post('/backApi/sys/auth/captcha', { data: { sessionId: 'x' } });
      expect(await answer.json()).toMatchObject({ success: true, rCode: 200 });
      expect(answer.headers()).toMatchObject({ ...referenceHeaders, 'cache-control': 'no-store' });
      const names = answer.headersArray().map(({ name }) => name.toLowerCase());
      expect(names.filter((name) => name in referenceHeaders).toSorted()).toEqual(
        Object.keys(referenceHeaders).toSorted(),
      );
    });

    for (const path of [
      '/assets/gone-12345678.js',
      '/assets/first.js.map',
      '/index.html.gz',
      '/index.html.br',
      '/mockServiceWorker.js',
      '/assets/',
      '/missing.png',
      '/backApi/no/such/thing',
    ])
      test(`${path} gives a 404, never a page in its place (fault I1, K8)`, async ({ request }) => {
        const answer = await request.get(path);
        expect(answer.status()).toBe(404);
        expect(answer.headers()).toMatchObject(referenceHeaders);
        expect(answer.headers()['content-type']).not.toContain('text/html');
        expect(answer.headers()['cache-control'] ?? '').not.toContain('immutable');
      });

    test('a source map gives a 404 also for a navigation (fault K8)', async ({ request }) => {
      const page = await request.get('/assets/gone-12345678.js.map', { headers: html });
      expect(page.status()).toBe(404);
    });

    for (const [encoding, expected] of [
      ['gzip', 'gzip'],
      ['br, gzip', host === 'nginx' ? 'gzip' : 'br'],
      ['identity', undefined],
    ] as const)
      test(`a client that accepts ${encoding} gets the first script in ${expected ?? 'plain'}`, async ({ request }) => {
        const plain = await request.get(await firstScript(request), { headers: { 'accept-encoding': 'identity' } });
        const answer = await request.get(await firstScript(request), { headers: { 'accept-encoding': encoding } });
        expect(answer.headers()['content-encoding']).toBe(expected);
        expect(answer.headers()['vary']).toBe('Accept-Encoding');
        expect((await answer.body()).equals(await plain.body())).toBe(true);
      });
  });
