import { number, object, string } from 'valibot';
import { describe, expect, test } from 'vitest';
import { read } from '#src/api/endpoints/endpoint.ts';
import type { Failure } from '#src/domain/failure.ts';
import { type Answer, createClient, json, text, fakeServer } from './fake-server.ts';

const server = fakeServer();

const row = read({ path: '/some/path', request: object({}), response: object({ id: string(), total: number() }) });
const value = { id: '1', total: 2 };

async function callWith(answer: Answer, endpoint = row, client = createClient()) {
  server.answers = [answer];
  return client.call(endpoint, {});
}

const failed = (failure: Failure) => ({ ok: false, failure });
const unreadable = (status = 200) => failed({ kind: 'unreadable', status });
const refused = (code: number | null, message: string | null) => failed({ kind: 'refused', code, message });

type Row = [title: string, answer: Answer, result: unknown];

const catalogue: Row[] = [
  ['success', json({ success: true, rCode: 200, resultData: value }), { ok: true, value }],
  ['success, whatever the HTTP status', json({ success: true, resultData: value }, 500), { ok: true, value }],
  ['fault E8: rCode "200" as text', json({ rCode: '200', resultData: value }), { ok: true, value }],
  ['rCode 201', json({ success: false, rCode: 201, rMsg: 'x' }), failed({ kind: 'expired', message: 'x' })],
  ['R02: another failure with rMsg', json({ success: false, rCode: 500, rMsg: 'x' }), refused(500, 'x')],
  ['R02: another failure without rMsg', json({ success: false, rCode: 500 }), refused(500, null)],
  ['a failure with an HTTP status of its own', json({ success: false, rCode: 409, rMsg: 'x' }, 409), refused(409, 'x')],
  [
    'a 5xx that carries an envelope is an answer (decision 002)',
    json({ success: false, rMsg: 'x' }, 503),
    refused(null, 'x'),
  ],
  ['fault E15: 无回款 with data', json({ success: false, rMsg: '无回款', resultData: value }), { ok: true, value }],
  [
    'fault E15: 无回款 without',
    json({ success: false, rMsg: '无回款', resultData: null }),
    failed({ kind: 'nothing' }),
  ],
  [
    '401 with an envelope is judged by the envelope',
    json({ success: false, rCode: 500, rMsg: 'x' }, 401),
    refused(500, 'x'),
  ],
];

const withHeaders =
  (answer: Answer, headers: Record<string, string>): Answer =>
  async (request) => {
    const given = await answer(request);
    return new Response(given.body, { status: given.status, headers });
  };

test('fault A7: a 429 carries the waiting time', async () => {
  const lockout = json({ success: false, rCode: 429, rMsg: 'x' }, 429);
  const refusal = { kind: 'refused', code: 429, message: 'x' } as const;
  const results = [];
  for (const wait of ['900', '0', 'soon']) results.push(await callWith(withHeaders(lockout, { 'Retry-After': wait })));
  expect(results).toEqual([failed({ ...refusal, retryAfter: 900 }), failed(refusal), failed(refusal)]);
});

test('fault I4: each new version of the server is reported once', async () => {
  const reportedAt: number[] = [];
  const client = createClient({ onNewVersion: () => reportedAt.push(server.sent.length) });
  const answer = json({ success: true, rCode: 200, resultData: value });
  for (const version of ['1', '1', '2', '1', '2', '3'])
    await callWith(withHeaders(answer, { 'X-Api-Version': version }), row, client);
  await callWith(answer, row, client);
  expect(reportedAt).toEqual([3, 6]);
});

describe('the error catalogue over HTTP (product 8)', () => {
  test.for(catalogue)('%s', async ([, answer, result]) => {
    expect(await callWith(answer)).toEqual(result);
  });
});

const html = '<!doctype html><h1>Bad gateway</h1><pre>at Object.<anonymous> (server.js:1)</pre>';
const bytes = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));

const rubbish: Row[] = [
  ['fault E6: a page of HTML', text(html), unreadable()],
  ['fault E6: an empty body', text(''), unreadable()],
  ['fault E6: 204', text(null, 204), unreadable(204)],
  ['fault E6: JSON that is no envelope', json([value]), unreadable()],
  ['fault E6: JSON text', json('success'), unreadable()],
  ['fault E6: null', json(null), unreadable()],
  ['fault E6: an envelope in an envelope', json({ data: { success: true, resultData: value } }), unreadable()],

  ['fault E10: truncated JSON', text('{"success":true,"resultData":{"id":"1","tot'), unreadable()],
  ['fault E10: two answers in one', text('{"success":true}{"success":true}'), unreadable()],
  ['fault E10: NaN', text('{"success":true,"resultData":{"id":"1","total":NaN}}'), unreadable()],
  [
    'fault E10: an id beyond 2^53 as a number',
    text('{"success":true,"resultData":{"id":9007199254740993,"total":2}}'),
    unreadable(),
  ],
  [
    'fault E10: an id beyond 2^53 as text stays exact',
    text('{"success":true,"resultData":{"id":"9007199254740993","total":2}}'),
    { ok: true, value: { ...value, id: '9007199254740993' } },
  ],
  [
    'fault E10: a byte order mark',
    text(`\ufeff${JSON.stringify({ success: true, resultData: value })}`),
    { ok: true, value },
  ],
  [
    'fault E10: invalid UTF-8',
    text(bytes('{"success":true,"resultData":{"id":"', [0xc3, 0x28], '","total":2}}')),
    unreadable(),
  ],
  [
    'fault E10: duplicate keys, the last one counts',
    text('{"success":true,"success":false,"rMsg":"x"}'),
    refused(null, 'x'),
  ],
  ['fault E10: no resultData', json({ success: true }), unreadable()],
  ['fault E10: resultData of another shape', json({ success: true, resultData: { id: 1, total: '2' } }), unreadable()],
  [
    'fault E10: a poisoned prototype',
    text('{"success":true,"resultData":{"id":"1","total":2,"__proto__":{"polluted":1}}}'),
    { ok: true, value },
  ],
];

describe('an answer that is not the contract', () => {
  test.for(rubbish)('%s', async ([, answer, result]) => {
    expect(await callWith(answer)).toEqual(result);
    expect(({} as { polluted?: number }).polluted).toEqual(undefined);
  });
});

const statuses = [400, 404, 409, 413, 422, 429, 500, 502, 503, 504];

describe('an HTTP status without an envelope (decision 005)', () => {
  test.for(statuses)('fault E12: %i is unreadable, with HTML and with JSON', async (status) => {
    expect([await callWith(text(html, status)), await callWith(json({ error: html }, status))]).toEqual([
      unreadable(status),
      unreadable(status),
    ]);
  });

  test('fault E12: 403 is a missing right', async () => {
    expect(await callWith(text(html, 403))).toEqual(failed({ kind: 'forbidden' }));
  });

  test('fault E12: 401 is expiry to a call with a token', async () => {
    expect(await callWith(text(html, 401))).toEqual(failed({ kind: 'expired', message: null }));
  });

  test('fault E12: 401 to a call without a token is unreadable', async () => {
    expect(await callWith(text(html, 401), { ...row, token: false })).toEqual(unreadable(401));
  });
});
