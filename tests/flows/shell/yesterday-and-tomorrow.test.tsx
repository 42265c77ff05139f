import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createCookies } from '#src/app/browser/cookies.ts';
import { createDraftStore } from '#src/app/stores/draft-store.ts';
import { listSettingsStore } from '#src/app/stores/list-settings-store.ts';
import { createPreferenceStore } from '#src/app/stores/preference-store.ts';
import { languages } from '#src/i18n/languages.ts';
import { findOnPage, shownToasts } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const older = '此浏览器用过更新的版本，当前页面较旧，不再保存设置，保存工作后请重新加载重新加载';
const insecure = '当前地址未加密（http），密码和内容可能在途中被他人读取，请改用https地址或联系管理员';

/** The storage as a newer build with other formats left it. */
const ofNewer = {
  storageVersion: '2',
  preferences: '{"looks":{"scheme":"dark"}}',
  'list:editor:/home/scienceKnowledge': '{"views":"another way"}',
  'draft:editor:/home/scienceKnowledge/1:3': '{"pages":[]}',
};

function storeAsNewer() {
  for (const [key, value] of Object.entries(ofNewer)) localStorage.setItem(key, value);
}

test('fault H9: an older build reports once that it is older, and changes nothing that a newer one stored', async () => {
  storeAsNewer();
  const { user, reload, reopen } = await renderApp({ account: 'editor' });
  await waitFor(() => expect(shownToasts()).toEqual([older]));

  const preferences = createPreferenceStore(createCookies('/'));
  // No second message follows.
  expect(preferences.write({ ...preferences.read(), tabBar: false })).toBe(true);
  expect(listSettingsStore.write('editor', '/home/scienceKnowledge', listSettingsStore.read('editor', '/'))).toBe(true);
  createDraftStore({ storage: () => localStorage, now: Date.now, window: 'a', onMemoryOnly: () => {} });
  expect(Object.fromEntries(Object.keys(ofNewer).map((key) => [key, localStorage.getItem(key)]))).toEqual(ofNewer);

  await user.click(screen.getByRole('button', { name: '重新加载' }));
  expect(reload).toHaveBeenCalledOnce();
  await reopen();
  await findOnPage('科普宣传科，您好');
  expect(shownToasts()).toEqual([]);
});

test('fault H9: it is also reported when the newer build starts later, in another browser tab', async () => {
  await renderApp({ account: 'editor' });
  await findOnPage('科普宣传科，您好');
  expect([localStorage.getItem('storageVersion'), shownToasts()]).toEqual(['1', []]);
  storeAsNewer();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'storageVersion', newValue: '2' })));
  await waitFor(() => expect(shownToasts()).toEqual([older]));
});

test.each(['', '0', 'x', '{}'])('fault H9: a version %j in the storage counts as an older one', async (found) => {
  localStorage.setItem('storageVersion', found);
  await renderApp({ account: 'editor' });
  await findOnPage('科普宣传科，您好');
  expect([localStorage.getItem('storageVersion'), shownToasts()]).toEqual(['1', []]);
});

test('fault H10: an insecure address is reported once, already on the login page, in the current language', async () => {
  vi.stubGlobal('isSecureContext', false);
  const { reopen } = await renderApp();
  await waitFor(() => expect(shownToasts()).toEqual([insecure]));
  await reopen();
  await screen.findByLabelText('验证码');
  expect(shownToasts()).toEqual([]);
});

test('fault H10: all languages have texts for both messages', async () => {
  for (const language of languages) {
    sessionStorage.clear();
    storeAsNewer();
    vi.stubGlobal('isSecureContext', false);
    const { stop } = await renderApp({ language });
    await waitFor(() => expect(shownToasts().filter((words) => words.length > 30)).toHaveLength(2));
    stop();
  }
});

test.each([
  ['http:', false],
  ['https:', true],
])('fault H10: on %s the cookie is marked as secure: %s', (protocol, isSecure) => {
  vi.stubGlobal('location', { protocol });
  const set = vi.spyOn(document, 'cookie', 'set');
  createCookies('/').write('Admin-Token', 't');
  expect(set.mock.calls).toEqual([[`Admin-Token=t; path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`]]);
});
