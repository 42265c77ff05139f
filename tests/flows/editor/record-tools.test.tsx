import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inputOf, save } from '#tests/flows/support/editor.ts';
import {
  address,
  fill,
  findOnPage,
  findSaved,
  findToast,
  onPage,
  shownPage,
  tabBar,
  toasts,
} from '#tests/flows/support/page.ts';
import { publishAnyway } from '#tests/flows/support/publish.ts';
import { chooseInMore, findStatus, openRecord, science, serverWith, stored } from '#tests/flows/support/record.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const hrefOf = (label: string) => onPage().getByLabelText(label).getAttribute('href');

test('the next record of the list opens by link and after saving; a copy opens unsaved in its own tab', async () => {
  const query = '?pageSize=50&orderBy=mainTitle&status=offline';
  const app = await renderApp({ url: science + query, account: 'editor' });
  await findOnPage(/^共\d+条$/);
  const links = [...shownPage().querySelectorAll<HTMLAnchorElement>('tbody td a[href]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  const [first = '', second = '', third = ''] = [...new Set(links)];
  await app.user.click(shownPage().querySelector(`a[href="${first}"]`) as Element);
  await waitFor(() => expect([hrefOf('下一条'), hrefOf('上一条')]).toEqual([second, null]));
  await app.user.click(onPage().getByLabelText('下一条'));
  await waitFor(() =>
    expect({ address: address(), previous: hrefOf('上一条'), next: hrefOf('下一条') }).toEqual({
      address: second,
      previous: first,
      next: third,
    }),
  );
  await fill(app.user, await waitFor(() => inputOf('releasePeople')), '宣传科');
  await app.user.click(onPage().getByLabelText('更多方式'));
  await app.user.click(await screen.findByText('保存并编辑下一条'));
  await waitFor(() => expect(address()).toBe(third));
  await waitFor(() => inputOf('mainTitle'));
  expect((await stored(app, second.split('/').at(-1)))?.['releasePeople']).toBe('宣传科');

  await fill(app.user, inputOf('mainTitle'), '原件');
  const tabs = tabBar().length;
  await chooseInMore(app.user, '复制为新内容');
  await waitFor(() => expect([address(), inputOf('mainTitle').value]).toEqual([`${science}/new`, '原件']));
  await findOnPage('有未保存的修改');
  expect(tabBar().length).toBe(tabs + 1);
  // There is one new record at a time, and another copy does not overwrite it.
  await fill(app.user, inputOf('mainTitle'), '副本');
  history.back();
  await waitFor(() => expect(inputOf('mainTitle').value).toBe('原件'));
  await chooseInMore(app.user, '复制为新内容');
  await findToast('已有一条未保存的新内容，请先保存或放弃，再复制');
  await waitFor(() => expect(inputOf('mainTitle').value).toBe('副本'));
  await save(app.user);
  await findSaved();
  await waitFor(() => expect(address()).not.toBe(`${science}/new`));
  expect(await stored(app, address().split('/').at(-1))).toMatchObject({
    mainTitle: '副本',
    status: 'draft',
    version: 1,
  });
});

test('decision 009: publishing lists what is missing, with links, or publishes anyway; the preview shows the typed text', async () => {
  const app = await openRecord();
  const dialogNamed = async (title: string) => (await screen.findByText(title)).closest('[role=dialog]') as HTMLElement;
  const { status } = (await stored(app)) ?? {};
  if (status === 'online') {
    await app.user.click(onPage().getByText('下架'));
    await app.user.click(within(await dialogNamed('下架内容')).getByText('下架'));
  }
  await app.user.click(await findOnPage('上架'));
  const check = await dialogNamed('上架前检查');
  expect([...check.querySelectorAll('li')].map((entry) => entry.textContent)).toEqual(['封面图：尚未填写去填写']);
  await app.user.click(within(check).getByLabelText('去填写：封面图'));
  await waitFor(() => expect(document.activeElement).toBe(inputOf('cover')));

  await fill(app.user, inputOf('summary'), '第一行\n<img src=x onerror=alert(1)>');
  await app.user.click(onPage().getByText('预览'));
  const preview = await dialogNamed('前台预览');
  const article = await waitFor(() => preview.querySelector('article') as HTMLElement);
  expect([article.querySelector('p')?.textContent, article.querySelector('img')]).toEqual([
    '第一行\n<img src=x onerror=alert(1)>',
    null,
  ]);
  await app.user.click(within(preview).getByLabelText('关闭'));
  await waitFor(() => expect(screen.queryByText('前台预览')).toBeNull());

  await app.user.click(onPage().getByText('保存并上架'));
  expect((await dialogNamed('上架前检查')).textContent).not.toContain('未保存的修改');
  await publishAnyway(app.user);
  await findStatus('已上架');
  await findSaved();
  const after = await stored(app);
  expect({
    status: after?.status,
    isSaved: inputOf('summary').value === after?.['summary'],
    published: toasts().filter((text) => text.startsWith('已上架：')).length,
  }).toEqual({ status: 'online', isSaved: true, published: 1 });
});

test('errors are listed at the top with links to their fields; the publish check of a list links to a field too', async () => {
  const server = await serverWith({ content: '', status: 'draft' });
  const app = await renderApp({
    url: `${science}?status=draft&orderBy=updatedTime&desc=true`,
    account: 'editor',
    server,
  });
  await findOnPage(/^共\d+条$/);
  await app.user.click(onPage().getAllByText('上架')[0] as HTMLElement);
  await app.user.click(await screen.findByLabelText('去填写：正文'));
  await waitFor(() => expect(document.activeElement).toBe(inputOf('content')));
  expect(location.hash).toBe('');
  await fill(app.user, inputOf('mainTitle'), '');
  await fill(app.user, inputOf('phone'), '12');
  await save(app.user);
  const alert = await waitFor(() => within(onPage().getByRole('alert')));
  expect([alert.getAllByRole('button').map((link) => link.textContent), document.activeElement]).toEqual([
    ['主标题', '手机号'],
    inputOf('mainTitle'),
  ]);
  await app.user.click(alert.getByText('手机号'));
  expect(document.activeElement).toBe(inputOf('phone'));
  await fill(app.user, inputOf('phone'), '13900000000');
  await app.user.tab();
  await waitFor(() => expect(alert.getAllByRole('button').map((link) => link.textContent)).toEqual(['主标题']));
});
