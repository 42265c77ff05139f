import type { Page } from '@playwright/test';
import { isListed } from '#src/api/endpoints/real-paths.ts';
import { test as plain } from '#tests/browser/support/test.ts';
import { expect, realPaths, test } from '#tests/browser/support/mixed.ts';
import {
  expectList,
  expectSaved,
  listPath,
  logIn,
  openThroughLogin,
  rowOf,
  saveButton,
  shownPage,
} from '#tests/browser/support/app.ts';
import { openTool, tools } from '#tests/browser/support/tools.ts';

const newsPath = '/home/informationCenter';
const record = `${listPath}/45`;
/** The end of the title that only the real server has. */
const realTitle = '（他人已改）';

const badge = (page: Page) => tools(page).getByRole('button', { name: /^测试与开发工具/ });
const back = (page: Page) => tools(page).getByRole('button', { name: '全部改回模拟' });

/** The paths of the calls that the mock in the page has answered since it was loaded. */
const mockedPaths = (page: Page) =>
  page.evaluate(async () => ((await window.__mock?.calls()) ?? []).map(({ path }) => path));

/** Saves another publisher in the record that the page shows. */
async function savePublisher(page: Page, publisher: string): Promise<void> {
  await shownPage(page).getByLabel('发布人').fill(publisher);
  await shownPage(page).getByRole('button', { name: saveButton }).click();
  await expectSaved(page);
}

test('mixed mode: listed endpoints are those of the real server, all others those of the mock, and one click leads back', async ({
  page,
  real,
}) => {
  await real.backend.commands.act({ act: 'edit', path: listPath, id: '45' });
  // The page does not know the address of the real server.
  expect(await (await page.request.get('/mixed.json')).json()).toEqual({ paths: realPaths, account: 'admin' });
  const realCalls = () => real.backend.calls.list().map(({ path }) => path);

  await test.step('a list and a write to it', async () => {
    await openThroughLogin(page, 'editor', listPath);
    await expect(badge(page)).toHaveText('混合 · 真实：/sys、/home/scienceKnowledge');
    await expect(rowOf(page, realTitle)).toBeVisible();
    await page.goto(record);
    await savePublisher(page, '真实的发布人');
    expect(realCalls()).toContain(`${listPath}/update`);
  });

  await test.step('another list and a write to it, with the session of the real server', async () => {
    await page.goto(newsPath);
    await expectList(page);
    await page.goto(`${newsPath}/2`);
    await savePublisher(page, '模拟的发布人');
    const mocked = await mockedPaths(page);
    expect(mocked).toContain(`${newsPath}/update`);
    expect(mocked.filter((path) => isListed(realPaths, path))).toEqual([]);
    expect(realCalls().filter((path) => !isListed(realPaths, path))).toEqual([]);
  });

  await test.step('one click gives all calls back to the mock, which does not know the session', async () => {
    const calls = realCalls().length;
    await back(page).click();
    await expect(back(page)).toBeHidden();
    await logIn(page, 'editor');
    await page.goto(listPath);
    await expectList(page);
    await expect(rowOf(page, realTitle)).toBeHidden();
    expect(realCalls()).toHaveLength(calls);
  });

  await test.step('the panel chooses other paths, and refuses those that no endpoint has', async () => {
    const panel = await openTool(page, '模拟后端');
    await panel.getByRole('button', { name: '真实服务器' }).click();
    const paths = panel.getByLabel('由真实服务器应答的接口路径');
    await paths.fill('/sys,/hom');
    await expect(panel.getByRole('alert')).toHaveText('没有接口以此开头：/hom');
    await paths.fill('/home/scienceKnowledge');
    await expect(panel.getByRole('alert')).toContainText('登录仍由模拟后端应答');
    await panel.getByRole('button', { name: '应用并重新加载' }).click();
    await expect(badge(page)).toHaveText('混合 · 真实：/home/scienceKnowledge');
  });
});

plain(
  'fault L7: without a host that forwards calls, none leaves the page, whatever the tab has chosen before',
  async ({ page }) => {
    const left: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/realApi/')) left.push(request.url());
    });
    await page.addInitScript(() => sessionStorage.setItem('mock-real-paths', '/sys,/home'));
    await openThroughLogin(page, 'editor', listPath);
    await expectList(page);
    expect(left).toEqual([]);
    const panel = await openTool(page, '模拟后端');
    await panel.getByRole('button', { name: '真实服务器' }).click();
    await expect(panel.getByText('没有配置真实服务器')).toBeVisible();
  },
);
