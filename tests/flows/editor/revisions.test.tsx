import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inputOf } from '#tests/flows/support/editor.ts';
import { onPaper } from '#tests/flows/support/paper.ts';
import { fill, findOnPage, onPage } from '#tests/flows/support/page.ts';
import { chooseInMore, openRecord, pressSave, science, stored } from '#tests/flows/support/record.ts';

const admin = '平台管理员';

test('every save is a revision with author, time and changes; restoring an older one saves a new revision', async () => {
  const fault = { kind: 'status', path: `${science}/revisions`, status: 502 };
  const app = await openRecord();
  const {
    mainTitle = '',
    releasePeople = '',
    version = 0,
  } = ((await stored(app)) ?? {}) as Record<string, string | number>;
  await fill(app.user, inputOf('mainTitle'), '新的标题');
  await pressSave(app.user);
  await findOnPage(/^由科普宣传科更新于/);
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
  expect(saves.map((button) => button.textContent.replace(/ · .*/, ''))).toEqual([
    `版本${Number(version) + 1}当前科普宣传科`,
    `版本${version}${admin}`,
  ]);
  expect([...list.querySelectorAll('li')].map(({ textContent }) => textContent.replace(/ · .*/, ''))).toEqual([
    `版本${Number(version) + 1}当前科普宣传科`,
    `上架${admin}`,
    `版本${version}${admin}`,
    `新建${admin}`,
  ]);
  const changes = () => [...drawer.querySelectorAll('section')].map((section) => section.textContent);
  expect([changes(), within(drawer).queryByText('恢复此版本')]).toEqual([[`主标题${mainTitle}新的标题`], null]);
  const title = document.title;
  const paper = await onPaper();
  const printed = [...paper.querySelectorAll('h1, dl > div, section > *')].map(({ textContent }) => textContent);
  expect([printed, document.title]).toEqual([
    [
      '新的标题　修改记录',
      expect.stringMatching(new RegExp(`^版本${Number(version) + 1}.* · 科普宣传科$`)),
      expect.stringMatching(new RegExp(`^对比对象版本${version} · .* · ${admin}$`)),
      '主标题',
      `${mainTitle}新的标题`,
    ],
    '新的标题　修改记录',
  ]);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect([document.querySelector('body > .paper'), document.title]).toEqual([null, title]);
  await app.user.click(saves[1] as HTMLElement);
  // Nothing to compare it with, so its content is shown.
  await within(drawer).findByText(/^这是最早的版本/);
  const content = () => drawer.querySelector('[data-path=mainTitle] dd')?.textContent;
  expect(content()).toBe(mainTitle);
  await app.user.selectOptions(within(drawer).getByLabelText('对比对象'), '当前版本');
  expect(changes()).toEqual([`主标题${mainTitle}新的标题`]);

  // Any version can be read, and printed, as content.
  await app.user.click(within(drawer).getByText('内容'));
  await app.user.click(saves[0] as HTMLElement);
  expect(content()).toBe('新的标题');
  expect((await onPaper()).querySelector('[data-path=mainTitle]')?.textContent).toBe('主标题新的标题');
  act(() => void dispatchEvent(new Event('afterprint')));
  await app.user.click(saves[1] as HTMLElement);
  expect(content()).toBe(mainTitle);

  await app.user.click(within(drawer).getByText('恢复此版本'));
  const question = (await screen.findByText(`恢复版本${version}`)).closest('[role=dialog]') as HTMLElement;
  // The dialog says that unsaved text is replaced.
  within(question).getByText('表单中未保存的修改将被替换。');
  within(question).getByText(/^将恢复平台管理员于.*保存的版本/);
  within(question).getByText('这条内容已上架：恢复后前台立即更新。');
  await app.user.click(within(question).getByText('恢复并更新前台'));
  await waitFor(() => expect(inputOf('mainTitle').value).toBe(mainTitle));
  await waitFor(async () => expect((await stored(app))?.version).toBe(Number(version) + 2));
  expect([await stored(app), inputOf('releasePeople').value]).toEqual([
    expect.objectContaining({ mainTitle, releasePeople, updatedBy: 'editor' }),
    releasePeople,
  ]);
  await waitFor(() => expect(onPage().queryByText('有未保存的修改')).toBeNull());

  await chooseInMore(app.user, '修改记录');
  const restored = await within(await screen.findByRole('dialog')).findByText(`恢复自版本${version}`);
  expect(restored.closest('li')?.textContent).toMatch(new RegExp(`^版本${Number(version) + 2}当前`));
});
