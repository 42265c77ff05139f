import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { scoringPathOf } from '#src/domain/scoring/kinds.ts';
import type { Review } from '#src/domain/scoring/review.ts';
import { dialogs, findOnPage, onPage, shownPage } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { appointed, callAs } from '#tests/flows/support/review.ts';
import { startServer, type TestServer } from '#tests/flows/support/server.ts';

const application = { path: '/home/baseResourcesApplication', id: 'SQ005' } as const;
const subjectPath = '/home/baseResourcesScore/sheet/subject';

/** The chair opens a review of an application, which experts cannot open by themselves. */
const reviewOf = (server: TestServer) =>
  appointed(server, application.id, ['expert', 'expert2', 'expert3'], application.path);

const pageOf = ({ kind, id }: Review) => `${scoringPathOf(kind)}?review=${id}`;
const unanswered = window.matchMedia;
const pane = () => within(onPage().getByRole('complementary', { name: '申报材料' }));
const button = () => onPage().getByRole('button', { name: '看申报材料' });
const points = () => shownPage().querySelector<HTMLInputElement>('[data-points]') as HTMLInputElement;

test('an expert reads the application beside the sheet: texts and map, without contact details; folding it leaves the form alone and is remembered', async () => {
  const server = startServer();
  const review = await reviewOf(server);
  const { user, stop } = await renderApp({ url: pageOf(review), account: 'expert', server });
  await waitFor(() => pane().getByText('名称'));
  const stored = await callAs<Record<string, string>>(server, 'auditor', `${application.path}/get`, {
    id: application.id,
  });
  for (const field of ['name', 'abstract', 'body1', 'body2', 'body3', 'address'])
    expect(pane().getAllByText(stored[field] ?? '').length).toBeGreaterThan(0);
  pane().getByRole('img', { name: /^位置在/ });
  expect([pane().queryByText('手机号'), shownPage().textContent.includes(stored['phone'] ?? '')]).toEqual([
    null,
    false,
  ]);

  const field = points();
  await user.type(field, '2');
  await user.click(pane().getByRole('button', { name: '关闭申报材料' }));
  expect(onPage().queryByRole('complementary')).toEqual(null);
  // The field is the same one, with what was typed.
  expect([points() === field, field.value, button().getAttribute('aria-expanded')]).toEqual([true, '2', 'false']);
  stop();

  const again = await renderApp({ url: pageOf(review), account: 'expert', server });
  await waitFor(() => expect(button().getAttribute('aria-expanded')).toEqual('false'));
  await again.user.click(button());
  await waitFor(() => pane().getByText(stored['abstract'] ?? ''));
});

test('the edge of the pane is moved by the arrow keys, within limits', async () => {
  const server = startServer();
  await renderApp({ url: pageOf(await reviewOf(server)), account: 'expert', server });
  const edge = await waitFor(() => pane().getByRole('separator', { name: '申报材料的宽度' }));
  const share = () => Number(edge.getAttribute('aria-valuenow'));
  expect(share()).toEqual(40);
  fireEvent.keyDown(edge, { key: 'ArrowLeft' });
  await waitFor(() => expect(share()).toEqual(42));
  fireEvent.keyDown(edge, { key: 'End' });
  fireEvent.keyDown(edge, { key: 'ArrowRight' });
  await waitFor(() => expect(share()).toEqual(25));
});

test('a failure of the subject shows in its pane with a retry, while the sheet is filled in', async () => {
  const server = startServer();
  const review = await reviewOf(server);
  await server.faults.add({ kind: 'status', path: subjectPath, status: 500 });
  const { user } = await renderApp({ url: pageOf(review), account: 'expert', server });
  const retry = await waitFor(() => pane().getByRole('button', { name: '重试' }));
  pane().getByText('资料未能加载');
  await user.type(points(), '3');
  await findOnPage(/^已保存于/);
  await server.faults.clear();
  await user.click(retry);
  await waitFor(() => pane().getByText('名称'));
});

test('on a narrow screen it is a drawer, opened by the button, closed at first and each time', async () => {
  const asked = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(unanswered(media), { matches: false }));
  onTestFinished(() => asked.mockRestore());
  const server = startServer();
  const review = await reviewOf(server);
  const { user } = await renderApp({ url: pageOf(review), account: 'expert', server });
  const opener = await waitFor(button);
  expect([onPage().queryByRole('complementary'), dialogs()]).toEqual([null, []]);
  await user.click(opener);
  const drawer = await screen.findByRole('dialog', { name: '申报材料' });
  await waitFor(() => within(drawer).getByText('名称'));
  await user.click(within(drawer).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(server.callsOf(subjectPath)).toHaveLength(1);
});
