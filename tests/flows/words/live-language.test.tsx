import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { type Language, languageInfo, languages } from '#src/i18n/languages.ts';
import { inputOf, save } from '#tests/flows/support/editor.ts';
import {
  fill,
  findOnPage,
  pointAt,
  shownPage,
  switchLanguage,
  tabBar,
  tabNamed,
  toasts,
} from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
// Loaded here, so that no test waits for its transformation.
import '#src/app/pages/profile.tsx';
import { shownTexts, textsOf } from '#tests/flows/support/texts.ts';

const science = '/home/scienceKnowledge';

const changes: [from: Language, to: Language][] = [
  ['zh', 'en'],
  ['zh', 'es'],
  ['en', 'ja'],
  ['ja', 'zh'],
];

test.each(changes)(
  'L06, L07: from %s to %s every open tab, dialog and message is translated at once, and typed text is kept',
  async (from, to) => {
    const { user, server } = await renderApp({ url: science, account: 'editor' });
    await findOnPage('共60条');
    navigate(`${science}/1`);
    await waitFor(() => inputOf('phone'));
    await fill(user, inputOf('phone'), '1');
    await fill(user, inputOf('releasePeople'), 'probe');
    await save(user);
    await findOnPage('请输入正确格式的手机号！');
    // The first content check of the session loads them, whenever it runs.
    await waitFor(() => expect(server.callsOf('/comment/comment/officeWords/query')).toHaveLength(1));
    navigate('/profile');
    await findOnPage('最近登录');
    await waitFor(() => expect(shownPage().querySelectorAll('tbody tr')).toHaveLength(10));
    navigate('/nowhere');
    // The message is awaited first, before it disappears.
    await pointAt('页面不存在或未授权：/nowhere');
    await findOnPage('科普宣传科，您好');
    await user.click(screen.getByLabelText(/^账号菜单/));
    await user.click(await screen.findByText('修改密码', { selector: '[role=menuitem] *' }));
    const dialog = await screen.findByRole('dialog');
    const passwords = [...dialog.querySelectorAll('input')];
    await fill(user, passwords[1] as HTMLElement, 'weak');
    await user.click(within(dialog).getByText('确定'));
    if (from !== 'zh') await change(from);
    const asked = server.calls.length;

    await change(to);
    const found = { 'dialog, message, home': faults(from, to) };
    expect([dialog.querySelectorAll('.mantine-InputWrapper-error').length, toasts().length]).toEqual([3, 1]);
    await user.click(dialog.querySelector('.mantine-Modal-close') as Element);
    for (const title of tabBar()) {
      await user.click(tabNamed(title));
      await waitFor(() => expect(document.title.startsWith(title)).toBe(true));
      Object.assign(found, { [title]: faults(from, to) });
      if (shownPage().querySelector('[data-path=phone]')) {
        expect([inputOf('phone').value, inputOf('releasePeople').value]).toEqual(['1', 'probe']);
      }
    }
    expect(Object.values(found).flat()).toEqual([]);
    expect({ fields: Object.keys(found).length, calls: server.calls.length, newPassword: passwords[1]?.value }).toEqual(
      { fields: 5, calls: asked, newPassword: 'weak' },
    );
  },
);

test.each(languages)('L07: the login page in %s shows no key and no text of another language', async (language) => {
  await renderApp({ url: '/login', language: language === 'en' ? 'zh' : 'en' });
  await waitFor(() => expect(document.querySelector('button[type=submit]')).toBeTruthy());
  await change(language);
  expect(faults(language === 'en' ? 'zh' : 'en', language)).toEqual([]);
});

/** Switches the language, and waits for the document’s language. */
async function change(language: Language) {
  switchLanguage(language);
  await waitFor(() => expect(document.documentElement.lang).toBe(languageInfo[language].tag));
}

/** The texts on the screen that are keys, or still in the previous language. */
function faults(left: Language, chosen: Language): string[] {
  const now = textsOf(chosen);
  const known = new Set(now.values());
  const stale = [...textsOf(left)]
    .filter(([key, text]) => text !== now.get(key) && !known.has(text))
    .flatMap(([, text]) => patternOf(text));
  const isKey = (text: string) => /^[a-z]+(?:\.\w+)+$/i.test(text);
  return shownTexts().filter((text) => isKey(text) || stale.some((pattern) => pattern.test(text)));
}

/** The pattern of a text with its values filled in. A text of little more than placeholders would match anything. */
function patternOf(text: string): RegExp[] {
  const parts = text.split(/\{\{\w+\}\}/);
  if (parts.join('').replace(/\P{L}/gu, '').length < 2) return [];
  return [new RegExp(`^${parts.map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('.+')}$`)];
}
