import type { Page } from '@playwright/test';
import { demoPassword, masterCode } from '#mocks/shared/accounts.ts';
import { cookieNames } from '#src/app/browser/cookies.ts';
import { cookieOf, countLoads, expectLogin, listPath, openAs, watchCalls } from '#tests/browser/support/app.ts';
import { countJumps, holdScripts, startSlowPage } from '#tests/browser/support/first-paint.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { isDeep } from '#tests/support/deep.ts';

const account = (page: Page) => page.locator('input[autocomplete=username]');
const password = (page: Page) => page.locator('input[type=password]');
const code = (page: Page) => page.locator('input[autocomplete=off]');
const picture = (page: Page) => page.locator('form img');
const submit = (page: Page) => page.locator('button[type=submit]');

/** Opens an address whose scripts are held back, and waits until it is drawn. */
async function openEarly(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('main')).toBeVisible();
}

const schemes = ['light', 'dark'] as const;

const languages = [
  { locale: 'zh-CN', lang: 'zh-CN', words: ['登录名', '密码', '验证码'] },
  { locale: 'en-GB', lang: 'en', words: ['Account', 'Password', 'Captcha'] },
  { locale: 'es-MX', lang: 'es', words: ['Cuenta', 'Contraseña', 'Código captcha'] },
  { locale: 'ja-JP', lang: 'ja', words: ['ログイン名', 'パスワード', '認証コード'] },
];

/** In `npm test` the languages alternate between the schemes. */
const schemesOf = (language: number) => (isDeep ? schemes : schemes.filter((_, turn) => turn === language % 2));

for (const [language, { locale, lang, words }] of languages.entries())
  for (const colorScheme of schemesOf(language))
    test.describe(`${locale}, ${colorScheme}`, () => {
      test.use({ locale, colorScheme });

      test('input typed before any script has loaded is used for the login', async ({ page }) => {
        const release = await holdScripts(page);
        await openEarly(page, listPath);
        await expect(page.locator('label')).toHaveText(words);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
        await expect(account(page)).toBeFocused();
        await page.keyboard.type('editor');
        await page.keyboard.press('Tab');
        await page.keyboard.type(demoPassword);
        await page.keyboard.press('ArrowLeft');
        const inputs = await page.evaluateHandle(() => [...document.querySelectorAll('input')]);

        release();
        await expect(picture(page)).toBeVisible();
        const kept = await inputs.evaluate((before) => {
          const now = [...document.querySelectorAll('input')];
          return {
            same: before.length === 3 && before.every((input, index) => input === now[index]),
            values: now.map(({ value }) => value),
            caret: now.find((input) => input === document.activeElement)?.selectionStart,
          };
        });
        expect(kept).toEqual({ same: true, values: ['editor', demoPassword, ''], caret: demoPassword.length - 1 });
        await expect(password(page)).toBeFocused();
        expect(await page.content()).not.toContain(demoPassword);
        expect(await countJumps(page)).toBe(0);

        await code(page).fill(masterCode);
        const sent = page.waitForRequest(/\/sys\/auth\/login$/);
        await page.keyboard.press('Enter');
        expect((await sent).postDataJSON()).toMatchObject({ userName: 'editor', password: demoPassword });
        await expect(page.locator('#main tbody a').first()).toBeVisible();
      });
    });

test('Enter before the scripts does not navigate, and takes effect when they load', async ({ page }) => {
  const release = await holdScripts(page);
  const loads = countLoads(page);
  await openEarly(page, '/login');
  // The browser focuses the first field a moment after drawing it.
  await expect(account(page)).toBeFocused();
  await page.keyboard.type('editor');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(account(page)).toHaveValue('editor');
  expect(page.url()).toMatch(/\/login$/);
  await expect(page.getByText('请输入密码')).toHaveCount(0);
  release();
  await expect(page.getByText('请输入密码')).toBeVisible();
  await expect(password(page)).toBeFocused();
  await expect(account(page)).toHaveValue('editor');
  expect(page.url()).toMatch(/\/login$/);
  expect(loads()).toBe(1);
});

test('a language chosen before the scripts takes effect, and no input is lost', async ({ page }) => {
  const release = await holdScripts(page);
  await openEarly(page, '/login');
  await account(page).fill('editor');
  await page.getByRole('combobox', { name: '语言' }).selectOption('ja');
  release();
  await expect(submit(page)).toHaveText('ログイン');
  await expect(account(page)).toHaveValue('editor');
  await expect.poll(() => cookieOf(page, cookieNames.language)).toBe('ja');
});

test('language, size, scheme and colour of this browser are applied before the scripts', async ({ page, baseURL }) => {
  await page.context().addCookies([
    { name: cookieNames.language, value: 'es', url: baseURL ?? '' },
    { name: cookieNames.size, value: 'mini', url: baseURL ?? '' },
  ]);
  await page.addInitScript(() => {
    localStorage.setItem('preferences', JSON.stringify({ scheme: 'dark', colour: '#1890ff' }));
  });
  const looks = () =>
    page.evaluate(() => ({
      lang: document.documentElement.lang,
      button: getComputedStyle(document.querySelector('button[type=submit]') as Element).backgroundColor,
      height: document.querySelector('input')?.offsetHeight,
      page: getComputedStyle(document.body).backgroundColor,
    }));
  await page.goto('/login');
  await expect(picture(page)).toBeVisible();
  const full = await looks();
  expect(full).toMatchObject({ lang: 'es', height: 28, page: 'rgb(36, 36, 36)' });
  await holdScripts(page);
  await openEarly(page, '/login');
  await expect(account(page)).toBeFocused();
  expect(await looks()).toEqual(full);
});

test('input is kept even if an extension adds an element to the form', async ({ page }) => {
  const release = await holdScripts(page);
  await openEarly(page, '/login');
  await page.keyboard.type('editor');
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.evaluate(() => document.querySelector('form')?.prepend(document.createElement('grammar-check')));
  release();
  await expect(picture(page)).toBeVisible();
  await expect(account(page)).toHaveValue('editor');
  await expect(password(page)).toHaveValue(demoPassword);
  await expect(password(page)).toBeFocused();
});

const frames = [
  { what: 'wide', sidebar: 210, header: 85, viewport: { width: 1280, height: 800 }, cookie: '1' },
  { what: 'narrow', sidebar: 54, header: 85, viewport: { width: 1280, height: 800 }, cookie: '0' },
  { what: 'on a phone', sidebar: 0, header: 51, viewport: { width: 390, height: 800 }, cookie: '1' },
];

for (const { what, sidebar, header, viewport, cookie } of frames)
  test(`with a token the frame of the shell is drawn first, and nothing jumps when the shell follows: ${what}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    await page.context().addCookies([{ name: cookieNames.sidebar, value: cookie, url: baseURL ?? '' }]);
    await openAs(page, 'editor');
    const release = await holdScripts(page);
    await openEarly(page, listPath);
    await expect(page.getByText('正在打开，请稍候。')).toBeVisible();
    const places = () =>
      page.evaluate(() => {
        const { x, y, width, height } = (document.querySelector('header') as Element).getBoundingClientRect();
        const menu = document.querySelector('aside:not([inert])')?.getBoundingClientRect().width ?? 0;
        return { menu, header: [x, y, width, height] };
      });
    const framed = await places();
    expect(framed).toEqual({ menu: sidebar, header: [sidebar, 0, viewport.width - sidebar, header] });
    release();
    await expect(page.locator('#main :is(tbody, li) a').first()).toBeVisible();
    expect(await places()).toEqual(framed);
    expect(await countJumps(page)).toBe(0);
  });

test('a logout pressed in the frame before the scripts takes effect, too', async ({ page }) => {
  await openAs(page, 'editor');
  const calls = watchCalls(page);
  const release = await holdScripts(page);
  await openEarly(page, listPath);
  await page.getByRole('button', { name: '退出登录' }).click();
  release();
  await expectLogin(page);
  expect(calls).toContain('DELETE /sys/auth/logout');
});

test('a missing script leaves a message in place of the drawing', async ({ page, expectConsole }) => {
  expectConsole('error', /status of 404/);
  await page.route(/\/assets\/index-.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/login');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    '重新加载',
    'reload',
    'recargue',
    '再読み込みしてください',
  ]);
  await expect(page.locator('form')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no form that does not work', async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('#root')).toBeEmpty();
    await expect(page.locator('form')).toHaveCount(0);
  });
});

test('a page that is painted before it has loaded completely becomes a complete app', async ({ page, server }) => {
  const slow = await startSlowPage(server);
  await page.goto(slow.url, { waitUntil: 'commit' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.evaluate(() => Promise.all([...document.scripts].filter(({ src }) => src).map(({ src }) => import(src))));
  slow.finish();
  await expect(picture(page)).toBeVisible();
  slow.close();
});
