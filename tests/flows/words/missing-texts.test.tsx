import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cookies } from '#tests/flows/support/cookies.ts';
import { findOnPage, logIn, menu, toasts } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

// Texts are loaded once per file, so each test is the first to request its texts.

test('a screen never shows keys instead of texts', async () => {
  const painted: string[] = [];
  const watcher = new MutationObserver(() => painted.push(`${document.title} ${document.body.textContent}`));
  watcher.observe(document, { childList: true, subtree: true, characterData: true });
  const { user } = await renderApp({ url: '/login' });
  await logIn(user, 'editor');
  await findOnPage('科普宣传科，您好');
  watcher.disconnect();
  const keys = painted.flatMap(
    (screenful) => screenful.match(/\b(?:login|menu|nav|tab|list|home|btn|app)\.[a-zA-Z.]+/g) ?? [],
  );
  const seen = ['登录名', '退出登录', '科普宣传科，您好'].map((words) =>
    painted.some((screenful) => screenful.includes(words)),
  );
  expect({ keys, seen }).toEqual({ keys: [], seen: [true, true, true] });
});

test.each([
  { language: 'ja', texts: 'first/ja', home: 'ホーム' },
  { language: 'es', texts: 'es/home', home: 'Inicio' },
])(
  'a language whose texts $texts fail to load is not selected, reports it, and can be retried',
  async ({ language, texts, home }) => {
    const { user } = await renderApp({ account: 'editor' });
    await findOnPage('科普宣传科，您好');
    await user.click(screen.getByLabelText(/^账号菜单/));
    await user.click(await screen.findByText('系统布局配置'));
    const languageSwitch = await screen.findByLabelText<HTMLSelectElement>('语言');
    const switchOver = () => fireEvent.change(languageSwitch, { target: { value: language } });
    const shown = () => ({
      tag: document.documentElement.lang,
      cookie: cookies.get('language'),
      chosen: languageSwitch.value,
      home: menu()[0],
      toasts: toasts(),
    });
    const file = `#src/i18n/${texts}.ts`;
    vi.doMock(file, () => {
      throw new Error('offline');
    });
    switchOver();
    await waitFor(() => expect(toasts()).not.toEqual([]));
    expect(shown()).toEqual({
      tag: 'zh-CN',
      cookie: undefined,
      chosen: 'zh',
      home: '首页',
      toasts: ['语言未能切换，请检查网络后重试'],
    });
    vi.doUnmock(file);
    switchOver();
    await waitFor(() => expect(shown()).toMatchObject({ tag: language, cookie: language, chosen: language, home }));
  },
);
