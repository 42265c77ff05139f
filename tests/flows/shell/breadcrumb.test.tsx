import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { address, findOnPage, tabBar, toasts } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const science = '/home/scienceKnowledge';

const crumbs = () => within(screen.getByRole('navigation', { name: '当前位置' }));

test('K06: each link of the breadcrumb opens a page with content; a group without a page is plain text', async () => {
  const { user } = await renderApp({ url: `${science}?keyword=qqq`, account: 'editor' });
  await findOnPage('没有符合条件的结果');
  expect(crumbs().queryAllByRole('link')).toEqual([]);
  for (const page of ['1', 'new']) {
    navigate(`${science}/${page}`);
    const link = await crumbs().findByRole('link');
    expect(crumbs().getAllByRole('listitem')[0]?.textContent).toBe('素材管理');
    await user.click(link);
    await findOnPage('没有符合条件的结果');
    // The list is in its last state, including its search.
    expect(address()).toBe(`${science}?keyword=qqq`);
  }
  await waitFor(() => expect(tabBar()).toHaveLength(4));
  expect(toasts()).toEqual([]);
});
