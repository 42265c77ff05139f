import { describe, expect, test } from 'vitest';
import { object, string, unknown } from 'valibot';
import { read, write } from '#src/api/endpoints/endpoint.ts';
import { failed } from '#src/domain/failure.ts';
import { createClient, fakeServer, json, text } from './fake-server.ts';

const server = fakeServer();
const request = object({ id: string() });
const right = '/home/scienceKnowledge_edit';
const save = write({ path: '/x/update', request, response: unknown(), right });
const look = read({ path: '/x/get', request, response: unknown(), right: '/home/scienceKnowledge' });
const refusal = { success: false, rCode: 403, rMsg: '没有权限' };

describe('a denied call names the right that it needs (fault C4)', () => {
  test.for([
    ['HTTP 403 with an envelope', json(refusal, 403), { kind: 'refused', code: 403, message: '没有权限', right }],
    ['rCode 403 alone', json(refusal), { kind: 'refused', code: 403, message: '没有权限', right }],
    ['HTTP 403 without an envelope', text('<p>no</p>', 403), { kind: 'forbidden', right }],
    [
      'an unrelated refusal',
      json({ success: false, rCode: 400, rMsg: '不行' }),
      { kind: 'refused', code: 400, message: '不行' },
    ],
  ] as const)('%s', async ([, answer, failure]) => {
    server.answers.push(answer);
    expect(await createClient().call(save, { id: '1' })).toStrictEqual(failed(failure));
  });

  test('a call without a right of its own names none', async () => {
    server.answers.push(text('<p>no</p>', 403));
    expect(await createClient().call({ ...save, right: null }, { id: '1' })).toStrictEqual(
      failed({ kind: 'forbidden' }),
    );
  });
});

describe('while the app is viewed as a role', () => {
  const client = () => createClient({ isViewOnly: () => true });
  const done = json({ success: true, rCode: 200, rMsg: '', resultData: null });

  test('no write is sent, and the failure explains why', async () => {
    expect(await client().call(save, { id: '1' })).toEqual(failed({ kind: 'viewOnly' }));
    expect(server.sent).toEqual([]);
  });

  test('reads are sent with one’s own token, and so is the logout, which has cleared it', async () => {
    server.answers.push(done);
    expect(await client().call(look, { id: '1' })).toEqual({ ok: true, value: null });
    expect(await client().call(save, { id: '1' }, { token: 'gone' })).toEqual({ ok: true, value: null });
    expect(server.sent.map(({ headers }) => headers['authorization'])).toEqual(['t0ken', 'gone']);
  });
});
