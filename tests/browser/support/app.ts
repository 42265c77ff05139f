import { expect, type Locator, type Page } from '@playwright/test';
import { parse } from 'valibot';
import { Plan, planParameter, writePlan } from '#mocks/control/plan.ts';
import { demoPassword, masterCode } from '#mocks/shared/accounts.ts';

export const listPath = '/home/scienceKnowledge';

/** The address of the page without its origin. */
export const addressOf = (page: Page): string => page.url().slice(new URL(page.url()).origin.length);

/** The address to which the login page will redirect. */
export const redirectOf = (page: Page): string | null => new URL(page.url()).searchParams.get('redirect');

interface Typed {
  password?: string;
  code?: string;
}

/** Waits for the captcha: the login page has its answer. A call that is pending when the mock is reset fails (fault L11). */
export const expectCaptcha = (page: Page) => page.getByRole('img', { name: '验证码图片' }).waitFor();

/** Waits for the captcha, and fills the login form in. */
export async function fillLogin(
  page: Page,
  account: string,
  { password = demoPassword, code = masterCode }: Typed = {},
) {
  await expectCaptcha(page);
  await page.getByRole('textbox', { name: '登录名' }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('textbox', { name: '验证码' }).fill(code);
}

export const submitLogin = (page: Page) => page.getByRole('button', { name: '登录', exact: true }).click();

/** Logs in on the login page, and waits for the shell. */
export async function logIn(page: Page, account: string) {
  await fillLogin(page, account);
  await submitLogin(page);
  await expect(userMenu(page)).toBeVisible();
}

/** Opens an address without a session, and logs in. */
export async function openThroughLogin(page: Page, account: string, address = '/blank') {
  await page.goto(address);
  await logIn(page, account);
}

/** Opens an address with a session, without the login page: the server creates it, the mock build by a link of its own. */
export async function openAs(page: Page, account: string, address = '/blank') {
  const isBegun = await beginSession(page, account);
  await page.goto(isBegun ? address : signedIn(address, account));
  await userMenu(page).waitFor();
}

/** Adds a plan to the address that signs the account in. The mock build takes the plan out of the address. */
function signedIn(address: string, account: string): string {
  const [path = '', hash] = address.split('#');
  const plan = `${planParameter}=${writePlan(parse(Plan, { account }))}`;
  return `${path}${path.includes('?') ? '&' : '?'}${plan}${hash === undefined ? '' : `#${hash}`}`;
}

/** Gives the page the cookies of a new session; false in the mock build, whose back-end starts with its page. */
async function beginSession(page: Page, account: string): Promise<boolean> {
  const answer = await page.request.post('/__mock/signIn', { data: JSON.stringify(account) });
  if (!answer.ok()) return false;
  const cookie = { url: new URL(answer.url()).origin, sameSite: 'Lax' } as const;
  await page.context().addCookies([
    { ...cookie, name: 'Admin-Token', value: (await answer.json()) as string },
    { ...cookie, name: 'Admin-Account', value: account },
  ]);
  return true;
}

export const userMenu = (page: Page): Locator => page.getByRole('button', { name: /^账号菜单/ });

/** Waits until a menu is open and focused. Before that it ignores keys. */
export const expectMenu = (page: Page) => expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);

export async function logOut(page: Page) {
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expectLogin(page);
}

export async function expectLogin(page: Page) {
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/login');
}

/** Expects no part of the shell or its pages in the document. */
export async function expectNothingProtected(page: Page) {
  await expect(page.locator('aside, table, #main, [role=dialog]')).toHaveCount(0);
  await expect(page.getByText('科普知识')).toHaveCount(0);
}

/** The visible page. The pages of other tabs are in the document too, but hidden. */
export const shownPage = (page: Page): Locator => page.locator('#main').locator(':scope > *').filter({ visible: true });

export const tabBar = (page: Page): Locator => page.getByRole('navigation', { name: '已打开的页面' });

export const tabTitles = (page: Page): Locator => tabBar(page).getByRole('link');

export const tab = (page: Page, name: string): Locator => tabBar(page).getByRole('link', { name, exact: true });

/** Clicks an entry of the sidebar. */
export const chooseInMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name, exact: true }).click();

/** A row of the visible list, by a part of its text. */
export const rowOf = (page: Page, text: string): Locator => shownPage(page).getByRole('row').filter({ hasText: text });

export const toasts = (page: Page): Locator => page.locator('.mantine-Notification-description');

/** Waits until the visible list shows its records. */
export const expectList = (page: Page) => expect(shownPage(page).getByText(/^共\d+条$/)).toBeVisible();

/** Records the back-end calls that the page makes from now on: `POST /sys/auth/login`. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/backApi/')) calls.push(`${request.method()} ${path.slice('/backApi'.length)}`);
  });
  return calls;
}

/** Returns a function that counts how often the page was loaded from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

export const cookieOf = async (page: Page, name: string): Promise<string | undefined> =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)?.value;

/** Signs in without the user interface, and returns the token. */
export async function signIn(page: Page, account: string): Promise<string> {
  const answer = await page.request.post('/__mock/signIn', { data: JSON.stringify(account) });
  if (answer.ok()) return (await answer.json()) as string;
  return (await page.evaluate((given) => window.__mock?.signIn(given), account)) ?? '';
}

/**
 * For a session that has ended on the server: refreshes the list, which reports the expiry, and logs in again as the
 * editor.
 */
export async function logInAgain(page: Page) {
  await shownPage(page).getByRole('button', { name: '刷新' }).click();
  await page.getByRole('button', { name: '重新登录' }).click();
  await expectLogin(page);
  expect(await cookieOf(page, 'Admin-Token')).toBeUndefined();
  await logIn(page, 'editor');
}

/** The name of the button that saves a record without any further step: of a draft, or of what is online. */
export const saveButton = /^保存(并更新前台)?$/;

/** The page says that nothing is unsaved any more. */
export const expectSaved = (page: Page): Promise<void> =>
  expect(
    shownPage(page)
      .getByRole('status')
      .filter({ hasText: /(更新|修改)于|没有未保存的修改/ }),
  ).toBeVisible();
