import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findOnPage } from './support/page.ts';
import { renderApp } from './support/render-app.tsx';

const shownAsCurrent = () => [...document.querySelectorAll('aside [aria-current=page]')].map((link) => link.textContent);

test('M11: a deep link opens its group, and its entry is the only one highlighted; so does a record of it', async () => {
  const { reopen } = await renderApp({ url: '/home/informationCenter', account: 'editor' });
  await findOnPage('共60条');
  expect(screen.getByText('素材管理', { selector: 'aside *' }).closest('button')?.getAttribute('aria-expanded')).toBe('true');
  expect(shownAsCurrent()).toEqual(['资讯中心']);
  history.replaceState(null, '', '/home/informationCenter/1');
  await reopen();
  await findOnPage('返回列表');
  expect(shownAsCurrent()).toEqual(['资讯中心']);
});
