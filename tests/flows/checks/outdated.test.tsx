import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inputOf } from '#tests/flows/support/editor.ts';
import { address, findOnPage, findToast, onPage } from '#tests/flows/support/page.ts';
import { saveAsSomebodyElse, science, serverWith } from '#tests/flows/support/record.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const title = '认识银杉：从花坪说起';
const cover = 'p0000000-0000-4000-8000-000000000001';

const listed = async () =>
  within(await screen.findByRole('dialog', { name: '上架前检查' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test.for([
  ['list', `${science}?keyword=${encodeURIComponent(title)}`],
  ['page', `${science}/1`],
])('a record that somebody saved since its %s was loaded is checked as it will be published', async ([, url = '']) => {
  const server = await serverWith({ status: 'draft', cover, summary: '联系管护站' });
  const { user } = await renderApp({ url, account: 'editor', server });
  const publish = await waitFor(() => onPage().getByText('上架', { selector: 'button, button *' }));
  await saveAsSomebodyElse({ server }, { summary: '联系林工13907710001' });
  await user.click(publish);
  await waitFor(async () => expect(await listed()).toEqual(['简介：含手机号：13907710001去查看']));
  expect(server.callsOf(`${science}/updown`)).toEqual([]);
});

test('the question of a row closes when its finding is opened, and the next one is about the corrected text', async () => {
  const server = await serverWith({ status: 'draft', cover, summary: '联系林工13907710001' });
  const url = `${science}?keyword=${encodeURIComponent(title)}`;
  const { user } = await renderApp({ url, account: 'editor', server });
  await user.click(await findOnPage('上架'));
  await user.click(within(await screen.findByRole('dialog')).getByText('去查看'));
  await waitFor(() => inputOf('summary'));
  await saveAsSomebodyElse({ server }, { summary: '联系管护站' });
  history.back();
  await waitFor(() => expect(address()).toBe(url));
  await user.click(await findOnPage('上架'));
  await findToast(`已上架：${title}`);
  expect(screen.queryByRole('dialog')).toBeNull();
});
