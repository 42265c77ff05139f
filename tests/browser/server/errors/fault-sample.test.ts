import { openAs, shownPage, toasts } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import type { Fault } from '#mocks/faults/fault.ts';
import { isDeep } from '#tests/support/deep.ts';

/** Lists of five kinds, and the calls that load their rows. */
const screens = {
  '/home/scienceKnowledge': '/home/scienceKnowledge/query',
  '/business/food': '/business/food/query',
  '/system/roleManager': '/sys/role/query',
  '/system/userManager': '/sys/user/query',
  '/system/logManager': '/sys/log/query',
};

const faults: readonly (Fault extends infer One ? (One extends Fault ? Omit<One, 'path'> : never) : never)[] = [
  { kind: 'network', when: 'always' },
  { kind: 'broken', when: 'always' },
  { kind: 'html', when: 'always' },
  { kind: 'empty', when: 'always' },
  { kind: 'truncated', when: 'always' },
  { kind: 'wrongTypes', when: 'always' },
  { kind: 'refuse', rCode: 500, rMsg: '系统繁忙', when: 'always' },
  { kind: 'status', status: 404, body: '<h1>nginx</h1>', when: 'always' },
  { kind: 'status', status: 503, body: '', when: 'always' },
  { kind: 'status', status: 429, body: '', when: 'always' },
];

/** The browser logs these kinds on its console: statuses, and broken connections. */
const consoleOf: Partial<Record<Fault['kind'], 'error' | 'request'>> = {
  network: 'request',
  broken: 'request',
  status: 'error',
};

for (const [index, [address, path]] of Object.entries(screens).entries()) {
  // Each list gets two of its own kinds; in `tests/flows/faults/reads.test.ts` every kind strikes several pages.
  const tried = isDeep ? faults : faults.slice(index * 2, index * 2 + 2);
  test(`${address}: ${tried.map(({ kind }) => kind).join(', ')}: a fault ends with a message and a way on, without a spinner or a second message`, async ({
    page,
    server,
    expectConsole,
  }) => {
    if (tried.some(({ kind }) => consoleOf[kind])) expectConsole('error', /Failed to load resource/);
    if (tried.some(({ kind }) => consoleOf[kind] === 'request'))
      expectConsole('request', /ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION/);
    await openAs(page, 'admin');
    for (const fault of tried) {
      await test.step(fault.kind, async () => {
        await server?.backend.faults.add({ ...fault, path });
        await page.goto(address);
        const retry = shownPage(page).getByRole('button', { name: '重试' });
        await expect(retry).toBeVisible();
        await expect(shownPage(page).locator('[aria-busy=true]')).toHaveCount(0);
        expect(await toasts(page).count()).toBeLessThanOrEqual(1);
        await expect(shownPage(page)).not.toContainText('nginx');
        await server?.backend.faults.clear();
        await retry.click();
        await expect(shownPage(page).getByRole('row').nth(1)).toBeVisible();
        await expect(retry).toBeHidden();
      });
    }
  });
}
