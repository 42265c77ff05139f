import { scriptInNode } from '#tests/mocks/script/hosts.ts';
import { runScript, scriptAgent, scriptTime } from '#tests/mocks/script/script.ts';
import { sendFrom } from '#tests/browser/support/script.ts';
import { findChromium } from '#tests/browser/support/chromium.ts';
import {
  expectCaptcha,
  expectList,
  expectSaved,
  listPath,
  logIn,
  rowOf,
  saveButton,
  shownPage,
} from '#tests/browser/support/app.ts';
import { openTool, tools } from '#tests/browser/support/tools.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const chromium = await findChromium();

// A host name of an office network: plain http, which is no secure context.
const host = 'office.test';
test.use({
  userAgent: scriptAgent,
  launchOptions: { ...chromium, args: [...chromium.args, `--host-resolver-rules=MAP ${host} 127.0.0.1`] },
  acceptDownloads: true,
});

test('fault L5: on a plain-http address of the network the mock answers in the page, and a notice reports it', async ({
  page,
  baseURL,
}) => {
  const origin = (baseURL ?? '').replace('127.0.0.1', host);
  const left: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/backApi/')) left.push(request.url());
  });
  await page.goto(`${origin}${listPath}`);
  await logIn(page, 'editor');
  await expectList(page);
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false]);
  await expect(tools(page).getByRole('button', { name: /在此页面内应答/ })).toBeVisible();

  // Records are changed, and the changes survive a reload.
  await page.goto(`${origin}${listPath}/2`);
  const person = shownPage(page).getByLabel('发布人');
  await person.fill('银杉小组');
  await shownPage(page).getByRole('button', { name: saveButton }).click();
  await expectSaved(page);
  await page.reload();
  await expect(person).toHaveValue('银杉小组');
  expect(left).toEqual([]);
});

test('fault L5: 40 calls give the same answers in the page as in Node', async ({ page, baseURL }) => {
  await page.clock.setFixedTime(scriptTime);
  await page.goto(`${(baseURL ?? '').replace('127.0.0.1', host)}/login`);
  await expectCaptcha(page);
  await page.evaluate(() => window.__mock?.reset());
  const answers = await runScript(sendFrom(page), 40);
  expect(answers).toEqual((await scriptInNode(40)).answers);
});

test('fault L13: pictures and downloads are mocked in the page, too', async ({ page, baseURL }) => {
  const origin = (baseURL ?? '').replace('127.0.0.1', host);
  await page.goto(`${origin}${listPath}`);
  const captcha = page.getByRole('img', { name: '验证码图片' });
  await expect.poll(() => captcha.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await logIn(page, 'editor');
  await expectList(page);
  await page.goto(`${origin}${listPath}/2`);
  const cover = shownPage(page).getByRole('img', { name: /封面/ }).first();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.goto(`${origin}${listPath}`);
  await expectList(page);
  const saved = page.waitForEvent('download');
  await shownPage(page).getByRole('button', { name: '导出' }).click();
  await page.getByRole('menuitem', { name: 'Excel表格（XLSX）' }).click();
  expect((await saved).suggestedFilename()).toMatch(/科普知识.*\.(xlsx|csv)$/);
  await expect(rowOf(page, '银杉').first()).toBeVisible();
});

test('fault L5: the tools copy without the clipboard API', async ({ page, baseURL }) => {
  await page.goto(`${(baseURL ?? '').replace('127.0.0.1', host)}/login`);
  await expectCaptcha(page);
  const name = page.getByRole('textbox', { name: '登录名' });
  await name.focus();
  const panel = await openTool(page, '模拟后端');
  await panel.getByRole('button', { name: '复制重现链接' }).click();
  await expect(panel.getByRole('button', { name: '已复制' })).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.press('Control+V');
  await expect(name).toHaveValue(/^http:\/\/office\.test:\d+\/login\?mock=[\w-]+$/);
});
