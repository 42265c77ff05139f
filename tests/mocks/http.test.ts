import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { authEndpoints } from '#src/api/endpoints/auth.ts';
import { createHttp } from '#src/api/http.ts';
import { demoPassword, masterCode } from '#mocks/shared/accounts.ts';
import { type HttpMock, startHttp } from '#mocks/http.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { captchaTextOf } from './captcha-text.ts';
import { dataOf, expired, refused } from './client.ts';

const { captcha } = authEndpoints;

let folder = '';
let mock: HttpMock;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dist-'));
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'outside');
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>app</title>');
  await writeFile(join(dist, 'assets', 'app-abc123.js'), 'app()');
  await writeFile(join(dist, 'assets', 'app-abc123.js.map'), '{}');
  mock = await startHttp({ dist });
});

beforeEach(() => mock.backend.reset());

afterAll(async () => {
  await mock.close();
  await rm(folder, { recursive: true });
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${mock.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const call = async (path: string, body: unknown, headers?: Record<string, string>) => {
  const response = await post(`/backApi${path}`, body, headers);
  return { status: response.status, body: (await response.json()) as unknown };
};

/** Sends a path unchanged; fetch would normalise it. */
const rawGet = (path: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const sent = request(`${mock.url}/`, { path, headers: { Accept: 'text/html' } }, (incoming) => {
      let body = '';
      incoming.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      incoming.on('end', () => resolve({ status: incoming.statusCode, body }));
    });
    sent.on('error', reject).end();
  });

async function signIn(): Promise<string> {
  const { image } = dataOf<{ image: string }>(await call('/sys/auth/captcha', { sessionId: 'one' }));
  const code = captchaTextOf(image);
  const answer = await call('/sys/auth/login', { userName: 'editor', password: demoPassword, code, sessionId: 'one' });
  return dataOf<{ access_token: string }>(answer).access_token;
}

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe('calls', () => {
  test('a whole session works over a real connection: captcha, login, a list, logout', async () => {
    const Authorization = await signIn();
    const page = await call('/home/scienceKnowledge/query', { pageNum: 1, pageSize: 1 }, { Authorization });
    expect(dataOf<{ total: number }>(page).total).toBe(60);
    const gone = await fetch(`${mock.url}/backApi/sys/auth/logout`, { method: 'DELETE', headers: { Authorization } });
    expect(gone.status).toBe(200);
    expect(await call('/home/scienceKnowledge/query', {}, { Authorization })).toEqual(expired);
  });

  test('fault A28: a cookie grants no access', async () => {
    const token = await signIn();
    expect(await call('/home/scienceKnowledge/query', {}, { Cookie: `Admin-Token=${token}` })).toEqual(expired);
  });

  test('0000 is not accepted here', async () => {
    await call('/sys/auth/captcha', { sessionId: 'one' });
    const attempt = { userName: 'editor', password: demoPassword, code: masterCode, sessionId: 'one' };
    expect(await call('/sys/auth/login', attempt)).toEqual(refused(400, '验证码错误'));
  });

  test('answers are never cached', async () => {
    const response = await post('/backApi/sys/auth/captcha', { sessionId: 'one' });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('an unknown call is a loud 404', async () => {
    expectConsole('error', /nothing answers POST \/sys\/nothing: add a row/);
    expect(await call('/sys/nothing', {})).toEqual({ status: 404, body: { error: 'unknown path: POST /sys/nothing' } });
  });

  test('fault E2: a network error closes the connection', async () => {
    expect((await post('/__mock/fault', { kind: 'network', path: '*' })).status).toBe(200);
    await expect(post('/backApi/sys/auth/captcha', { sessionId: 'one' })).rejects.toThrow('fetch failed');
    expect((await post('/backApi/sys/auth/captcha', { sessionId: 'one' })).status).toBe(200);
  });

  test('fault E2: a network error closes the connection also while another call on it still waits', async () => {
    await mock.backend.faults.add({ kind: 'delay', milliseconds: 50, path: captcha.path });
    await mock.backend.faults.add({ kind: 'network', path: authEndpoints.login.path });
    const line = connect(Number(new URL(mock.url).port), '127.0.0.1');
    const closed = new Promise<void>((resolve) => void line.once('close', () => resolve()));
    line.on('error', () => {}).resume();
    const sent = (path: string) => `POST /backApi${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}`;
    line.write(sent(captcha.path) + sent(authEndpoints.login.path));
    await closed;
    expect((await mock.backend.commands.faults()).map(({ hits }) => hits)).toEqual([1, 1]);
  });

  test.each([
    ['fault E2: a body that breaks off in the middle', { kind: 'broken', when: 'always' }, { kind: 'network' }],
    ['fault E14: one byte per second', { kind: 'slow', bytesPerSecond: 1, when: 'always' }, { kind: 'timeout' }],
    ['fault E22: 200 megabytes', { kind: 'huge', megabytes: 200, when: 'always' }, { kind: 'unreadable', status: 200 }],
  ])('%s ends in a readable error', async (_, fault, failure) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await mock.backend.faults.add({ ...fault, path: captcha.path });
    const http = createHttp({
      baseUrl: `${mock.url}/backApi`,
      authorizationPrefix: '',
      token: () => ({ kind: 'none' }),
      wait: async () => {},
    });
    const progress = { isOver: false };
    const answer = http.call(captcha, { sessionId: 'one' }).finally(() => {
      progress.isOver = true;
    });
    while (!progress.isOver) {
      // Fails if nothing but the request itself references the abort.
      collectGarbage();
      await vi.advanceTimersByTimeAsync(fault.kind === 'slow' ? 1000 : 0);
      await new Promise(setImmediate);
    }
    vi.useRealTimers();
    expect(await answer).toEqual({ ok: false, failure });
    await mock.backend.faults.clear();
  });

  test('a server that closes does not wait for a call that hangs', async () => {
    const other = await startHttp({ dist: folder });
    await other.backend.faults.add({ kind: 'hang', path: '*' });
    const ask = () =>
      fetch(`${other.url}/backApi/sys/auth/menu`, { method: 'POST' }).then(
        () => 'answered',
        () => 'cut off',
      );
    // One of the two hangs; once the other is answered, the first one surely hangs.
    const calls = [ask(), ask()];
    expect(await Promise.race(calls)).toBe('answered');
    await other.close();
    expect((await Promise.all(calls)).sort()).toEqual(['answered', 'cut off']);
  });
});

describe('control', () => {
  test('reset restores the seed', async () => {
    const Authorization = await signIn();
    expect((await post('/__mock/reset', {})).status).toBe(204);
    expect((await post('/__mock/reset', { size: 'XL' })).status).toBe(400);
    expect(await call('/sys/auth/menu', undefined, { Authorization })).toEqual(expired);
  });

  test('a visitor writes a comment', async () => {
    expect((await post('/__mock/comment', { text: '新评论' })).status).toBe(200);
    const written = await mock.backend.visitors.comment({ text: '下一条' });
    expect((await post('/__mock/comment', { id: written, text: '改过' })).status).toBe(200);
  });

  test('invalid faults, paths and methods are refused', async () => {
    expect((await post('/__mock/fault', { kind: 'explode', path: '*' })).status).toBe(400);
    expect((await post('/__mock/comment', { id: '99999', text: 'nobody wrote it' })).status).toBe(400);
    expect((await post('/__mock/other', {})).status).toBe(404);
    expect((await fetch(`${mock.url}/__mock/reset`)).status).toBe(405);
  });
});

describe('files', () => {
  const html = { Accept: 'text/html,*/*' };
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(mock.url + path, { headers });
    const [type, cache] = ['Content-Type', 'Cache-Control'].map((name) => response.headers.get(name));
    return { status: response.status, type, cache, body: await response.text() };
  };
  const index = {
    status: 200,
    type: 'text/html; charset=utf-8',
    cache: 'no-cache',
    body: '<!doctype html><title>app</title>',
  };
  const missing = { status: 404, type: 'text/plain; charset=utf-8', cache: null, body: 'Not found' };

  test.each(['/', '/index.html', '/home/scienceKnowledge/42?a=b', '/login?redirect=%2Fhome'])(
    'a navigation to %s gets the app',
    async (path) => {
      expect(await get(path, html)).toEqual(index);
    },
  );

  test('fault I3: hashed assets are cached permanently', async () => {
    const cache = 'public, max-age=31536000, immutable';
    const script = { status: 200, type: 'text/javascript; charset=utf-8', cache, body: 'app()' };
    expect(await get('/assets/app-abc123.js')).toEqual(script);
  });

  test('fault I1: a missing chunk is a 404, not HTML', async () => {
    expect(await get('/assets/app-old.js')).toEqual(missing);
  });

  test('fault K8: source maps are not served', async () => {
    expect(await get('/assets/app-abc123.js.map', html)).toEqual(missing);
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/%00',
    '/%',
  ])('fault B8: %s stays in the folder', async (path) => {
    expect(await rawGet(path)).toEqual({ status: 404, body: 'Not found' });
  });

  test('only GET and HEAD are accepted', async () => {
    expect((await fetch(mock.url, { method: 'POST' })).status).toBe(405);
    const head = await fetch(mock.url, { method: 'HEAD', headers: html });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test.each(['/', '/backApi/sys/auth/menu', '/missing.png'])(
    'fault I13: %s carries the reference headers',
    async (path) => {
      const { headers } = await fetch(mock.url + path, {
        method: path.startsWith('/backApi') ? 'POST' : 'GET',
        headers: html,
      });
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringMatching(
          /^clipboard-write=\(self\), fullscreen=\(self\), screen-wake-lock=\(self\)(?:, [a-z-]+=\(\)){20}$/,
        ) as unknown,
      });
    },
  );
});
