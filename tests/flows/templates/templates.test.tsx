import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { templateCollection, type TemplateRow } from '#mocks/store/collections.ts';
import { formOf, writeTemplateDraft } from '#src/domain/scoring/template-form.ts';
import { catchDownloads } from '#tests/flows/support/downloads.ts';
import { address, findOnPage, findSaved, findToast, onPage, shownPage } from '#tests/flows/support/page.ts';
import { onPaper } from '#tests/flows/support/paper.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';
import { templateRows } from '#tests/support/seed.ts';

const path = '/set/masterplate';

const stored = async ({ server }: RenderedApp, kind: string) =>
  (await server.store.transaction((tx) => tx.all(templateCollection)))
    .filter((row) => row.kind === kind)
    .map(({ number, status }) => [number, status]);

/** Finds by label only, because a search by role among hundreds of fields is slow here. */
const named = <Kind extends HTMLElement = HTMLInputElement>(label: string) =>
  waitFor(() => {
    const found = shownPage().querySelector<Kind>(`[aria-label="${label}"]`);
    if (!found) throw new Error(`there is no ${label}`);
    return found;
  });
const button = (name: string) =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLButtonElement>('#main button, [role=dialog] button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name && !one.closest('[style*="display: none"]'),
    );
    if (!found) throw new Error(`there is no button ${name}`);
    return found;
  });
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });
const focused = () => document.activeElement?.getAttribute('data-path');
const wellness = (number: number) => `森林康养基地评分表（第${number}版）`;

async function copied() {
  const app = await renderApp({ url: path, account: 'admin' });
  await app.user.click(await button(`复制为新版本：${wellness(2)}`));
  await findToast('保存成功');
  await screen.findByRole('heading', { level: 1, name: wellness(3) });
  return app;
}

test('the list shows each kind with its versions and their status', async () => {
  const app = await renderApp({ url: path, account: 'admin' });
  const card = await waitFor(() => onPage().getByRole('region', { name: '森林康养基地' }));
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^第2版启用中森林康养基地评分表\d+份评分表 · .*启用停用复制为新版本导出$/),
    expect.stringMatching(/^第1版已停用森林康养基地评分表\d+份评分表 · .*停用复制为新版本导出$/),
  ]);
  expect(await stored(app, 'forestWellness')).toEqual([
    [1, 'retired'],
    [2, 'inForce'],
  ]);
});

test('a note that all kinds share is shown once, differing notes on their cards', async () => {
  const notes = () =>
    onPage()
      .getAllByText(/并非主管部门发布的评分表/)
      .map((note) => note.closest('section')?.getAttribute('aria-label') ?? 'page');
  const { server, user } = await renderApp({ url: path, account: 'admin' });
  await waitFor(() => onPage().getByRole('region', { name: '森林康养基地' }));
  expect(notes()).toEqual(['page']);
  await server.store.transaction(async (tx) => {
    const row = await tx.get(templateCollection, '102');
    if (row) await tx.put(templateCollection, { ...row, note: '正式发布的评分表' });
  });
  await user.click(await button('刷新'));
  await waitFor(() => within(onPage().getByRole('region', { name: '森林康养基地' })).getByText('正式发布的评分表'));
  const others = templateRows.filter(({ kind, status }) => kind !== 'forestWellness' && status === 'inForce');
  expect([notes().includes('page'), notes().length]).toEqual([false, others.length]);
});

test('points above those of the group are counted, and the form is printed as it is', async () => {
  await copied();
  type(await named('评分指标A1：分值'), '5.5');
  await findOnPage('本组满分20，已分配22.5，超出2.5');
  const paper = await onPaper();
  expect([
    paper.querySelector('h1')?.textContent,
    Array.from(paper.querySelectorAll('dl > div'), ({ textContent }) => textContent).slice(0, 5),
    Array.from(paper.querySelectorAll('tr'), ({ textContent }) => textContent).slice(0, 3),
    Array.from(paper.querySelectorAll('h2'), ({ textContent }) => textContent),
  ]).toEqual([
    '森林康养基地评分表',
    ['版本第3版', '状态草稿', '评审专家人数5', '各组最低得分率（%）—', 'A优秀（示范） · 90分起'],
    ['编号名称分值评分说明', expect.stringMatching(/^A.+20$/), expect.stringMatching(/^A1.+5\.5/)],
    ['等级', '一票否决条件', '依据文件'],
  ]);
});

test('a copy is edited, shows its problems in place, and comes into force only without any', async () => {
  const app = await copied();
  const { user } = app;
  await findOnPage('内容完整，可以启用');
  type(await named('评分指标A1：分值'), '2.5');
  await findOnPage('本组满分20，已分配19.5，还差0.5');
  await user.click(await button('启用前还有1处需要完善'));
  await user.click(await screen.findByText('分组A满分20，评分指标合计19.5'));
  expect(focused()).toEqual('group.A.points');
  expect((await button('启用')).disabled).toEqual(true);

  await user.click(await button('保存'));
  // The version can be activated only after it is saved.
  await waitFor(async () => expect((await button('启用')).disabled).toEqual(false));
  await user.click(await button('启用'));
  const asked = await screen.findByRole('dialog', { name: `启用“${wellness(3)}”` });
  within(asked).getByText('还不能启用，有1处需要完善：');
  expect(within(asked).queryByRole('button', { name: '启用' })).toBeNull();
  await user.click(within(asked).getByRole('button', { name: '分组A满分20，评分指标合计19.5' }));
  await waitFor(() => expect(focused()).toEqual('group.A.points'));

  type(await named('评分指标A2：分值'), '4.5');
  await findOnPage('内容完整，可以启用');
  await user.click(await button('保存'));
  // The version can be activated only after it is saved.
  await waitFor(async () => expect((await button('启用')).disabled).toEqual(false));
  await user.click(await button('启用'));
  const again = await screen.findByRole('dialog', { name: `启用“${wellness(3)}”` });
  await user.click(within(again).getByRole('button', { name: '启用' }));
  await findToast('已启用：森林康养基地评分表');
  await findOnPage('此版本启用中，不能修改。需要调整时复制为新版本。');
  expect(await stored(app, 'forestWellness')).toEqual([
    [1, 'retired'],
    [2, 'retired'],
    [3, 'inForce'],
  ]);
});

test('while a draft is offered, steps of the whole version that would ignore it are disabled', async () => {
  const version = templateRows.find(({ status }) => status === 'draft') as TemplateRow;
  const values = writeTemplateDraft({ ...formOf(version), name: '草稿的名称' });
  localStorage.setItem(
    `draft:admin:${path}/${version.id}:${version.version}`,
    JSON.stringify({ values, version: version.version, savedAt: Date.now() }),
  );
  const { user } = await renderApp({ url: `${path}/${version.id}`, account: 'admin' });
  await findOnPage('放弃草稿');
  const held = () =>
    Promise.all(
      ['启用', '导出', '复制为新版本'].map(async (name) => {
        const { disabled } = await button(name);
        return disabled;
      }),
    );
  expect(await held()).toEqual([true, true, true]);
  onPage().getByText('请先恢复或放弃草稿');
  await user.click(await button('放弃草稿'));
  expect(await held()).toEqual([false, false, false]);
});

test('W1.16: a version in force is read, without a field: its facts, criteria with points, grades and vetoes', async () => {
  await renderApp({ url: `${path}/102`, account: 'admin' });
  await screen.findByRole('heading', { level: 1, name: wellness(2) });
  const rows = onPage()
    .getAllByRole('row')
    .map((row) => [...(row as HTMLTableRowElement).cells].map(({ textContent }) => textContent));
  expect({
    fields: shownPage().querySelectorAll('input, textarea, select, [type=submit]').length,
    facts: [...shownPage().querySelectorAll('[data-path]')].map(({ textContent }) => textContent),
    rows: [...rows.slice(0, 3), rows.at(-1)],
    lists: onPage()
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  }).toEqual({
    fields: 0,
    facts: ['评审专家人数5', '各组最低得分率（%）—', expect.stringMatching(/^来源说明本表为平台拟定/)],
    rows: [
      ['编号', '名称', '分值', '评分说明'],
      ['A', expect.any(String), '20', ''],
      ['A1', expect.any(String), '3', expect.any(String)],
      ['合计', '100', ''],
    ],
    lists: ['等级', '一票否决条件', '依据文件'],
  });
});

test('W1.5: points are typed in halves; the wheel over the field changes nothing', async () => {
  await copied();
  const points = await named('评分指标A1：分值');
  points.focus();
  fireEvent.wheel(points, { deltaY: 100 });
  expect([points.type, points.value]).toEqual(['text', '3']);
  for (const [typed, words] of [
    ['2.3', '须为0.5的倍数'],
    ['1,5', '小数点请用英文句点'],
    ['x', '请输入数字'],
    ['101', '须在0至100之间'],
  ] as const) {
    type(points, typed);
    await findOnPage(words);
    expect(points.value).toEqual(typed);
  }
});

test('items are moved by key and button, added and removed, and keep the focus', async () => {
  const { user } = await copied();
  const codes = () =>
    [...shownPage().querySelectorAll('[aria-label^="评分指标A"][aria-label$="：分值"]')].map((field) =>
      field.getAttribute('aria-label')?.slice(4, 6),
    );
  (await named('评分指标A2：评分指标名称')).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect([codes(), focused()]).toEqual([['A2', 'A1', 'A3', 'A4', 'A5'], 'criterion.A2']);
  await user.click(await button('下移：评分指标A2'));
  expect([codes(), focused()]).toEqual([['A1', 'A2', 'A3', 'A4', 'A5'], 'criterion.A2.down']);
  await user.click(await button('添加评分指标：分组A'));
  expect([codes(), focused()]).toEqual([['A1', 'A2', 'A3', 'A4', 'A5', 'A6'], 'criterion.A6']);
  await user.click(await button('删除：评分指标A6'));
  expect([codes(), focused()]).toEqual([['A1', 'A2', 'A3', 'A4', 'A5'], 'add.A']);
});

test('a new template of a kind shows what prevents saving, and focuses it', async () => {
  const app = await renderApp({ url: `${path}/new`, account: 'admin' });
  const { user } = app;
  const kinds = await waitFor(() => onPage().getByLabelText('适用类型'));
  expect(shownPage().querySelectorAll('[aria-invalid=true], .mantine-InputWrapper-error').length).toEqual(0);
  expect(onPage().queryByText('须有一个从0分起的等级')).toBeNull();
  await user.selectOptions(kinds, 'scienceBase');
  await user.click(await button('保存'));
  await waitFor(() => expect(focused()).toEqual('name'));
  await findOnPage('必填');
  type(onPage().getByLabelText<HTMLInputElement>(/^模板名称/), '科普基地新表');
  await user.click(await button('保存'));
  await findSaved();
  await screen.findByRole('heading', { level: 1, name: /^科普基地新表/ });
  expect(address()).toMatch(/^\/set\/masterplate\/\d+$/);
  expect((await stored(app, 'scienceBase')).at(-1)?.[1]).toEqual('draft');
});

/** Another user changes the open draft; returns its id. */
async function changeElsewhere({ server }: RenderedApp): Promise<string> {
  const id = address().split('/').at(-1) ?? '';
  await server.store.transaction(async (tx) => {
    const row = await tx.get(templateCollection, id);
    if (row) await tx.put(templateCollection, { ...row, experts: 7, version: row.version + 1, updatedBy: 'editor' });
  });
  return id;
}

test('a draft changed by another user shows the differences, and mine can be saved over it', async () => {
  const app = await copied();
  const { user, server } = app;
  const id = await changeElsewhere(app);
  type(onPage().getByLabelText<HTMLInputElement>(/^模板名称/), '我的名称');
  await user.click(await button('保存'));
  const asked = await screen.findByRole('dialog', { name: '模板已被他人修改' });
  within(asked).getByText('共2处不同');
  await user.click(within(asked).getByRole('button', { name: '保存我的内容' }));
  await waitFor(async () => {
    const row = await server.store.transaction((tx) => tx.get(templateCollection, id));
    expect([row?.name, row?.experts]).toEqual(['我的名称', 5]);
  });
});

test('a draft changed by another user before it comes into force is confirmed again, with the changes', async () => {
  const app = await copied();
  const { user } = app;
  await changeElsewhere(app);
  await user.click(await button('启用'));
  const dialog = () => screen.findByRole('dialog', { name: `启用“${wellness(3)}”` });
  await user.click(within(await dialog()).getByRole('button', { name: '启用' }));
  await within(await dialog()).findByText(/^科普宣传科于.*修改了此版本，操作尚未执行/);
  within(await dialog()).getByText('共1处不同');
  expect((await stored(app, 'forestWellness')).at(-1)).toEqual([3, 'draft']);
  await user.click(within(await dialog()).getByRole('button', { name: '启用' }));
  await findToast('已启用：森林康养基地评分表');
  expect((await stored(app, 'forestWellness')).at(-1)).toEqual([3, 'inForce']);
});

test('two versions are compared: added, removed and changed entries', async () => {
  const { user } = await renderApp({ url: `${path}/102`, account: 'admin' });
  await screen.findByRole('heading', { level: 1, name: wellness(2) });
  await user.click(onPage().getByRole('link', { name: '对比版本' }));
  await findOnPage('共3处不同');
  const rows = onPage().getAllByRole('row').slice(1);
  expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual([
    '评分指标A1修改',
    '评分指标A2修改',
    '一票否决条件V6新增',
  ]);
  // Only what differs is tinted.
  expect(rows.map((row) => Array.from(row.querySelectorAll('mark'), ({ textContent }) => textContent))).toEqual([
    ['4分', '3分'],
    ['3分', '4分'],
    ['主要环境指标（空气、水、噪声）任一项不达国家标准'],
  ]);
});

test('a template is exported to a file and imported as a new draft of its kind; other files are refused with a reason', async () => {
  const files = catchDownloads();
  const app = await renderApp({ url: path, account: 'admin' });
  await app.user.click(await button(`导出：${wellness(2)}`));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['森林康养基地评分表-v2.json']));
  const text = (await files[0]?.text()) ?? '';
  const input = () => shownPage().querySelector('input[type=file]') as HTMLInputElement;
  const choose = (name: string, content: string) => app.user.upload(input(), new File([content], name));

  for (const [content, words] of [
    ['x', /^无法读取文件内容/],
    ['{}', /^文件不是评分模板/],
    [text.replace('"A2"', '"A1"'), /^文件中有重复的编号/],
    [text.replace('"max": 3', '"max": 2.2'), /^文件中的分值有负数或不是0\.5的倍数/],
    [text + ' '.repeat(1_000_001), /^文件超过1MB/],
  ] as const) {
    await choose('表.json', content);
    const refusal = await screen.findByRole('dialog', { name: '未能导入“表.json”' });
    within(refusal).getByText(words);
    await app.user.click(within(refusal).getByText('关闭'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  await choose('表.json', text);
  await screen.findByRole('heading', { level: 1, name: wellness(3) });
  await findOnPage('内容完整，可以启用');
});

test('retiring and deleting ask first', async () => {
  const app = await copied();
  await app.user.click(await button('删除'));
  const asked = await screen.findByRole('dialog', { name: `删除“${wellness(3)}”` });
  await app.user.click(within(asked).getByRole('button', { name: '删除' }));
  await findToast('已删除：森林康养基地评分表');
  await findOnPage('模板不存在或已被删除');
  await app.user.click(onPage().getByRole('link', { name: '返回列表' }));
  await app.user.click(await button(`停用：${wellness(2)}`));
  const retiring = await screen.findByRole('dialog', { name: `停用“${wellness(2)}”` });
  await app.user.click(within(retiring).getByRole('button', { name: '停用' }));
  await findToast('已停用：森林康养基地评分表');
  await waitFor(async () =>
    expect(await stored(app, 'forestWellness')).toEqual([
      [1, 'retired'],
      [2, 'retired'],
    ]),
  );
  await findOnPage('没有启用的版本，按通用模板评分');
});
