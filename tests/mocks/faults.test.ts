import { afterEach, describe, expect, test, vi } from 'vitest';
import { articleValues } from './article.ts';
import { createClient, dataOf, expired, networkError, refused } from './client.ts';

const path = '/sys/auth/menu';

async function signedIn() {
  const client = createClient();
  const token = await client.signIn('editor');
  const ask = (asked = path) => client.call(asked, undefined, { token });
  const { faults } = client.backend;
  return { client, token, ask, faults };
}

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [{ kind: 'network' }, networkError],
  [
    { kind: 'status', status: 502 },
    { status: 502, body: '' },
  ],
  [
    { kind: 'status', status: 503, body: '<h1>busy</h1>' },
    { status: 503, body: '<h1>busy</h1>' },
  ],
  [
    { kind: 'body', body: '<html>' },
    { status: 200, body: '<html>' },
  ],
  [{ kind: 'body', body: { success: false, rCode: 500, rMsg: '', resultData: null } }, refused(500, '')],
])('%o answers once, then calls succeed', async (fault, answer) => {
  const { ask, faults } = await signedIn();
  await faults.add({ path, ...fault });
  expect(await ask('/sys/auth/permissions')).toMatchObject({ status: 200 });
  expect(await ask()).toEqual(answer);
  dataOf(await ask());
});

test('a fault strikes a given number of times, on any path for *, and is removed by clear and by reset', async () => {
  const { client, ask, faults } = await signedIn();
  await faults.add({ kind: 'network', path: '*', times: 2 });
  expect([await ask(), await ask('/sys/auth/permissions')]).toEqual([networkError, networkError]);
  dataOf(await ask());
  await faults.add({ kind: 'network', path: '*', times: 9 });
  await faults.clear();
  dataOf(await ask());
  await faults.add({ kind: 'network', path: '*', times: 9 });
  await client.backend.reset();
  expect(await ask()).toEqual(expired);
});

test('faults for the same path strike in order', async () => {
  const { ask, faults } = await signedIn();
  for (const status of [500, 501, 502]) await faults.add({ kind: 'status', path, status });
  expect([await ask(), await ask(), await ask()].map(({ status }) => status)).toEqual([500, 501, 502]);
});

test('expire ends the session for good', async () => {
  const { client, ask, faults } = await signedIn();
  await faults.add({ kind: 'expire', path });
  expect([await ask(), await ask('/sys/auth/permissions')]).toEqual([expired, expired]);
  expect(await client.signIn('editor')).toMatch(/^[0-9a-f]{32}$/);
});

test('delay answers late', async () => {
  const { ask, faults } = await signedIn();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await faults.add({ kind: 'delay', path, milliseconds: 5000 });
  let isAnswered = false;
  const answer = ask().finally(() => {
    isAnswered = true;
  });
  while (vi.getTimerCount() === 0) await new Promise(setImmediate);
  vi.advanceTimersByTime(4999);
  await new Promise(setImmediate);
  expect(isAnswered).toBe(false);
  vi.advanceTimersByTime(1);
  dataOf(await answer);
});

test('hang never answers, and does not block other calls', async () => {
  const { ask, faults } = await signedIn();
  await faults.add({ kind: 'hang', path });
  const hanging = ask().then(() => 'answered');
  while ((await ask().then(({ status }) => status)) !== 200);
  const others = ask('/sys/auth/permissions').then(() => 'others are answered');
  expect(await Promise.race([hanging, others])).toBe('others are answered');
});

test('fault F1: a write whose answer is lost is carried out, once', async () => {
  const { client, token, faults } = await signedIn();
  const add = () =>
    client.call('/home/scienceKnowledge/add', articleValues, { token, headers: { 'Idempotency-Key': 'form-1' } });
  await faults.add({ kind: 'lost', path: '/home/scienceKnowledge/add' });
  expect(await add()).toEqual(networkError);
  expect(dataOf<{ id: string }>(await add()).id).toBe('61');
});

test('a bare write is carried out, and its answer has no data', async () => {
  const { client, token, faults } = await signedIn();
  await faults.add({ kind: 'bare', path: '/home/scienceKnowledge/add' });
  const send = (verb: string, body: object) => client.call(`/home/scienceKnowledge/${verb}`, body, { token });
  expect(await send('add', articleValues)).toEqual({
    status: 200,
    body: { success: true, rCode: 200, rMsg: '操作成功' },
  });
  expect(dataOf<{ id: string }>(await send('get', { id: '61' })).id).toBe('61');
});

describe('invalid faults', () => {
  test.each([
    { kind: 'explode', path },
    { kind: 'delay', path },
    { kind: 'network' },
    { kind: 'network', path, times: 0 },
    null,
  ])('%o is refused', async (fault) => {
    await expect(createClient().backend.faults.add(fault)).rejects.toThrow();
  });
});
