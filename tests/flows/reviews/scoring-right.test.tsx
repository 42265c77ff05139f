import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { recordPath } from '#src/domain/routes/location.ts';
import { scorePath, scoringPathOf } from '#src/domain/scoring/kinds.ts';
import type { Review } from '#src/domain/scoring/review.ts';
import { address, chooseInMenu, findOnPage, findToast, menu, onPage, shownPage } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { storedSheet, writeAs } from '#tests/flows/support/review.ts';
import { reviewed, startReviews } from '#tests/flows/support/reviews.ts';
import { filled } from '#tests/mocks/scoring/panel.ts';

const account = 'expert';
const sheetOf = ({ kind, id }: Review) => `${scoringPathOf(kind)}?review=${id}`;
const button = (name: string) => waitFor(() => onPage().getByRole<HTMLButtonElement>('button', { name }));

test('a user with only the scoring right of the bases reaches their sheets from home, menu, desk, list and base; skip and “submit and next” work', async () => {
  const { server, appoint } = startReviews();
  await server.grant(account, ['/home/baseResources_expertscore']);
  const panel = await appoint([account, 'expert2', 'expert3']);
  await writeAs(server, account, panel.id, filled(panel.template, 0.8));
  const { user } = await renderApp({ url: '/blank', account, server });

  await user.click(await findOnPage(/^待评分/));
  await waitFor(() => expect(address()).toBe(`${scorePath}?show=mine`));
  const onDesk = await waitFor(() => onPage().getByRole('link', { name: `评分：${panel.title}` }));
  expect([onDesk.getAttribute('href'), menu().includes('基地评分')]).toEqual([sheetOf(panel), true]);

  await chooseInMenu(user, '基地资源');
  navigate(`${reviewed.path}?keyword=${encodeURIComponent(panel.title)}`);
  await user.click(await button(`更多操作：${panel.title}`));
  const items = await screen.findAllByRole('menuitem', { hidden: true });
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([['专家评分', sheetOf(panel)]]);

  navigate(recordPath(reviewed.path, reviewed.id));
  await user.click(await waitFor(() => onPage().getByRole('link', { name: '专家评分' })));
  await waitFor(() => expect(address()).toBe(sheetOf(panel)));
  const skip = await button('跳过');
  await waitFor(() => expect(skip.disabled).toBe(false));
  await user.click(skip);
  await waitFor(() => expect(address()).not.toBe(sheetOf(panel)));
  expect(new URLSearchParams(location.search).get('review')).toMatch(/^\d+$/);

  navigate(sheetOf(panel));
  await waitFor(() => onPage().getByRole('heading', { name: panel.title }));
  await user.click(await button('提交评分'));
  await user.click(await screen.findByRole('button', { name: '提交并评下一个' }));
  await findToast('评分已提交');
  await waitFor(() => expect(address()).not.toBe(sheetOf(panel)));
  expect((await storedSheet(server, panel.id, account))?.status).toBe('submitted');

  // A submitted sheet is no longer offered for scoring.
  navigate(recordPath(reviewed.path, reviewed.id));
  await waitFor(() => onPage().getByRole('heading', { name: panel.title }));
  await waitFor(() => expect(onPage().queryByRole('link', { name: '专家评分' })).toBeNull());
  navigate(`${reviewed.path}?keyword=${encodeURIComponent(panel.title)}`);
  await waitFor(() =>
    expect(within(shownPage()).queryByRole('button', { name: `更多操作：${panel.title}` })).toBeNull(),
  );
});

test('without either right there is no desk and no link to it', async () => {
  const { server, appoint } = startReviews();
  await appoint([account]);
  await server.grant(account, ['/home/baseResources']);
  await renderApp({ url: reviewed.path, account, server });
  await findOnPage(/^共\d+条$/);
  expect([menu().includes('基地评分'), onPage().queryByText('操作')]).toEqual([false, null]);
});
