import type { Page } from '@playwright/test';
import { expectLogin, fillLogin, submitLogin, userMenu } from '#tests/browser/support/app.ts';
import { expect, hosts, test } from '#tests/browser/support/hosts.ts';

/** The host’s config.json, as written by hand. */
const say = (page: Page, body: string, contentType = 'application/json') =>
  page.route('**/config.json', (route) => route.fulfill({ body, contentType }));

for (const host of hosts)
  test.describe(host, () => {
    test.use({ host });

    test('config.json changes the address of the API and the prefix of the token without a new build', async ({
      page,
    }) => {
      await say(page, '{"apiBase": "/gateway/backApi", "authorizationPrefix": "Bearer "}');
      const calls: string[] = [];
      await page.route('**/gateway/**', async (route) => {
        const call = route.request();
        const { pathname, origin } = new URL(call.url());
        const authorization = call.headers()['authorization'];
        calls.push(`${pathname} ${authorization?.replace(/\S+$/, 'token') ?? 'nothing'}`);
        const headers = { ...call.headers(), ...(authorization ? { authorization: authorization.slice(7) } : {}) };
        const answer = await route.fetch({ url: origin + pathname.replace('/gateway', ''), headers });
        await route.fulfill({ response: answer });
      });
      await page.goto('/login');
      await fillLogin(page, 'editor');
      await submitLogin(page);
      await expect(userMenu(page)).toBeVisible();
      expect(calls.slice(0, 2)).toEqual([
        '/gateway/backApi/sys/auth/captcha nothing',
        '/gateway/backApi/sys/auth/login nothing',
      ]);
      expect(calls.slice(2)).toContain('/gateway/backApi/sys/auth/permissions Bearer token');
      expect(calls.slice(2).filter((call) => !/^\/gateway\/backApi\/\S+ Bearer token$/.test(call))).toEqual([]);
      // Pending calls end first, because the page closes next.
      await page.unrouteAll({ behavior: 'wait' });
    });

    test('without config.json, or with a page in its place, the values of the build apply', async ({ page }) => {
      await say(page, '<!doctype html><title>app</title>', 'text/html');
      const sent = page.waitForRequest(/\/sys\/auth\/captcha$/);
      await page.goto('/login');
      await expectLogin(page);
      expect(new URL((await sent).url()).pathname).toBe('/backApi/sys/auth/captcha');
    });
  });

const misconfigured = {
  zh: '服务器上的config.json有误，请管理员按下例更正。',
  en: 'config.json on the server is wrong. Ask an administrator to correct it as below.',
  es: 'config.json en el servidor no es correcto. Pida a un administrador que lo corrija como sigue.',
  ja: 'サーバーのconfig.jsonに誤りがあります。管理者に次の例での修正を依頼してください。',
};

for (const [locale, words] of Object.entries(misconfigured))
  test.describe(locale, () => {
    test.use({ locale });

    test('a wrong value of config.json is reported, and nothing is sent', async ({ page, expectConsole }) => {
      expectConsole('error', /config\.json is not usable\. It takes:\nidleMinutes: 0 … 1440\napiBase: "\/backApi"/);
      await say(page, '{"idleMinutes": "never", "apiBase": "https://elsewhere.example", "authorizationPrefix": ""}');
      const calls: string[] = [];
      page.on('request', (call) => void (call.method() === 'POST' && calls.push(call.url())));
      await page.goto('/login');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(words);
      await expect(alert).toContainText('idleMinutes: 0 … 1440; apiBase: "/backApi"');
      expect(calls).toEqual([]);

      await page.unroute('**/config.json');
      await alert.getByRole('button').click();
      await expect(page.locator('input[type=password]')).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  });
