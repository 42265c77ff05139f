import { expectLogin } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const words = '应用无法继续运行，请重新加载。';

test('an error above every page leaves a message in the current language, even if the page is translated, and a reload', async ({
  page,
  expectConsole,
}) => {
  expectConsole('exception', /no media/);
  expectConsole('error', /no media/);
  await page.goto('/login');
  await expectLogin(page);
  // Mantine’s provider calls it.
  const script = await page.addInitScript(() => {
    window.matchMedia = () => {
      // The browser’s own translation also changes this attribute.
      document.documentElement.lang = 'fr';
      throw new Error('no media');
    };
  });
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(`${words}重新加载`);
  await script.dispose();
  await page.getByRole('button', { name: '重新加载' }).click();
  await expectLogin(page);
});

test('a failing crash screen leaves a message and a reload', async ({ page, expectConsole }) => {
  expectConsole('error', /status of 404|dynamically imported module|no crash screen/);
  expectConsole('exception', /no crash screen/);
  // The component that uses these words cannot be rendered.
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    const script = await (await route.fetch()).text();
    const without = script.replace(/\w+\(`crash\.app`\)/, "(()=>{throw Error('no crash screen')})()");
    await route.fulfill({ contentType: 'text/javascript', body: without });
  });
  await page.route(/\/assets\/shell-.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/login');
  await page.getByRole('textbox', { name: '登录名' }).fill('editor');
  await page.getByLabel('密码', { exact: true }).fill('Forest@2026');
  await page.getByRole('textbox', { name: '验证码' }).fill('0000');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(`${words}重新加载`);
  await page.unrouteAll();
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('您好');
});

test('an app that cannot start shows a message in every language, and offers a reload', async ({
  page,
  expectConsole,
}) => {
  expectConsole('exception', /no languages of Kanarie/);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', {
      get: () => {
        throw new Error('no languages of Kanarie-7f3a');
      },
    });
  });
  await page.goto('/login');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['重新加载', 'Reload', 'Recargar', '再読み込み']);
  await expect(page.locator('body')).not.toContainText('Kanarie');
});
