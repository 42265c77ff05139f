import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { demoPassword, masterCode } from '#mocks/shared/accounts.ts';
import type { Language } from '#src/i18n/languages.ts';
import { changeLanguage } from '#src/i18n/setup.ts';
import { expect } from 'vitest';
import { afterEveryTest } from '#tests/setup/after-each.ts';

/** The page's address without its origin. */
export const address = (): string => location.pathname + location.search + location.hash;

/** The address to which the login page will redirect. */
export const redirectOf = (): string | null => new URLSearchParams(location.search).get('redirect');

/** The visible page. The pages of other tabs are in the document too, but hidden. */
export function shownPage(): HTMLElement {
  const main = document.querySelector('#main');
  const shown = [...(main?.children ?? [])].filter((page) => getComputedStyle(page).display !== 'none');
  if (shown.length !== 1) throw new Error(`${shown.length} pages are in view`);
  return shown[0] as HTMLElement;
}

export const onPage = () => within(shownPage());

/** Waits until exactly one element of the visible page has this text. */
export const findOnPage = (text: string | RegExp): Promise<HTMLElement> => waitFor(() => onPage().getByText(text));

/** The entries of the open menu. `hidden`, because jsdom has no layout and takes the menu for hidden. */
export async function menuItems(): Promise<string[]> {
  const items = await screen.findAllByRole('menuitem', { hidden: true });
  return items.map((item) => item.textContent);
}

/** The texts of the messages on the screen. */
export const shownToasts = (): string[] => messagesIn(document).map(wordsOf);

/** The texts of all messages so far, each once. On a busy machine a message may be gone before a test looks for it. */
export function toasts(): string[] {
  note(watch.takeRecords());
  return [...seen].map(wordsOf);
}

/** Waits for a message that no earlier call has waited for. */
export const findToast = (text: string | RegExp): Promise<string> =>
  waitFor(() => {
    const all = toasts();
    const message = [...seen].find(
      (one) => !found.has(one) && (typeof text === 'string' ? wordsOf(one) === text : text.test(wordsOf(one))),
    );
    if (!message) throw new Error(`no message “${String(text)}” among ${JSON.stringify(all)}`);
    found.add(message);
    return wordsOf(message);
  });

/** Hovers over a message, which keeps it on the screen during the next steps. */
export async function pointAt(text: string): Promise<void> {
  const message = await screen.findByText(text, { selector: '.mantine-Notification-description *' });
  fireEvent.mouseOver(message);
}

/** Presses *undo* in a message. The text editor has a button with the same name. */
export const pressUndo = async (user: UserEvent) =>
  user.click(await screen.findByText('撤销', { selector: '.mantine-Notification-description button *' }));

/** Waits until the page says that nothing is unsaved any more. */
export const findSaved = () =>
  waitFor(() =>
    expect(
      onPage()
        .getAllByRole('status')
        .map((one) => one.textContent)
        .join(),
    ).toMatch(/(更新|修改)于|没有未保存的修改/),
  );

/** The text of a message, without the offer to undo. */
const wordsOf = (message: Element): string => message.textContent.replace(/(撤销后.*)?撤销$/, '');

const messagesIn = (root: ParentNode): Element[] => [...root.querySelectorAll('.mantine-Notification-description')];

const seen = new Set<Element>();
const found = new WeakSet<Element>();
const note = (changes: readonly MutationRecord[]) => {
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
  for (const message of added.flatMap(messagesIn)) seen.add(message);
};
const watch = new MutationObserver(note);
watch.observe(document, { childList: true, subtree: true });
afterEveryTest(() => {
  watch.takeRecords();
  seen.clear();
});

/** The titles of the dialogs on the screen. */
export const dialogs = (): string[] =>
  [...document.querySelectorAll('[role=dialog] .mantine-Modal-title')].map((title) => title.textContent);

/** The titles in the tab bar, in order. */
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

/** Closes a tab by its close button. */
export const closeTab = (user: UserEvent, title: string) => user.click(closeControlOf(title) as Element);

export const closeControlOf = (title: string): Element | null | undefined =>
  tabNamed(title).closest('li')?.querySelector('button');

/** The titles of groups and pages in the sidebar, in order. */
export const menu = (): string[] =>
  [...document.querySelectorAll('aside nav a, aside nav button')].map((entry) =>
    // Without the counts.
    [...entry.childNodes]
      .map((part) => (part instanceof Element && part.hasAttribute('title') ? '' : part.textContent))
      .join(''),
  );

/** Clicks an entry of the sidebar. */
export const chooseInMenu = (user: UserEvent, title: string) =>
  user.click(within(document.querySelector('aside') as HTMLElement).getByText(title));

/** Waits for the captcha, fills in the login form and submits it. */
export async function logIn(user: UserEvent, account: string, { password = demoPassword, code = masterCode } = {}) {
  await screen.findByAltText('验证码图片');
  await fill(user, screen.getByLabelText('登录名'), account);
  await fill(user, screen.getByLabelText('密码'), password);
  await fill(user, screen.getByLabelText('验证码'), code);
  await user.click(screen.getByRole('button', { name: '登录' }));
}

/** Logs out by the user menu. */
export async function logOut(user: UserEvent) {
  await user.click(await screen.findByLabelText(/^账号菜单/));
  await user.click(await screen.findByText('退出登录'));
}

/** Chooses a language in the select of the login page. Other pages change as if it was chosen in the settings. */
export function switchLanguage(language: Language) {
  const select = document.querySelector('#main') ? null : document.querySelector('main select');
  if (select) fireEvent.change(select, { target: { value: language } });
  else void changeLanguage(language);
}

/** Puts a value into a field at once, without typing each key. */
export async function fill(user: UserEvent, field: HTMLElement, value: string) {
  if ((field as HTMLInputElement).value !== '') await user.clear(field);
  if (value === '') return;
  await user.click(field);
  await user.paste(value);
}

/** The text of the watermark, without the minute; null without one. It is in the body, so that it covers the window. */
export const watermark = (): string | null =>
  document.body
    .querySelector<HTMLElement>(':scope > [aria-hidden=true][data-mark]')
    ?.dataset['mark']?.replace(/\d{4}-\d\d-\d\d \d\d:\d\d$/, '…') ?? null;
