import type { Page } from '@playwright/test';
import { demoPassword, masterCode } from '#mocks/shared/accounts.ts';
import { addressOf, expectLogin, listPath, logIn, userMenu } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { isDeep } from '#tests/support/deep.ts';

/** Values that lead to another origin, run a script, or return to the login (B1, B3, B4). */
const hostile: Record<string, readonly string[]> = {
  'another origin': [
    'https://evil.example/',
    'http:evil.example',
    'https:/evil.example',
    'HTTPS://evil.example',
    '//evil.example',
    '///evil.example',
    '////evil.example/%2e%2e',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/%09/evil.example',
    '/%5cevil.example',
    '/%2f/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '//user@evil.example',
    '/\u0000/evil.example',
    '/\u0085/evil.example',
    'evil.example',
    '@evil.example',
    '?redirect=//evil.example',
    '#//evil.example',
  ],
  'a script': [
    'javascript:window.__xss=1',
    'JaVaScRiPt:window.__xss=1',
    '\u0001javascript:window.__xss=1',
    'java\nscript:window.__xss=1',
    'javascript://%0awindow.__xss=1',
    'data:text/html,<script>window.__xss=1</script>',
    'blob:https://evil.example/1',
    'vbscript:window.__xss=1',
  ],
  'the login itself': [
    '/login',
    '/login?redirect=/login',
    '/login/',
    '/%6cogin',
    '/auth-redirect',
    '/redirect/login',
    '/redirect/redirect/blank',
    '/redirect//evil.example',
    '/404',
    '/error?redirect=/error',
    '/',
  ],
};

/** One value in four, because each takes a login. `tests/domain/routes/redirect.test.ts` tests them all. */
const sampled = <One>(all: readonly One[]): readonly One[] =>
  isDeep ? all : all.filter((_, index) => index % 4 === 0);

for (const [kind, values] of Object.entries(hostile)) {
  test(`redirects to ${kind} lead home (G17, G18, fault B1, B3, B4)`, async ({ page, baseURL }) => {
    await openLogin(page);
    const watched = countLocations(page);
    for (const value of sampled(values)) {
      const { address, locations } = await logInThere(page, `?redirect=${encodeURIComponent(value)}`, watched);
      expect.soft(address, JSON.stringify(value)).toBe('/blank');
      expect.soft(locations, JSON.stringify(value)).toBeLessThan(4);
      await leave(page);
    }
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
    expect(await page.evaluate(() => '__xss' in window)).toBe(false);
  });
}

const addresses = [
  { search: `?redirect=${listPath}`, leads: listPath },
  { search: `?redirect=${encodeURIComponent(`${listPath}?status=online#x`)}`, leads: `${listPath}?status=online#x` },
  { search: `?redirect=${encodeURIComponent(listPath)}&src=mail`, leads: `${listPath}?src=mail` },
  { search: `?redirect=${encodeURIComponent(listPath)}&redirect=//evil.example`, leads: listPath },
  { search: `?redirect=//evil.example&redirect=${encodeURIComponent(listPath)}`, leads: '/blank' },
  { search: '?redirect=%E0%A4%A', leads: '/blank' },
];

test('redirects to a page lead there with other keys, and the first of two counts (G18, G19)', async ({ page }) => {
  await openLogin(page);
  const watched = countLocations(page);
  for (const { search, leads } of addresses) {
    expect.soft((await logInThere(page, search, watched)).address, search).toBe(leads);
    await leave(page);
  }
});

for (const value of ['//evil.example', '/\\evil.example', 'javascript:window.__xss=1', '/login?redirect=/login']) {
  test(`opened as an address, ${value} leads home too (G17, G18)`, async ({ page, baseURL }) => {
    await page.goto(`/login?redirect=${encodeURIComponent(value)}`);
    await logIn(page, 'editor');
    await expect(page).toHaveURL(`${baseURL}/blank`);
    expect(await page.evaluate(() => '__xss' in window)).toBe(false);
  });
}

async function openLogin(page: Page) {
  await page.goto('/login');
  // The first login loads the code of the shell, so that later ones are fast.
  await logIn(page, 'editor');
  await leave(page);
}

/** Deletes the token, as a logout in another browser tab does. */
async function leave(page: Page) {
  await page.context().clearCookies({ name: 'Admin-Token' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectLogin(page);
}

/** Logs in at this login address without loading the page, because dozens of whole logins would take minutes. */
async function logInThere(page: Page, search: string, locations: () => number) {
  await page.evaluate((address) => history.pushState(null, '', address), `/login${search}`);
  const before = locations();
  await page.evaluate(
    async ([password, code]) => {
      const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
      while (!document.querySelector('form img')) await painted();
      const typed = ['editor', password, code];
      for (const [index, input] of document.querySelectorAll<HTMLInputElement>('form input').entries())
        input.value = typed[index] ?? '';
      document.querySelector('form')?.requestSubmit();
    },
    [demoPassword, masterCode] as const,
  );
  await expect(userMenu(page)).toBeVisible();
  return { address: addressOf(page), locations: locations() - before };
}

/** Counts the addresses of the page. */
function countLocations(page: Page): () => number {
  let count = 0;
  page.on('framenavigated', () => {
    count += 1;
  });
  return () => count;
}
