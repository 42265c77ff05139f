import { expect, test } from '#tests/browser/support/test.ts';

test('/favicon.ico exists for browsers that request it by default', async ({ request }) => {
  const answer = await request.get('/favicon.ico', { maxRedirects: 0 });
  const iconFileBegins = [0, 0, 1, 0];
  expect([answer.status(), [...(await answer.body()).subarray(0, 4)]]).toEqual([200, iconFileBegins]);
});
