import type { State } from '#mocks/control/state.ts';
import { scriptInNode } from '#tests/mocks/script/hosts.ts';
import { plainState, runScript, scriptAgent, scriptTime } from '#tests/mocks/script/script.ts';
import { expectCaptcha } from '#tests/browser/support/app.ts';
import { sendFrom } from '#tests/browser/support/script.ts';
import { expect, test } from '#tests/browser/support/test.ts';

/** As many calls as `tests/mocks/three-hosts.test.ts` compares over HTTP. */
const count = 500;

test.use({ userAgent: scriptAgent });

test(`${count} calls through the service worker give the same answers and the same state as in Node`, async ({
  page,
  expectConsole,
}) => {
  expectConsole('error', /nothing answers POST|status of 4/);
  await page.clock.setFixedTime(scriptTime);
  await page.goto('/login');
  await expectCaptcha(page);
  await page.evaluate(() => window.__mock?.reset());
  const answers = await runScript(sendFrom(page), count);
  const state = (await page.evaluate(() => window.__mock?.exportState())) as State;
  const inNode = await scriptInNode(count);
  expect(answers).toEqual(inNode.answers);
  expect(plainState(state)).toEqual(inNode.state);
});
