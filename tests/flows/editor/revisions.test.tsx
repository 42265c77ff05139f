import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inputOf } from '#tests/flows/support/editor.ts';
import { onPaper } from '#tests/flows/support/paper.ts';
import { fill, findOnPage, onPage } from '#tests/flows/support/page.ts';
import { chooseInMore, openRecord, pressSave, science, stored } from '#tests/flows/support/record.ts';

test('every save is a revision with author, time and changes; restoring an older one saves a new revision', async () => {
  const fault = { kind: 'status', path: `${science}/revisions`, status: 502 };
  const app = await openRecord();
  const {
    mainTitle = '',
    releasePeople = '',
    version = 0,
    updatedBy = '',
  } = ((await stored(app)) ?? {}) as Record<string, string | number>;
  await fill(app.user, inputOf('mainTitle'), '新的标题');
  await pressSave(app.user);
  await findOnPage(/^由editor更新于/);
  // Nothing has been typed, so there is nothing to save.
  await pressSave(app.user);
  expect(app.server.callsOf(`${science}/update`)).toHaveLength(1);

  await fill(app.user, inputOf('releasePeople'), '打了一半');
  await app.server.faults.add(fault);
  await chooseInMore(app.user, '修改记录');
  const drawer = await screen.findByRole('dialog');
  await app.user.click(await within(drawer).findByText('重试'));
  const list = await within(drawer).findByLabelText('各次保存');
  const saves = [...list.querySelectorAll('button')];
  expect(saves.map((button) => button.textContent.replace(/\d{4}-.* · /, ' '))).toEqual([
    `版本${Number(version) + 1}当前 editor`,
    `版本${version} ${updatedBy}`,
  ]);
  const changes = () => [...drawer.querySelectorAll('section')].map((section) => section.textContent);
  expect([changes(), within(drawer).queryByText('恢复此版本')]).toEqual([[`主标题${mainTitle}新的标题`], null]);
  const title = document.title;
  const paper = await onPaper();
  const printed = [...paper.querySelectorAll('h1, dl > div, section > *')].map(({ textContent }) => textContent);
  expect([printed, document.title]).toEqual([
    [
      '新的标题　修改记录',
      expect.stringMatching(new RegExp(`^版本${Number(version) + 1}.* · editor$`)),
      expect.stringMatching(new RegExp(`^对比对象版本${version} · .* · ${updatedBy}$`)),
      '主标题',
      `${mainTitle}新的标题`,
    ],
    '新的标题　修改记录',
  ]);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect([document.querySelector('body > .paper'), document.title]).toEqual([null, title]);
  await app.user.click(saves[1] as HTMLElement);
  await within(drawer).findByText(/^这是最早的版本/);
  await app.user.selectOptions(within(drawer).getByLabelText('对比对象'), '当前版本');
  expect(changes()).toEqual([`主标题${mainTitle}新的标题`]);

  await app.user.click(within(drawer).getByText('恢复此版本'));
  const question = (await screen.findByText(`恢复版本${version}`)).closest('[role=dialog]') as HTMLElement;
  // The dialog says that unsaved text is replaced.
  within(question).getByText('表单中未保存的修改将被替换。');
  await app.user.click(within(question).getByText('恢复此版本'));
  await waitFor(() => expect(inputOf('mainTitle').value).toBe(mainTitle));
  await waitFor(async () => expect((await stored(app))?.version).toBe(Number(version) + 2));
  expect([await stored(app), inputOf('releasePeople').value]).toEqual([
    expect.objectContaining({ mainTitle, releasePeople, updatedBy: 'editor' }),
    releasePeople,
  ]);
  await waitFor(() => expect(onPage().queryByText('有未保存的修改')).toBeNull());
});
