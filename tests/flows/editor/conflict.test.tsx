import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fileCollection } from '#mocks/store/collections.ts';
import { contents } from '#tests/corpus/files.ts';
import { inputOf, save } from '#tests/flows/support/editor.ts';
import { address, fill, findOnPage, findSaved, findToast, onPage, tabBar, toasts } from '#tests/flows/support/page.ts';
import { openRecord, pressSave, saveAsSomebodyElse, science, serverWith, stored } from '#tests/flows/support/record.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { pasteInto, writerOf } from '#tests/flows/support/rich.ts';

const update = `${science}/update`;

/** The fields to decide on: label, my side, their side, and which one is chosen. */
const choices = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('[data-difference]')].map((field) => [
    field.getAttribute('data-difference'),
    ...[...field.querySelectorAll('input')].map((input) => [
      input.closest('div[class*=side]')?.textContent,
      input.checked,
    ]),
  ]);

test('fault F7: if two people save one record, each field is decided on, and nothing is silently overwritten', async () => {
  const app = await openRecord();
  const before = await stored(app);
  await saveAsSomebodyElse(app, { mainTitle: '他们的标题', releasePeople: '林业厅', type: 'wildlife' });
  await fill(app.user, inputOf('mainTitle'), '我的标题');
  await fill(app.user, inputOf('phone'), '13900000000');
  await pressSave(app.user);
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/^平台管理员在/);
  const { mainTitle, releasePeople, phone } = before as unknown as Record<string, string>;
  expect(choices(dialog)).toEqual([
    [
      'mainTitle',
      ['我的修改' + String(mainTitle) + '我的标题', false],
      ['对方的版本' + String(mainTitle) + '他们的标题', false],
    ],
    ['type', ['我的修改未修改', false], ['对方的版本树木花草野生动物', true]],
    ['releasePeople', ['我的修改未修改', false], ['对方的版本' + String(releasePeople) + '林业厅', true]],
    ['phone', ['我的修改' + String(phone) + '13900000000', true], ['对方的版本未修改', false]],
  ]);
  const button = within(dialog).getByText('按所选保存').closest('button') as HTMLButtonElement;
  expect({ disabled: button.disabled, toasts: toasts(), title: (await stored(app))?.['mainTitle'] }).toEqual({
    disabled: true,
    toasts: [],
    title: '他们的标题',
  });

  // Postponing changes nothing; the next save asks again.
  await app.user.click(within(dialog).getByText('继续编辑'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([inputOf('mainTitle').value, inputOf('phone').value]).toEqual(['我的标题', '13900000000']);
  await save(app.user);
  const again = await screen.findByRole('dialog');
  await app.user.click(await within(again).findByText('全部采用对方的'));
  expect(choices(again).map(([, , their]) => (their as unknown[])[1])).toEqual([true, true, true, true]);
  await app.user.click(within(again).getByText('全部保留我的'));
  await app.user.click(within(again).getAllByLabelText('对方的版本')[2] as HTMLElement);
  await app.user.click(within(again).getByText('按所选保存'));
  await findSaved();
  expect(await stored(app)).toMatchObject({
    mainTitle: '我的标题',
    type: before?.['type'],
    releasePeople: '林业厅',
    phone: '13900000000',
    updatedBy: 'editor',
    version: Number(before?.version) + 2,
  });
  await findOnPage(/^由科普宣传科更新于/);
  expect({
    people: inputOf('releasePeople').value,
    tab: tabBar()[1],
    updates: app.server.callsOf(update).length,
  }).toEqual({
    people: '林业厅',
    tab: '我的标题',
    updates: 3,
  });
});

test('fault F6: a record that another person deleted is reported; the typed text stays and can become a new record', async () => {
  const app = await openRecord();
  await saveAsSomebodyElse(app, null);
  await fill(app.user, inputOf('mainTitle'), '我的标题');
  await save(app.user);
  await findOnPage('内容已被删除');
  await findToast('内容不存在或已被删除');
  expect({ title: inputOf('mainTitle').value, toasts: toasts(), address: address() }).toEqual({
    title: '我的标题',
    toasts: ['内容不存在或已被删除'],
    address: `${science}/1`,
  });
  await app.user.click(onPage().getByText('另存为新内容'));
  await findSaved();
  await waitFor(() => expect(address()).not.toBe(`${science}/1`));
  const id = address().split('/').at(-1) ?? '';
  expect([await stored(app, id), tabBar()[1]]).toEqual([
    expect.objectContaining({ mainTitle: '我的标题', status: 'draft', version: 1 }),
    '我的标题',
  ]);
});

test('fault F6: the draft of a record deleted since then opens, and can become a new record', async () => {
  const kept = { values: { mainTitle: '我的标题', introduction: '简介' }, version: 2, savedAt: Date.now() };
  localStorage.setItem(`draft:editor:${science}/999:2~earlier`, JSON.stringify(kept));
  const { user } = await renderApp({ url: `${science}/999`, account: 'editor' });
  await findOnPage('内容已被删除');
  expect(inputOf('mainTitle').value).toBe('我的标题');
  await fill(user, inputOf('mainTitle'), '我的新标题');
  await user.click(onPage().getByText('另存为新内容'));
  await findOnPage(/^有\d+项需要修改/);
  expect(inputOf('mainTitle').value).toBe('我的新标题');
});

test('two people put different pictures into one record: both are shown, by number and name', async () => {
  const text = `<p>${'漓江水清'.repeat(50)}</p>`;
  const server = await serverWith({ content: text, cover: '' });
  const content = btoa(String.fromCharCode(...contents.png));
  await server.store.transaction(async (tx) => {
    for (const id of ['X1', 'X2']) {
      await tx.put(fileCollection, {
        id,
        name: `${id}.png`,
        type: 'image/png',
        size: contents.png.length,
        content,
        by: 'admin',
        time: '2026-03-01 08:00:00',
        published: true,
      });
    }
  });
  const app = await renderApp({ url: `${science}/1`, account: 'editor', server });
  const writer = await writerOf('content');
  await saveAsSomebodyElse(app, { content: `${text}<img data-file="X2" alt="">`, cover: 'X2' });
  act(() => pasteInto(writer, '<img data-file="X1" alt="">'));
  await findOnPage('有未保存的修改');
  await pressSave(app.user);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.querySelectorAll('img')).toHaveLength(3));
  expect(choices(dialog)).toEqual([
    ['cover', ['我的修改未修改', false], ['对方的版本（空）【图片1：X2.png】', true]],
    [
      'content',
      [expect.stringMatching(/^我的修改【图片1：X1.png】\n(?:漓江水清)+ … $/), false],
      [expect.stringMatching(/^对方的版本 … 江水清(?:漓江水清)+\n【图片2：X2.png】$/), false],
    ],
  ]);
});
