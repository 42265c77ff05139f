import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { allRecords, deleteRecord, putRecord } from '#mocks/server/records.ts';
import { homePageCollection } from '#mocks/store/collections.ts';
import { findToast, shownPage, shownToasts } from '#tests/flows/support/page.ts';
import { pressSave } from '#tests/flows/support/record.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { homePageRow } from '#tests/support/seed.ts';

const path = '/home/index';
const basesPath = '/home/baseResources';
const place = async (name: string) => screen.findByRole('region', { name });
const titles = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
/** The records that the question before a save lists for removal. */
const askedAbout = () =>
  within(screen.getByRole('dialog', { name: '以下内容将从首页移除' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a place is filled, ordered by keyboard and saved; records that went offline are shown before they are removed (decision 038)', async () => {
  const { user, server } = await renderApp({ url: path, account: 'editor' });
  const news = await place('资讯');
  const before = titles(news);
  await user.click(within(news).getByRole('button', { name: `下移：${before[0]}` }));
  expect(titles(news).slice(0, 2)).toEqual([before[1], before[0]]);
  within(news).getByText(`${before[0]}，第2位，共5位`);

  await user.click(within(news).getByRole('combobox', { name: '添加内容' }));
  const [option] = await screen.findAllByRole('option', { hidden: true, name: /活动|演练|新增/ });
  const added = option?.textContent;
  await user.click(option as HTMLElement);
  expect(titles(news)).toEqual([before[1], before[0], ...before.slice(2), added]);
  screen.getByLabelText('未保存');

  await user.click(within(shownPage()).getByRole('button', { name: '保存并更新前台' }));
  const asked = await screen.findByRole('dialog', { name: '以下内容将从首页移除' });
  expect(
    within(asked)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([before[4]]);
  expect(server.callsOf(`${path}/update`)).toEqual([]);
  await user.click(within(asked).getByRole('button', { name: '移除并保存' }));
  await findToast('已保存，前台已更新');
  await waitFor(() => expect(titles(news)).toEqual([before[1], before[0], before[2], before[3], added]));
  expect(screen.queryByLabelText('未保存')).toBeNull();
});

test('records that others take offline or delete in the meantime are marked and confirmed before removal; Ctrl+S saves', async () => {
  const { user, server } = await renderApp({ url: path, account: 'editor' });
  const bases = await place('推荐基地');
  const [first, second, third, ...rest] = titles(bases) as [string, string, string, ...string[]];
  await user.click(within(bases).getByRole('button', { name: `下移：${first}` }));
  const goneInNews = titles(await place('资讯'))[4];
  await server.store.transaction(async (tx) => {
    const records = await allRecords(tx, basesPath);
    const named = (title: string) => records.find(({ name }) => name === title) as ContentRecord;
    await putRecord(tx, basesPath, { ...named(first), status: 'offline' });
    await deleteRecord(tx, basesPath, named(third).id);
  });

  await pressSave(user);
  await user.click(await screen.findByRole('button', { name: '移除并保存' }));
  await waitFor(() => expect(askedAbout()).toEqual([first, third, goneInNews]));
  within(bases).getByText('已下架，保存时移除');
  within(bases).getByText('已删除，保存时移除');
  expect(shownToasts()).toEqual([]);
  await user.click(screen.getByRole('button', { name: '移除并保存' }));
  await findToast('已保存，前台已更新');
  await waitFor(() => expect(titles(bases)).toEqual([second, ...rest]));
});

test('keeping my arrangement in a conflict still asks about records that went offline', async () => {
  const { user, server } = await renderApp({ url: path, account: 'editor' });
  const bases = await place('推荐基地');
  const [first, second, ...rest] = titles(bases) as [string, string, ...string[]];
  await user.click(within(bases).getByRole('button', { name: `下移：${first}` }));
  await server.store.transaction(async (tx) => {
    const record = (await allRecords(tx, basesPath)).find(({ name }) => name === first) as ContentRecord;
    await putRecord(tx, basesPath, { ...record, status: 'offline' });
    await tx.put(homePageCollection, { ...homePageRow, version: homePageRow.version + 1, slots: {} });
  });

  await pressSave(user);
  await user.click(await screen.findByRole('button', { name: '移除并保存' }));
  await user.click(await screen.findByRole('button', { name: '保留我的并保存' }));
  await waitFor(() => expect(askedAbout()[0]).toBe(first));
  await user.click(screen.getByRole('button', { name: '移除并保存' }));
  await findToast('已保存，前台已更新');
  await waitFor(() => expect(titles(bases)).toEqual([second, ...rest]));
});

test('without the right to add, the page can be viewed and previewed', async () => {
  const { user, server } = await renderApp({ url: '/blank', account: 'viewer' });
  await server.grant('viewer', [path]);
  const entries = () => within(screen.getByRole('navigation', { name: '主菜单' }));
  await user.click(await waitFor(() => entries().getByRole('link', { name: '首页配置' })));
  const news = await place('资讯');
  expect(
    within(shownPage())
      .queryAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['预览']);
  await user.click(within(shownPage()).getByRole('button', { name: '预览' }));
  const preview = await screen.findByRole('dialog', { name: '预览' });
  const shown = within(preview).getByRole('region', { name: '资讯' });
  // The last one is offline, so the public does not see it.
  expect(within(shown).getAllByRole('listitem')).toHaveLength(titles(news).length - 1);
});
