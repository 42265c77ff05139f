import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { type AnyStateMachine, createMachine } from 'xstate';
import { sessionMachine } from '#src/machines/session/session.ts';
import { expectList, fillLogin, listPath, openAs, submitLogin, userMenu } from '#tests/browser/support/app.ts';
import { showRecords } from '#tests/browser/support/many-records.ts';
import { keepHeight, openTool } from '#tests/browser/support/tools.ts';
import { expect, test } from '#tests/browser/support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const name = '状态机查看器';
const activeState = (inspector: Locator, state: string) =>
  inspector.locator(`[data-state="session.${state}"][data-active]`);

test('the auth flow is shown: guest → … → granted light up, steps back, and copies a machine with the same states', async ({
  page,
}) => {
  await keepHeight(page, 520);
  await page.goto('/login');
  const inspector = await openTool(page, name);
  await expect(activeState(inspector, 'guest')).toHaveCount(1);
  await page.keyboard.press('Control+F9');
  await expect(inspector).toBeHidden();
  await fillLogin(page, 'editor');
  await submitLogin(page);
  await expect(userMenu(page)).toBeVisible();
  await page.keyboard.press('Control+F9');
  await expect(activeState(inspector, 'member.granted')).toHaveCount(1);
  await expect(activeState(inspector, 'guest')).toHaveCount(0);

  // Back to the fetch of the permissions, and to the time before the login.
  await inspector.getByRole('checkbox', { name: '只看所选actor' }).check();
  await inspector.getByRole('searchbox', { name: '按事件名筛选' }).fill('done.actor');
  const steps = inspector.getByRole('option');
  await steps.filter({ hasText: 'xstate.done.actor' }).first().click();
  await expect(activeState(inspector, 'member.resolving')).toHaveCount(1);
  await expect(inspector.getByText(/正在查看第\d+步，应用仍在继续/)).toBeVisible();
  await inspector.getByRole('searchbox', { name: '按事件名筛选' }).fill('');
  await inspector.getByRole('listbox').press('Home');
  await expect(activeState(inspector, 'guest')).toHaveCount(1);
  await inspector.getByRole('button', { name: '回到现在' }).click();
  await expect(activeState(inspector, 'member.granted')).toHaveCount(1);

  await inspector.getByRole('button', { name: '复制定义（Stately编辑器）' }).click();
  await expect(inspector.getByRole('button', { name: '已复制' })).toBeVisible();
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as never;
  const idsOf = ({ root }: AnyStateMachine): string[] => {
    const below = (node: typeof root): string[] => [
      node.id,
      ...Object.values(node.states).flatMap((one) => below(one as never)),
    ];
    return below(root);
  };
  expect(idsOf(createMachine(copied) as AnyStateMachine)).toEqual(idsOf(sessionMachine as never));
});

test('W6.7: a step shows the calls, messages and lines of the console until the next one', async ({ page }) => {
  await keepHeight(page, 520);
  await openAs(page, 'editor', '/blank');
  const inspector = await openTool(page, name);
  // No further steps happen by themselves.
  const actors = inspector.getByRole('navigation');
  await expect(actors.getByRole('button', { name: /^recentWork/ })).toBeVisible();
  await expect(actors.locator('[data-status=active]').filter({ hasText: /loading|asking/ })).toHaveCount(0);
  await inspector.getByRole('listbox').press('End');
  await page.evaluate(() => console.info('a line of the console'));
  const details = inspector.getByRole('complementary');
  await expect(details.getByText('info: a line of the console')).toBeVisible();
  await inspector.getByRole('listbox').press('ArrowUp');
  await expect(details.getByText('info: a line of the console')).toBeHidden();
});

test('W6.6 works by keyboard alone: filters, steps, back to now', async ({ page }) => {
  await keepHeight(page, 520);
  await openAs(page, 'editor', '/blank');
  const inspector = await openTool(page, name);
  const events = inspector.getByRole('searchbox', { name: '按事件名筛选' });
  await events.focus();
  await page.keyboard.type('-xstate');
  await expect(inspector.getByRole('option').filter({ hasText: 'xstate.' })).toHaveCount(0);
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(inspector.getByRole('listbox')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(inspector.getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(inspector).toBeVisible();
});

test('W6.13: chosen actor, filters and the window survive a reload', async ({ page }) => {
  await keepHeight(page, 520);
  await openAs(page, 'editor', '/blank');
  const inspector = await openTool(page, name);
  await inspector.getByRole('button', { name: /^tabs/ }).click();
  await inspector.getByRole('searchbox', { name: '按事件名筛选' }).fill('tab');
  await inspector.getByRole('button', { name: '列表' }).click();
  await page.reload();
  await expect(inspector.getByRole('region', { name: 'tabs: tabs' })).toBeVisible();
  await expect(inspector.getByRole('searchbox', { name: '按事件名筛选' })).toHaveValue('tab');
  await expect(inspector.getByRole('button', { name: '列表' })).toHaveAttribute('aria-pressed', 'true');
});

test('W6.15: a saved session can be opened again by choosing or dropping its file, and stepped through', async ({
  page,
}) => {
  await keepHeight(page, 520);
  await openAs(page, 'editor', listPath);
  await expectList(page);
  const inspector = await openTool(page, name);
  const saved = page.waitForEvent('download');
  await inspector.getByRole('button', { name: '保存会话' }).click();
  const file = await (await saved).path();
  const choose = (chosen: string) => inspector.getByLabel('打开会话或问题包').setInputFiles(chosen);
  // On the chart, far from the button.
  const drop = () => dropFile(inspector.getByRole('navigation'), readFileSync(file, 'utf8'));
  for (const open of [() => choose(file), drop]) {
    await open();
    await expect(inspector.getByText(/正在查看文件，来自版本/)).toBeVisible();
    await inspector.getByRole('listbox').press('Home');
    await expect(inspector.getByText('正在查看第1步')).toBeVisible();
    await inspector.getByRole('button', { name: '关闭文件' }).click();
    await expect(inspector.getByText(/正在查看文件，来自版本/)).toBeHidden();
  }
  await inspector.getByRole('button', { name: '复制会话（JSON）' }).click();
  await expect(inspector.getByRole('button', { name: '已复制' })).toBeVisible();
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as { steps: unknown[] };
  expect(Object.keys(copied)).toEqual(Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object));
  await inspector
    .getByLabel('打开会话或问题包')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(inspector.getByRole('alert')).toHaveText('这个文件不是会话或问题包。');
});

test('W6.17: the picture is drawn without a network', async ({ page, context }) => {
  await keepHeight(page, 520);
  await openAs(page, 'editor', '/blank');
  const inspector = await openTool(page, name);
  await expect(activeState(inspector, 'member.granted')).toHaveCount(1);
  await expect.poll(() => page.evaluate(hasLoadedAhead)).toBe(true);
  await context.setOffline(true);
  await inspector.getByRole('button', { name: /^layout/ }).click();
  await expect(inspector.locator('[data-state="layout.desktop"][data-active]')).toHaveCount(1);
  await context.setOffline(false);
});

/** Drops a file with this text, like one from the file manager. */
async function dropFile(place: Locator, text: string): Promise<void> {
  const dataTransfer = await place.page().evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'session.json', { type: 'application/json' }));
    return data;
  }, text);
  const isTaken = await place.evaluate(
    (element, data) =>
      !element.dispatchEvent(new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true })),
    dataTransfer,
  );
  // The browser opens a file that no handler accepts, in place of the app.
  expect(isTaken).toBe(true);
  await place.dispatchEvent('drop', { dataTransfer });
}

/** Runs in the page. Whether everything that the app preloads has arrived, the list of messages last. */
function hasLoadedAhead(): boolean {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[href*="/assets/"]')].map(({ href }) => href);
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name: address }) => address));
  return links.some((href) => href.includes('/toaster-')) && links.every((href) => loaded.has(href));
}

test('the chosen actor is shown, even if two have the same name', async ({ page }) => {
  await keepHeight(page, 520);
  await openAs(page, 'editor', listPath);
  await expectList(page);
  await showRecords(page, [`${listPath}/1`, `${listPath}/2`]);
  const inspector = await openTool(page, name);
  const editors = inspector.getByRole('navigation').getByRole('button', { name: /^editor/ });
  await expect(editors).toHaveCount(2);
  for (const one of await editors.all()) {
    await one.click();
    await expect(one).toHaveAttribute('aria-current', 'true');
  }
  await editors.first().click();
  await expect(editors.first()).toHaveAttribute('aria-current', 'true');
  await expect(editors.last()).not.toHaveAttribute('aria-current');
});

test('a step shows what it changed, and the active states show their tags', async ({ page }) => {
  await keepHeight(page, 520);
  await openAs(page, 'editor', '/blank');
  const inspector = await openTool(page, name);
  await inspector.getByRole('checkbox', { name: '只看所选actor' }).check();
  const details = inspector.getByRole('complementary');
  await expect(details).toContainText('status: "perm.success"');
  await inspector.getByRole('searchbox', { name: '按事件名筛选' }).fill('done.actor');
  await inspector.getByRole('option').last().click();
  const changes = inspector.getByRole('region', { name: '变化' });
  await expect(changes).toContainText('state"member.resolving" → "member.granted.own"');
});

test('an event with a payload has no button, because without it the machine and the app would fail', async ({
  page,
}) => {
  await keepHeight(page, 520);
  await openAs(page, 'editor', '/blank');
  const inspector = await openTool(page, name);
  const details = inspector.getByRole('complementary', { name: 'session' });
  await expect(details.getByText('location.changed').first()).toBeVisible();
  await expect(details.getByRole('button', { name: '发送 token.expired' })).toBeVisible();
  await expect(details.getByRole('button', { name: '发送 location.changed' })).toHaveCount(0);
  await expect(details.getByRole('button', { name: '发送 permissions.renewed' })).toHaveCount(0);
});

test('an event can be sent from the list of possible events', async ({ page }) => {
  await keepHeight(page, 520);
  await openAs(page, 'editor', '/blank');
  const inspector = await openTool(page, name);
  await inspector.getByRole('button', { name: /^layout/ }).click();
  const nav = navigation(page);
  const before = await nav.boundingBox();
  await inspector
    .getByRole('button', { name: /^发送 sidebar/ })
    .first()
    .click();
  await expect.poll(async () => (await nav.boundingBox())?.width).not.toBe(before?.width);
});

const navigation = (page: Page) => page.getByRole('navigation').first();
