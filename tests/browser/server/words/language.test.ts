import { expect, test } from '#tests/browser/support/test.ts';

const logIn = { zh: '登录', en: 'Log in', es: 'Iniciar sesión', ja: 'ログイン' };

for (const { locale, cookie, language } of [
  { locale: 'zh-CN', cookie: null, language: 'zh' },
  { locale: 'fr-FR', cookie: null, language: 'en' },
  { locale: 'es-MX', cookie: null, language: 'es' },
  { locale: 'ja-JP', cookie: 'es', language: 'es' },
  { locale: 'ja-JP', cookie: 'klingon', language: 'ja' },
] as const) {
  test.describe(`a browser in ${locale}, cookie ${cookie ?? 'absent'}`, () => {
    test.use({ locale });

    test(`reads ${language} (L01, L02, fault H2)`, async ({ page, context, baseURL }) => {
      if (cookie) await context.addCookies([{ name: 'language', value: cookie, url: baseURL ?? '' }]);
      await page.goto('/login');
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      await expect(page.locator('button[type=submit]')).toHaveText(logIn[language]);
    });
  });
}

test('the language switches at once and is stored (1.8)', async ({ page, context }) => {
  await page.goto('/login');
  const account = page.locator('form input').first();
  await account.fill('editor');
  await page.getByRole('combobox', { name: '语言' }).selectOption('ja');
  await expect(page.locator('button[type=submit]')).toHaveText(logIn.ja);
  await expect(page.locator('html')).toHaveAttribute('lang', /^ja/);
  await expect(account).toHaveValue('editor');
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('ja');
  await page.reload();
  await expect(page.locator('button[type=submit]')).toHaveText(logIn.ja);
});
