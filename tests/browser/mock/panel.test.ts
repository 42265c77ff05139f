import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  cookieOf,
  expectList,
  fillLogin,
  listPath,
  openAs,
  toasts,
  submitLogin,
  tab,
  userMenu,
} from '#tests/browser/support/app.ts';
import { coveredControls } from '#tests/browser/support/covering.ts';
import { keepHeight, openTool, tools } from '#tests/browser/support/tools.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { isDeep } from '#tests/support/deep.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const name = '模拟后端';

const asked = ['/sys/log/query', '/sys/role/query'];

/** Makes parallel calls to two endpoints that the page does not use, and returns which calls of each were answered. */
const outcomes = (page: Page) =>
  page.evaluate(async (paths) => {
    await window.__mock?.forgetCalls();
    const ask = (path: string) =>
      fetch(`/backApi${path}`, { method: 'POST' }).then(
        () => null,
        () => null,
      );
    await Promise.all(Array.from({ length: 24 }, (_, index) => ask(paths[index % 2] ?? '')));
    const calls = (await window.__mock?.calls()) ?? [];
    return paths.map((path) =>
      calls.filter((call) => call.path === path).map(({ status }) => (status === 0 ? 'ill' : 'well')),
    );
  }, asked);

test('W6.1: free keys open the tools and can be changed; typing in fields never opens them', async ({ page }) => {
  await page.goto('/login');
  const panel = tools(page).getByRole('region', { name, exact: true });
  await expect(tools(page).getByRole('button', { name: '测试与开发工具' })).toBeVisible();
  await page.keyboard.press('Control+F10');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Control+F10');
  await expect(panel).toBeHidden();
  await page.getByRole('textbox', { name: '登录名' }).fill('');
  await page.getByRole('textbox', { name: '登录名' }).pressSequentially('mM`~?');
  await expect(panel).toBeHidden();
  await tools(page).getByRole('button', { name: '测试与开发工具' }).click();
  await tools(page)
    .getByRole('button', { name: `更改快捷键: ${name}` })
    .click();
  await page.keyboard.press('Control+T');
  await expect(tools(page).getByText('该快捷键归浏览器或系统所有')).toBeVisible();
  await page.keyboard.press('Control+F7');
  await expect(tools(page).getByRole('button', { name: `打开${name}（Ctrl+F7）` })).toBeVisible();
  await page.reload();
  await expect(tools(page).getByRole('button', { name: '测试与开发工具' })).toBeVisible();
  await page.keyboard.press('Control+F7');
  await expect(panel).toBeVisible();
  // The keys also work while a field of a tool has the focus.
  await panel.getByRole('button', { name: '调用记录' }).click();
  await panel.getByRole('searchbox').focus();
  await page.keyboard.press('Control+F9');
  await expect(tools(page).getByRole('region', { name: '状态机查看器', exact: true })).toBeVisible();
});

test('W6.2: the panel works above a dialog of the app, closes none of its popovers and takes no focus', async ({
  page,
}) => {
  await keepHeight(page, 300);
  await openAs(page, 'editor', '/blank');
  const panel = await openTool(page, name);
  await userMenu(page).click();
  await expect(page.getByRole('menuitem', { name: '修改密码' })).toBeVisible();
  await panel.getByRole('button', { name: '接口覆盖' }).click();
  await expect(page.getByRole('menuitem', { name: '修改密码' })).toBeVisible();
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  const old = page.getByRole('dialog', { name: '修改密码' }).getByRole('textbox', { name: '旧密码', exact: true });
  await old.fill('abc');
  await panel.getByRole('button', { name: '场景' }).click();
  await panel.getByRole('button', { name: '每次响应慢3秒' }).click();
  await expect(panel.getByRole('button', { name: /^每次响应慢3秒/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(old).toBeFocused();
  await panel.getByRole('button', { name: '接口覆盖' }).click();
  await panel.getByLabel('接口').first().fill('/sys/log/query');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: '修改密码' })).toBeVisible();
});

test('W6.8: an override strikes, and the list of calls names it', async ({ page, expectConsole }) => {
  expectConsole('error', /status of 500/);
  await keepHeight(page, 300);
  await openAs(page, 'editor', '/blank');
  const panel = await openTool(page, name);
  await panel.getByRole('button', { name: '接口覆盖' }).click();
  await panel.getByLabel('接口').first().fill(`${listPath}/query`);
  await panel.getByRole('button', { name: '添加' }).click();
  await expect(panel.getByRole('cell', { name: '尚未命中' })).toBeVisible();
  await expect(tools(page).getByRole('button', { name: '测试与开发工具: 故障已开启：1' })).toBeVisible();
  await page.evaluate((path) => history.pushState(null, '', path), listPath);
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  await expect(panel.getByRole('cell', { name: '命中1次' })).toBeVisible();
  await panel.getByRole('button', { name: '调用记录' }).click();
  const failed = panel
    .getByRole('row')
    .filter({ hasText: `${listPath}/query` })
    .filter({ hasText: '500' });
  await expect(failed).toContainText('覆盖 #1');
});

test('W6.8: an answer that is no JSON is sent unchanged', async ({ page, expectConsole }) => {
  expectConsole('error', /status of 502/);
  await keepHeight(page, 300);
  await openAs(page, 'editor', '/blank');
  const panel = await openTool(page, name);
  await panel.getByRole('button', { name: '接口覆盖' }).click();
  await panel.getByLabel('接口').first().fill('/sys/role/query');
  await panel.getByRole('spinbutton', { name: '状态码' }).fill('502');
  await panel.getByLabel('响应内容（JSON）').fill('Bad gateway');
  await panel.getByRole('button', { name: '添加' }).click();
  await expect(panel.getByRole('cell', { name: '尚未命中' })).toBeVisible();
  const answered = await page.evaluate(async () => {
    const answer = await fetch('/backApi/sys/role/query', { method: 'POST' });
    return [answer.status, await answer.text()];
  });
  expect(answered).toEqual([502, 'Bad gateway']);
});

test('W6.9: the link reproduces a run: the same sequence of answers each time, with parallel calls', async ({
  page,
  browser,
  baseURL,
}) => {
  await keepHeight(page, 300);
  await openAs(page, 'editor', '/blank');
  const panel = await openTool(page, name);
  await page.evaluate(
    ([first, second]) =>
      window.__mock?.plan({
        seed: 11,
        faults: [
          { kind: 'network', path: first, when: { chance: 0.5 } },
          { kind: 'network', path: second, when: { every: 3 } },
        ],
      }),
    asked,
  );
  await panel.getByRole('button', { name: '复制重现链接' }).click();
  await expect(panel.getByRole('button', { name: '已复制' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const path = link.slice(link.indexOf('/blank'));
  const seen: string[][][] = [];
  const times = isDeep ? 10 : 3;
  for (let time = 0; time < times; time += 1) {
    const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'zh-CN' });
    const fresh = await context.newPage();
    await fresh.goto(path);
    await expect(tools(fresh).getByRole('button', { name: /故障已开启：2/ })).toBeVisible();
    expect(new URL(fresh.url()).search).toBe('');
    seen.push(await outcomes(fresh));
    await context.close();
  }
  const [first] = seen;
  expect(seen).toEqual(Array.from({ length: times }, () => first));
  expect(first?.map((one) => new Set(one).size)).toEqual([2, 2]);
});

test('a link signs its account in, and an unreadable plan leaves the app unchanged', async ({
  page,
  expectConsole,
}) => {
  expectConsole('warn', /the plan in the address cannot be carried out/);
  await page.goto('/login');
  await expect(tools(page).getByRole('button', { name: '测试与开发工具' })).toBeVisible();
  const write = (plan: object) => Buffer.from(JSON.stringify(plan)).toString('base64url');
  await page.goto(`/blank?mock=${write({ account: 'viewer', size: 'S' })}`);
  await expect(userMenu(page)).toBeVisible();
  expect(
    await page.evaluate(async () => window.__mock?.accountOf(document.cookie.split('Admin-Token=')[1]?.split(';')[0])),
  ).toBe('viewer');
  await page.goto('/blank?mock=rubbish');
  await expect(userMenu(page)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('W6.12: a plan from yesterday raises a notice at the start, which covers no control, and one click removes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'editor', '/blank');
  await page.evaluate(() => window.__mock?.scenario({ name: 'serverSlow' }));
  const now = Date.now();
  await page.clock.setFixedTime(now + 26 * 60 * 60 * 1000);
  await page.reload();
  const alert = tools(page).getByRole('alert');
  await expect(alert).toContainText('每次响应慢3秒');
  // The day is over, and so is the session.
  await page.locator('.mantine-Notification-root').getByRole('button', { name: '关闭' }).click();
  await expect(toasts(page)).toHaveCount(0);
  expect(await coveredControls(page)).toEqual([]);
  await alert.getByRole('button', { name: '关闭故障' }).click();
  await expect(alert).toBeHidden();
  expect(await page.evaluate(() => window.__mock?.faults())).toEqual([]);
});

test('W6.11: clearing the plan settles a hanging call', async ({ page, expectConsole }) => {
  expectConsole('error', /Failed to load resource|net::ERR_FAILED/);
  expectConsole('request', /ERR_FAILED/);
  await keepHeight(page, 300);
  await openAs(page, 'editor', '/blank');
  const panel = await openTool(page, name);
  await page.evaluate(
    (path) => window.__mock?.fault({ kind: 'hang', path: `${path}/query`, when: 'always' }),
    listPath,
  );
  await page.evaluate((path) => history.pushState(null, '', path), listPath);
  await expect.poll(() => page.evaluate(async () => (await window.__mock?.faults())?.[0]?.hits)).toBe(1);
  await panel.getByRole('button', { name: '全部关闭' }).click();
  await expectList(page);
});

test('W6.13: tab, search and the window survive a reload', async ({ page }) => {
  await page.goto('/login');
  const panel = await openTool(page, name);
  await panel.getByRole('button', { name: '调用记录' }).click();
  await panel.getByRole('searchbox').fill('captcha');
  await page.reload();
  await expect(panel.getByRole('searchbox')).toHaveValue('captcha');
});

test('scenarios by click: the session expires, another person edits, the storage is full; another account', async ({
  page,
}) => {
  await keepHeight(page, 300);
  await openAs(page, 'editor', `${listPath}/1`);
  const panel = await openTool(page, name);
  await panel.getByRole('button', { name: '他人修改了当前记录' }).click();
  await expect(panel.getByText('已执行')).toBeVisible();
  expect(
    await page.evaluate(async () => {
      const token = document.cookie.split('Admin-Token=')[1]?.split(';')[0] ?? '';
      const answer = await fetch('/backApi/home/scienceKnowledge/get', {
        method: 'POST',
        headers: { Authorization: token, 'Content-Type': 'application/json' },
        body: '{"id":"1"}',
      });
      return ((await answer.json()) as { resultData: { updatedBy: string; version: number } }).resultData.version;
    }),
  ).toBe(3);
  await panel.getByRole('button', { name: '浏览器存储已满' }).click();
  await expect(panel.getByRole('button', { name: /^浏览器存储已满/ })).toHaveAttribute('aria-pressed', 'true');
  expect(
    await page.evaluate(() => {
      try {
        localStorage.setItem('anything', '1');
        return 'kept';
      } catch (error) {
        return (error as DOMException).name;
      }
    }),
  ).toBe('QuotaExceededError');
  await panel.getByRole('button', { name: '全部关闭' }).click();
  await panel.getByRole('button', { name: '登录立即过期' }).click();
  await page.evaluate((path) => history.pushState(null, '', path), listPath);
  await expect(page.getByRole('dialog')).toContainText('登录');
  await panel.getByRole('button', { name: '时钟与数据' }).click();
  const before = await cookieOf(page, 'Admin-Token');
  await panel.getByRole('combobox', { name: '账号' }).selectOption('viewer');
  await panel.getByRole('button', { name: '以此账号登录' }).click();
  await expect.poll(() => cookieOf(page, 'Admin-Token')).not.toBe(before);
  await expect(userMenu(page)).toBeVisible();
});

test('W6.3: a failure in a tool shows in its own window, and the app continues', async ({ page, expectConsole }) => {
  expectConsole('error', /TypeError/);
  // Invalid data that only a tool reads.
  await page.addInitScript(() => localStorage.setItem('inspector', '{"filter": {"events": 5}}'));
  await page.goto('/login');
  const inspector = await openTool(page, '状态机查看器');
  await expect(inspector.getByRole('alert')).toContainText('此工具出错，应用不受影响。');
  await page.keyboard.press('Control+F9');
  await fillLogin(page, 'editor');
  await submitLogin(page);
  await expect(tab(page, '首页')).toBeVisible();
});

test('W6.14: a bug bundle lists its parts, omits unticked ones, and contains no secret, no name and no typed text', async ({
  page,
}) => {
  await keepHeight(page, 420);
  await openAs(page, 'admin', '/system/userManager');
  await expectList(page);
  await page.evaluate((path) => history.pushState(null, '', path), `${listPath}/1`);
  const person = page.getByLabel('发布人').filter({ visible: true });
  await person.fill('金丝雀canary-person');
  await page.evaluate(() => window.__mock?.scenario({ name: 'serverSlow' }));
  const bundle = await openTool(page, '问题包');
  const parts = bundle.getByRole('checkbox');
  // The parts, and the choice to have all events.
  await expect(parts).toHaveCount(6);
  await bundle.getByRole('checkbox', { name: '最近的错误' }).uncheck();
  const saved = page.waitForEvent('download');
  await bundle.getByRole('button', { name: '保存问题包' }).click();
  const file = await (await saved).path();
  const text = await readFile(file, 'utf8');
  const token = await cookieOf(page, 'Admin-Token');
  expect(Object.keys(JSON.parse(text) as object)).toEqual(['kind', 'version', 'page', 'calls', 'session', 'plan']);
  expect(text).toContain('/system/userManager');
  expect(text).toContain('serverSlow');
  for (const secret of [
    token,
    'Forest@2026',
    '金丝雀',
    'canary-person',
    '平台管理员',
    '科普宣传科',
    '认识银杉',
    'data:image',
  ]) {
    expect(text.includes(secret ?? '-'), secret).toBe(false);
  }
  // Nor any mobile number.
  expect(text).not.toMatch(/(?<!\d)1\d{10}(?!\d)/);

  // The inspector of any build opens the bundle.
  await tools(page).getByRole('button', { name: '状态机查看器', exact: true }).click();
  const inspector = tools(page).getByRole('region', { name: '状态机查看器', exact: true });
  await inspector.getByLabel('打开会话或问题包').setInputFiles(file);
  await expect(inspector.getByText(/正在查看文件，来自版本/)).toBeVisible();
  await inspector.getByRole('listbox').press('Home');
  await expect(inspector.getByText('正在查看第1步')).toBeVisible();
});
