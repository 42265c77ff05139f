import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hear, shownPage } from './support/page.ts';
import { renderApp } from './support/render-app.tsx';

const path = '/home/index';
const place = async (name: string) => screen.findByRole('region', { name });
const titles = (region: HTMLElement) => within(region).getAllByRole('link').map(({ textContent }) => textContent);

test('a place is filled, ordered by keyboard and saved; what went offline is shown before it goes (decision 31)', async () => {
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

  await user.click(within(shownPage()).getByRole('button', { name: '保存' }));
  const asked = await screen.findByRole('dialog', { name: '以下内容将从首页移除' });
  expect(within(asked).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([before[4]]);
  expect(server.callsOf(`${path}/update`)).toEqual([]);
  await user.click(within(asked).getByRole('button', { name: '移除并保存' }));
  await hear('保存成功');
  await waitFor(() => expect(titles(news)).toEqual([before[1], before[0], before[2], before[3], added]));
  expect(screen.queryByLabelText('未保存')).toBeNull();
});

test('without the right to add the page can be looked at and previewed', async () => {
  const { user, server } = await renderApp({ url: '/blank', account: 'viewer' });
  await server.grant('viewer', [path]);
  await user.click(await screen.findByRole('link', { name: '首页配置' }));
  const news = await place('资讯');
  expect(within(shownPage()).queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(['预览']);
  await user.click(within(shownPage()).getByRole('button', { name: '预览' }));
  const preview = await screen.findByRole('dialog', { name: '预览' });
  const shown = within(preview).getByRole('region', { name: '资讯' });
  // The last one went offline: the public does not see it.
  expect(within(shown).getAllByRole('listitem')).toHaveLength(titles(news).length - 1);
});
