import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findRecord } from '#mocks/server/records.ts';
import { fill, findOnPage, findToast, shownPage, tabNamed, toasts } from '#tests/flows/support/page.ts';
import { inputOf, save } from '#tests/flows/support/editor.ts';
import { saveAsSomebodyElse, science } from '#tests/flows/support/record.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { articleRecords, seedRecords } from '#tests/support/seed.ts';

const record = articleRecords[0] as (typeof articleRecords)[number];
const { mainTitle: title = '' } = record as { mainTitle?: string };
const activity = seedRecords['/service/activities'][0] as (typeof articleRecords)[number];
const { name: activityName = '' } = activity as { name?: string };

test('fault F6: the list drops a record deleted by another person when its save fails; leaving it asks', async () => {
  const app = await renderApp({ url: `${science}?keyword=${encodeURIComponent(title)}`, account: 'editor' });
  await app.user.click(await findOnPage(title));
  await waitFor(() => inputOf('mainTitle'));
  await fill(app.user, inputOf('summary'), '没有保存的简介');
  await saveAsSomebodyElse(app, null, record.id);
  await save(app.user);
  await findOnPage('内容已被删除');
  await findToast('内容不存在或已被删除');
  expect(toasts()).toEqual(['内容不存在或已被删除']);
  await app.user.click(tabNamed('科普知识'));
  await findOnPage('没有符合条件的结果');

  // Leaving asks, so that typed text is not lost silently.
  await app.user.click(within(tabNamed(title).closest('li') as HTMLElement).getByRole('button'));
  await app.user.click(within(await screen.findByRole('dialog')).getByText('不保存'));
  await waitFor(() => expect(document.querySelector('header')?.textContent).not.toContain(title));
  expect(shownPage().textContent).toContain('没有符合条件的结果');
});

test('fault G12: a deletion asks first and takes effect at once: closing the tab neither loses nor undoes it', async () => {
  const path = '/service/activities';
  const app = await renderApp({ url: `${path}?keyword=${encodeURIComponent(activityName)}`, account: 'editor' });
  await findOnPage(activityName);
  await app.user.click(screen.getByLabelText(`更多操作：${activityName}`));
  await app.user.click(await screen.findByText('删除', { selector: '[role=menuitem] *' }));
  const dialog = await screen.findByRole('dialog');
  expect([dialog.textContent, app.server.callsOf(`${path}/del`)]).toEqual([
    expect.stringContaining('删除后不可恢复'),
    [],
  ]);
  await app.user.click(within(dialog).getByRole('button', { name: '删除' }));
  await app.user.click(within(tabNamed('活动管理').closest('li') as HTMLElement).getByRole('button'));
  await waitFor(async () =>
    expect(await app.server.store.transaction((tx) => findRecord(tx, path, activity.id))).toBeUndefined(),
  );
  expect([app.server.callsOf(`${path}/del`).length, screen.queryByRole('dialog')]).toEqual([1, null]);
});
