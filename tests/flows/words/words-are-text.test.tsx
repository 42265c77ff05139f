import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fieldNamed } from '#src/domain/content/content-type.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { accountCollection, logCollection, roleCollection } from '#mocks/store/collections.ts';
import { findRecord, putRecord } from '#mocks/server/records.ts';
import { fillField, inputOf, save } from '#tests/flows/support/editor.ts';
import { findOnPage, findToast, onPage, tabBar, toasts } from '#tests/flows/support/page.ts';
import { chooseInMore, saveAsSomebodyElse, science, serverWith } from '#tests/flows/support/record.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';

const markup = '<img src=x onerror="window.__xss=1">{{name}}$t(btn.save)\u202egnp';
const shownMarkup = markup.replace('\u202e', '⟨U+202E⟩');

test('fault D7: user input within our texts is shown as text: in tab, title and message', async () => {
  const { user } = await renderApp({ url: '/home/scienceKnowledge/1', account: 'editor' });
  await waitFor(() => inputOf('mainTitle'));
  await fillField(user, fieldNamed(scienceKnowledge, 'mainTitle'), markup);
  expect(inputOf('mainTitle').value).toBe(markup);
  await save(user);
  await screen.findByText(shownMarkup, { selector: 'header a *' });
  expect(inputOf('mainTitle').value).toBe(markup);
  expect(tabBar()).toEqual(['首页', shownMarkup]);
  expect(document.title).toContain(shownMarkup);
  expect(screen.getByLabelText(`关闭“${shownMarkup}”`)).toBeDefined();
  expect([document.querySelector('[src=x]'), onPage().queryByText('btn.save')]).toEqual([null, null]);
});

test('fault D7: a name that changes the direction of writing does not affect our texts: in row, confirmation and notice', async () => {
  const turned = '\u202E林海';
  const server = await serverWith({ mainTitle: turned });
  const { user } = await renderApp({
    url: `${science}?keyword=${encodeURIComponent(turned)}`,
    account: 'editor',
    server,
  });
  await findOnPage('共1条');
  const named = '⟨U+202E⟩林海';
  await user.click(await waitFor(() => onPage().getByLabelText(`下架：${named}`)));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/林海/).textContent).toContain(`“${named}”`);
  await user.click(dialog.getByText('下架', { selector: 'button *' }));
  await waitFor(() => expect(toasts()).toEqual([`已下架：${named}`]));
});

/** Characters that are invisible or change the direction of writing, in every form that a name can contain. */
const unseen = '\u202E\u2066\u200B\u0000\u0007\u2028';
const concealed = (name: string) => `${name}${unseen}x`;
const signs = '⟨U+202E⟩⟨U+2066⟩⟨U+200B⟩␀␇⟨U+2028⟩';
const shown = (name: string) => `${name}${signs}x`;

/** The texts and attributes of the document that contain such a character, except in editable text. */
function leaks(): string[] {
  const hidden = /[\u202A-\u202E\u2066\u2067\u200B\u2028]|(?![\t\n\r])\p{Cc}/u;
  const found = hidden.test(document.title) ? [document.title] : [];
  for (const element of document.querySelectorAll(
    'body *:not(script, style, textarea, [contenteditable=true], [contenteditable=true] *)',
  )) {
    const words = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? '');
    const attributes = ['title', 'aria-label', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? '');
    found.push(
      ...[...words, ...attributes]
        .filter((text) => hidden.test(text))
        .map((text) => `${element.nodeName} ${JSON.stringify(text)}`),
    );
  }
  return found;
}

async function changeRole({ server }: Pick<RenderedApp, 'server'>, id: string, roleName: string) {
  await server.store.transaction(async (tx) => {
    const role = await tx.get(roleCollection, id);
    if (role) await tx.put(roleCollection, { ...role, roleName });
  });
}

test('invisible characters of a record are signs in list, chips, tab, breadcrumb, heading, preview and revisions; its inputs keep them', async () => {
  const server = await serverWith({
    mainTitle: concealed('银杏'),
    bannerTitle: concealed('横幅'),
    keyword: concealed('词'),
    summary: concealed('简介'),
    content: `<p>${concealed('正文')}</p>`,
    updatedBy: concealed('某人'),
  });
  await saveAsSomebodyElse({ server }, { mainTitle: concealed('银杉'), updatedBy: concealed('他人') });
  await server.store.transaction(async (tx) => {
    const base = await findRecord(
      tx,
      '/home/baseResources',
      String((await findRecord(tx, science, '1'))?.['homeBase']),
    );
    if (base) await putRecord(tx, '/home/baseResources', { ...base, name: concealed('基地') });
  });
  const { user } = await renderApp({
    url: `${science}?keyword=${encodeURIComponent('银杉\u202E')}`,
    account: 'editor',
    server,
  });
  await user.click(await findOnPage(shown('银杉')));
  expect(leaks()).toEqual([]);

  await waitFor(() => expect(inputOf('mainTitle').value).toBe(concealed('银杉')));
  await screen.findByText(shown('银杉'), { selector: 'h1' });
  await screen.findByText(shown('银杉'), { selector: 'nav li' });
  await waitFor(() => expect(document.title).toContain(shown('银杉')));
  expect([inputOf('bannerTitle').value, leaks()]).toEqual([concealed('横幅'), []]);

  await user.click(onPage().getByText('预览'));
  const preview = await screen.findByRole('dialog', { name: '前台预览' });
  // Markup cannot contain NUL.
  await within(preview).findByText(shown('正文').replace('␀', ''));
  expect(leaks()).toEqual([]);
  await user.click(within(preview).getByLabelText('关闭'));
  await waitFor(() => expect(screen.queryByText('前台预览')).toBeNull());

  await chooseInMore(user, '修改记录');
  await screen.findByRole('dialog', { name: '修改记录' });
  await screen.findAllByText(new RegExp(shown('他人').replaceAll('+', '\\+')));
  expect(leaks()).toEqual([]);
});

test('invisible characters are signs in messages of the server, in the log and its changes, for roles and users', async () => {
  const { user, server } = await renderApp({ url: '/system/roleManager', account: 'admin' });
  await findOnPage('内容编辑');
  const role = (await server.store.transaction((tx) => tx.all(roleCollection))).find(
    ({ roleName }) => roleName === '数据查看员',
  );
  await changeRole({ server }, role?.id ?? '', concealed('角色'));
  await server.store.transaction(async (tx) => {
    const account = await tx.get(accountCollection, 'editor');
    if (account) await tx.put(accountCollection, { ...account, name: concealed('张三') });
    const [entry] = await tx.all(logCollection);
    if (entry) {
      const texts = {
        account: concealed('某人'),
        roleName: concealed('角色'),
        object: concealed('银杏'),
        reason: concealed('原因'),
        address: concealed('地址'),
      };
      const before = { mainTitle: concealed('甲'), [concealed('名')]: { a: concealed('乙') } };
      const after = { mainTitle: concealed('丙'), [concealed('名')]: { a: concealed('丁') } };
      await tx.put(logCollection, {
        ...entry,
        ...texts,
        id: 'sly',
        time: '2099-01-01 00:00:00',
        type: 'operation',
        path: science,
        action: concealed('做'),
        result: 'refused',
        before,
        after,
      });
    }
  });
  await user.click(onPage().getByRole('button', { name: '刷新' }));
  await findOnPage(shown('角色'));
  await user.click(onPage().getByLabelText('删除：待授权'));
  const question = await screen.findByRole('dialog', { name: /待授权/ });
  await user.click(await within(question).findByRole('combobox'));
  await screen.findByRole('option', { name: shown('角色'), hidden: true });
  expect(leaks()).toEqual([]);
  await user.keyboard('{Escape}{Escape}');

  await server.faults.add({
    kind: 'body',
    path: '/sys/role/query',
    times: 1,
    body: { success: false, rCode: 500, rMsg: concealed('不能查询') },
  });
  await user.click(onPage().getByRole('button', { name: '刷新' }));
  await findToast(shown('不能查询'));
  expect(leaks()).toEqual([]);

  await user.click(within(document.querySelector('aside') as HTMLElement).getByText('用户管理'));
  await findOnPage(shown('张三'));
  await waitFor(() => expect(onPage().getAllByText(shown('角色')).length).toBeGreaterThan(0));
  expect(leaks()).toEqual([]);

  await user.click(within(document.querySelector('aside') as HTMLElement).getByText('日志管理'));
  await findOnPage(shown('银杏'));
  expect(leaks()).toEqual([]);
  const row = onPage().getByText(shown('银杏')).closest('tr') as HTMLElement;
  await user.click(within(row).getByRole('button', { name: /^查看详情/ }));
  const drawer = await screen.findByRole('dialog', { name: '日志详情' });
  await within(drawer).findByText('主标题');
  expect(drawer.textContent).toContain(shown('丁'));
  expect(leaks()).toEqual([]);
});
