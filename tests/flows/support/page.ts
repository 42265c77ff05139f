import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { demoPassword, masterCode } from '#mocks/shared/accounts.ts';
import type { Language } from '#src/i18n/languages.ts';

/** The address in view, from the path on. */
export const address = (): string => location.pathname + location.search + location.hash;

/** Where the login address leads afterwards. */
export const redirectOf = (): string | null => new URLSearchParams(location.search).get('redirect');

/** The page in view. The pages of the other tabs are in the document too, out of sight. */
export function shownPage(): HTMLElement {
  const main = document.querySelector('#main');
  const shown = [...(main?.children ?? [])].filter((page) => getComputedStyle(page).display !== 'none');
  if (shown.length !== 1) throw new Error(`${shown.length} pages are in view`);
  return shown[0] as HTMLElement;
}

export const onPage = () => within(shownPage());

/** Waits until the page in view has these words in one place. */
export const findOnPage = (text: string | RegExp): Promise<HTMLElement> => waitFor(() => onPage().getByText(text));

/** The entries of the menu that is open. Where it opens is no subject in jsdom, which hides what has no place. */
export async function menuItems(): Promise<string[]> {
  const items = await screen.findAllByRole('menuitem', { hidden: true });
  return items.map((item) => item.textContent);
}

/** The words of the messages on screen. */
export const shownToasts = (): string[] => messagesIn(document).map((message) => message.textContent);

/** The words of all messages so far, each once: on a busy machine one may be gone again before a test looks. */
export function toasts(): string[] {
  note(watch.takeRecords());
  return [...told].map((message) => message.textContent);
}

/** Waits for a message that no earlier call has waited for. */
export const hear = (text: string | RegExp): Promise<string> =>
  waitFor(() => {
    const all = toasts();
    const message = [...told].find(
      (one) => !heard.has(one) && (typeof text === 'string' ? one.textContent === text : text.test(one.textContent)),
    );
    if (!message) throw new Error(`no message “${String(text)}” among ${JSON.stringify(all)}`);
    heard.add(message);
    return message.textContent;
  });

/** Points at a message, which then stays: it would be gone when what follows takes its time. */
export async function pointAt(text: string): Promise<void> {
  const message = await screen.findByText(text, { selector: '.mantine-Notification-description *' });
  fireEvent.mouseOver(message);
}

const messagesIn = (root: ParentNode): Element[] => [...root.querySelectorAll('.mantine-Notification-description')];

const told = new Set<Element>();
const heard = new WeakSet<Element>();
const note = (changes: readonly MutationRecord[]) => {
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
  for (const message of added.flatMap(messagesIn)) told.add(message);
};
const watch = new MutationObserver(note);
watch.observe(document, { childList: true, subtree: true });
afterEach(() => {
  watch.takeRecords();
  told.clear();
});

/** The titles of the dialogs on screen. */
export const dialogs = (): string[] =>
  [...document.querySelectorAll('[role=dialog] .mantine-Modal-title')].map((title) => title.textContent);

/** The tab bar: its titles in order. */
export const tabBar = (): string[] => tabLinks().map((link) => link.textContent);

export const activeTabs = (): string[] =>
  tabLinks()
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

export function tabNamed(title: string): HTMLElement {
  const link = tabLinks().find((candidate) => candidate.textContent === title);
  if (!link) throw new Error(`there is no tab ${title}`);
  return link;
}

const tabLinks = () =>
  [...document.querySelectorAll<HTMLElement>('header li > a')].filter((link) => link.closest('ul'));

/** Opens a tab's context menu. */
export const openTabMenu = (user: UserEvent, title: string) =>
  user.pointer({ keys: '[MouseRight]', target: tabNamed(title) });

/** Chooses an entry of a tab's context menu. */
export async function chooseOnTab(user: UserEvent, title: string, action: string) {
  await openTabMenu(user, title);
  await user.click(await screen.findByText(action, { selector: '[role=menuitem] *' }));
}

/** Closes a tab by its own control. */
export const closeTab = (user: UserEvent, title: string) => user.click(closeControlOf(title) as Element);

export const closeControlOf = (title: string): Element | null | undefined =>
  tabNamed(title).closest('li')?.querySelector('button');

/** The sidebar: titles of groups and pages in order. */
export const menu = (): string[] =>
  [...document.querySelectorAll('aside nav a, aside nav button')].map((entry) => entry.textContent);

/** Follows an entry of the sidebar. */
export const chooseInMenu = (user: UserEvent, title: string) =>
  user.click(within(document.querySelector('aside') as HTMLElement).getByText(title));

/** Fills the login form and submits it, once its captcha is there. */
export async function logIn(user: UserEvent, account: string, { password = demoPassword, code = masterCode } = {}) {
  await screen.findByAltText('验证码图片');
  await fill(user, screen.getByLabelText('登录名'), account);
  await fill(user, screen.getByLabelText('密码'), password);
  await fill(user, screen.getByLabelText('验证码'), code);
  await user.click(screen.getByRole('button', { name: '登录' }));
}

/** Logs out by the menu of the person. */
export async function logOut(user: UserEvent) {
  await user.click(await screen.findByLabelText(/^账号菜单/));
  await user.click(await screen.findByText('退出登录'));
}

/** Chooses a language where the page offers it. */
export const switchLanguage = (language: Language) =>
  fireEvent.change(document.querySelector('header select, main select') as HTMLSelectElement, {
    target: { value: language },
  });

/** Puts a value into a field at once: keystroke by keystroke is no subject here. */
export async function fill(user: UserEvent, field: HTMLElement, value: string) {
  if ((field as HTMLInputElement).value !== '') await user.clear(field);
  if (value === '') return;
  await user.click(field);
  await user.paste(value);
}
