import { expect, test } from 'vitest';
import { fingerprint } from '#mocks/shared/fingerprint.ts';
import { articleValues } from '#tests/mocks/article.ts';
import { createClient, dataOf, expired } from '#tests/mocks/client.ts';

const token = 'Bearer token-of-the-real-server';

test('an unknown token counts as the chosen account, and neither it nor its digest is left in the mock', async () => {
  const { call, backend } = createClient({ acceptTokensAs: 'editor' });
  const { account } = dataOf<{ account: string }>(await call('/sys/auth/getUserInfo', undefined, { token }));
  dataOf(await call('/home/scienceKnowledge/add', articleValues, { token, headers: { 'Idempotency-Key': 'key' } }));
  const { commands } = backend;
  expect([account, await commands.accountOf(token)]).toEqual(['editor', 'editor']);
  const left = JSON.stringify([await commands.exportState(), backend.calls.list(), await commands.share()]);
  expect(left).toContain(articleValues.phone);
  expect([left.includes('token-of-the-real-server'), left.includes(fingerprint(token))]).toEqual([false, false]);
});

test('without a token, or without mixed mode, a call is refused as expired', async () => {
  const mixed = createClient({ acceptTokensAs: 'editor' });
  expect([
    await mixed.call('/sys/auth/getUserInfo'),
    await createClient().call('/sys/auth/getUserInfo', undefined, { token }),
  ]).toEqual([expired, expired]);
});

test('the fault of an expired session refuses also the token of the real server', async () => {
  const client = createClient({ acceptTokensAs: 'editor' });
  await client.backend.commands.fault({ kind: 'expire', path: '/sys/auth/getUserInfo' });
  expect(await client.call('/sys/auth/getUserInfo', undefined, { token })).toEqual(expired);
  expect((await client.call('/sys/auth/getUserInfo', undefined, { token })).body).toMatchObject({ rCode: 200 });
});
