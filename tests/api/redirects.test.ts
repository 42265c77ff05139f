import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAuthApi } from '#src/api/auth.ts';
import { uploadFile } from '#src/api/files.ts';
import { createHttp, type Http } from '#src/api/http.ts';
import { saveRole } from '#src/api/roles.ts';
import type { Result } from '#src/domain/failure.ts';

/** Two servers: ours redirects, and would accept the call again; the other one would answer anything. */
const received = { ours: 0, elsewhere: 0 };
let status = 307;
let target = '';
let ours: Server;
let elsewhere: Server;
let http: Http;

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const listen = (server: Server) => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
const envelope = JSON.stringify({
  success: true,
  rCode: 200,
  resultData: { access_token: 'stolen', id: '1', name: 'x', type: 'image/png', size: 1 },
});

beforeAll(async () => {
  ours = createServer((_, answer) => {
    received.ours += 1;
    answer.writeHead(status, { Location: target }).end();
  });
  elsewhere = createServer((_, answer) => {
    received.elsewhere += 1;
    answer.end(envelope);
  });
  await Promise.all([listen(ours), listen(elsewhere)]);
  http = createHttp({
    baseUrl: `${urlOf(ours)}/backApi`,
    authorizationPrefix: '',
    token: () => ({ kind: 'own', token: 't0ken' }),
  });
});

beforeEach(() => {
  Object.assign(received, { ours: 0, elsewhere: 0 });
});

afterAll(() => {
  for (const server of [ours, elsewhere]) {
    server.close();
    server.closeAllConnections();
  }
});

const calls: [title: string, call: () => Promise<Result<unknown>>][] = [
  [
    'a login',
    () => createAuthApi(http).signIn({ userName: 'admin', password: 'Forest@2026', code: 'ab12', sessionId: 's-1' }),
  ],
  ['a read', () => createAuthApi(http).fetchAccount()],
  ['a write', () => saveRole(http, null, '审核', [], {})],
  ['an upload', () => uploadFile(http, new File(['x'], 'a.png', { type: 'image/png' }), {})],
];
const cases = calls.flatMap(([title, call]) => [301, 302, 303, 307, 308].map((code) => [code, title, call] as const));

test.for(cases)(
  'a redirect (%i) of %s is not followed: no other server gets the call or answers it',
  async ([code, , call]) => {
    status = code;
    const results = [];
    for (const to of [`${urlOf(elsewhere)}/backApi/sys/auth/login`, `${urlOf(ours)}/backApi/elsewhere`]) {
      target = to;
      results.push(await call());
    }
    expect([results, received]).toEqual([
      [1, 2].map(() => ({ ok: false, failure: { kind: 'unreadable', status: code } })),
      { ours: 2, elsewhere: 0 },
    ]);
  },
);
