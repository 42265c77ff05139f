import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseLanguage, type Language, languages } from '#src/i18n/languages.ts';
import { cookies } from '#tests/flows/support/cookies.ts';
import { inputOf, save } from '#tests/flows/support/editor.ts';
import { fill, findOnPage, menu, pointAt, switchLanguage, tabBar } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

/** The tag of each language, and its name for the home page. */
const shown: Record<Language, { tag: string; home: string }> = {
  zh: { tag: 'zh-CN', home: '首页' },
  en: { tag: 'en', home: 'Home' },
  es: { tag: 'es', home: 'Inicio' },
  ja: { tag: 'ja', home: 'ホーム' },
};

test.each(languages)('in %s the title, menu, tabs, labels and html lang change at once', async (language) => {
  await renderApp({ url: '/home/scienceKnowledge', account: 'editor', language: language === 'en' ? 'zh' : 'en' });
  await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(20));
  const before = { menu: menu(), tabs: tabBar(), title: document.title, labels: labels() };
  switchLanguage(language);
  await waitFor(() => expect(document.documentElement.lang).toBe(shown[language].tag));
  await waitFor(() => expect(menu()[0]).toBe(shown[language].home));
  const after = { menu: menu(), tabs: tabBar(), title: document.title, labels: labels() };
  const page = after.menu[before.menu.indexOf(before.tabs[1] ?? '')];
  expect(after.tabs).toEqual([shown[language].home, page]);
  expect(after.title.startsWith(`${page} - `)).toBe(true);
  for (const key of ['menu', 'tabs', 'labels'] as const) {
    expect(
      before[key].filter((text) => after[key].includes(text)),
      key,
    ).toEqual([]);
  }
  expect(after.title).not.toBe(before.title);
});

const labels = () => [...document.querySelectorAll('th')].map((header) => header.textContent).filter(Boolean);

test('L06: typed text is kept when the language changes, and its message is translated', async () => {
  const { user, server } = await renderApp({ url: '/home/scienceKnowledge/1', account: 'editor' });
  await waitFor(() => inputOf('releasePeople'));
  await fill(user, inputOf('releasePeople'), 'probe');
  await fill(user, inputOf('phone'), '1');
  await save(user);
  await findOnPage('请输入正确格式的手机号！');
  const asked = server.calls.length;
  switchLanguage('en');
  await findOnPage('Enter a valid mobile number!');
  expect({ people: inputOf('releasePeople').value, phone: inputOf('phone').value, calls: server.calls.length }).toEqual(
    { people: 'probe', phone: '1', calls: asked },
  );
});

test('an open message is translated', async () => {
  await renderApp({ url: '/nowhere', account: 'editor' });
  await pointAt('页面不存在或未授权：/nowhere');
  await findOnPage('科普宣传科，您好');
  switchLanguage('ja');
  await waitFor(() => expect(screen.queryByText('页面不存在或未授权：/nowhere')).toBeNull());
  expect(screen.getByText(/\/nowhere/).textContent).not.toMatch(/页面/);
});

test('the login page has the language switch too, and keeps the typed text', async () => {
  const { user } = await renderApp({ url: '/login' });
  await fill(user, await screen.findByLabelText('登录名'), 'editor');
  switchLanguage('es');
  await waitFor(() => expect(screen.queryByText('登录名')).toBeNull());
  expect(document.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value).toBe('editor');
  expect(cookies.get('language')).toBe('es');
});

test('the last of two quickly chosen languages wins', async () => {
  await renderApp({ url: '/login' });
  switchLanguage('es');
  switchLanguage('en');
  await screen.findByText('Log in');
  expect([document.documentElement.lang, cookies.get('language')]).toEqual(['en', 'en']);
});

test.each([
  ['L01', null, ['zh-CN'], 'zh'],
  ['L01', null, ['fr-FR'], 'en'],
  ['L01', null, ['es-MX', 'en'], 'es'],
  ['L01', null, ['fr-FR', 'ja'], 'ja'],
  ['L02', 'es', ['ja'], 'es'],
  ['fault H2', 'klingon', ['ja-JP'], 'ja'],
] as const)('%s: cookie %s and browser %j mean %s', (_, cookie, wished, expected) => {
  expect(chooseLanguage(cookie, wished, 'en')).toBe(expected);
});
