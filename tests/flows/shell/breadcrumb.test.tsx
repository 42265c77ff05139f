import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { address, findOnPage, tabBar, toasts } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const science = '/home/scienceKnowledge';

const crumbs = () => within(screen.getByRole('navigation', { name: '当前位置' }));

test('K06: every link of the breadcrumb leads to a page with something on it; a group without a page is plain text', async () => {
  const { user } = await renderApp({ url: `${science}?keyword=qqq`, account: 'editor' });
  await findOnPage('没有符合条件的结果');
  expect(crumbs().queryAllByRole('link')).toEqual([]);
  for (const page of ['1', 'new']) {
    navigate(`${science}/${page}`);
    const link = await crumbs().findByRole('link');
    expect(crumbs().getAllByRole('listitem')[0]?.textContent).toBe('素材管理');
    await user.click(link);
    await findOnPage('没有符合条件的结果');
    // The list is the one that was left, its search with it.
    expect(address()).toBe(`${science}?keyword=qqq`);
  }
  await waitFor(() => expect(tabBar()).toHaveLength(4));
  expect(toasts()).toEqual([]);
});
