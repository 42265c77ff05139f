import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { statusesOf } from '#src/domain/content/lifecycle.ts';
import { baseResourcesApplication } from '#src/domain/content/types/base-resources-application.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import zh from '#src/i18n/zh/content.ts';
import { findRecord, putRecord } from '#mocks/server/records.ts';
import { inputOf, readValue } from '#tests/flows/support/editor.ts';
import {
  address,
  dialogs,
  fill,
  findOnPage,
  findToast,
  menuItems,
  onPage,
  shownPage,
} from '#tests/flows/support/page.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';
import { confirmStep, startReviews } from '#tests/flows/support/reviews.ts';

const path = '/home/baseResourcesApplication';

const screenIs = vi.hoisted(() => ({ phone: false }));
vi.mock('#src/views/page/phone-query.ts', () => ({ useIsPhone: () => screenIs.phone }));

const stored = ({ server }: RenderedApp, id: string) => server.store.transaction((tx) => findRecord(tx, path, id));

/** The steps that the page shows, newest first: action and reason. */
const steps = () => {
  const [heading] = onPage().getAllByText('最近记录');
  return [...(heading?.closest('section')?.querySelectorAll('li') ?? [])].map((step) =>
    [...step.querySelectorAll('p')].slice(0, -1).map(({ textContent }) => textContent),
  );
};

const button = (name: string) => onPage().getByText(name, { selector: 'button *' });

test('submitting an incomplete draft saves it and lists the problems with links to their fields; a complete one is submitted', async () => {
  const app = await renderApp({ url: `${path}/SQ004`, account: 'editor' });
  await waitFor(() => expect(inputOf('body1')).toBeTruthy());
  await fill(app.user, inputOf('body1'), '太短');
  await app.user.click(button('提交'));
  await waitFor(() =>
    expect(
      [...screen.getByRole('dialog').querySelectorAll('li p, li span.mantine-Text-root')].map((one) => one.textContent),
    ).toEqual(['经度：不在广西范围内', '纬度：不在广西范围内', '正文一：至少20个字']),
  );
  const dialog = within(screen.getByRole('dialog'));
  await waitFor(async () => expect(await stored(app, 'SQ004')).toMatchObject({ body1: '太短', status: 'draft' }));
  await app.user.click(dialog.getByLabelText(/正文一/));
  await waitFor(() => expect(document.activeElement).toBe(inputOf('body1')));
  const body1 = '基地经营面积二百公顷，林分保存完整，入口服务点已经建成。';
  await fill(app.user, inputOf('body1'), body1);
  await fill(app.user, inputOf('lng'), '109.98');
  await fill(app.user, inputOf('lat'), '22.27');
  await app.user.click(button('提交'));
  await findToast(/^已提交：/);
  expect(await stored(app, 'SQ004')).toMatchObject({ body1, lng: '109.98', status: 'submitted' });
  // The page is read-only from now on, and says why.
  await findOnPage('已提交，等待评审；退回后才能修改。');
  await waitFor(() => expect(steps()).toEqual([['提交'], ['新建']]));
  await waitFor(() => expect(readValue('name')).toBe('红椎坡林业研学营地'));
  expect(onPage().queryByText('保存')).toBeNull();
});

test('an application is returned with a reason, shown on top and in the time line, and can be edited again', async () => {
  const app = await renderApp({ url: `${path}/SQ005`, account: 'admin' });
  await waitFor(() => expect(steps()).toEqual([['提交'], ['新建']]));
  // One bar holds both decisions, the primary one last.
  const bar = onPage().getByRole('link', { name: '返回列表' }).parentElement;
  const names = () => [...(bar?.children ?? [])].map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toEqual(['返回列表', '退回', '组建评审组']));
  await app.user.click(button('退回'));
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.click(dialog.getByText('退回', { selector: 'button *' }));
  expect(dialog.getByText('请填写退回原因')).toBeDefined();
  expect(app.server.callsOf(`${path}/return`)).toEqual([]);
  await fill(app.user, dialog.getByLabelText(/退回原因/), '坐标落在县城');
  await app.user.click(dialog.getByText('退回', { selector: 'button *' }));
  await findToast(/^已退回：/);
  expect(app.server.callsOf(`${path}/return`).map(({ body }) => body)).toEqual([
    { id: 'SQ005', reason: '坐标落在县城' },
  ]);
  await waitFor(() => expect(steps()).toEqual([['退回', '原因：坐标落在县城'], ['提交'], ['新建']]));
  expect(within(onPage().getByRole('alert')).getByText('原因：坐标落在县城')).toBeDefined();
  expect(onPage().getByText('保存')).toBeDefined();
});

test('failed steps are reported in their place, with a retry', async () => {
  const app = await renderApp({
    url: `${path}/SQ005`,
    account: 'editor',
    faults: [{ kind: 'status', path: `${path}/history`, status: 500, body: '<html>' }],
  });
  const [failed] = await waitFor(() => onPage().getAllByText('修改记录未能加载'));
  await waitFor(() => expect(readValue('name')).not.toBe(''));
  await app.user.click(within(failed?.closest('section') as HTMLElement).getByText('重试'));
  await waitFor(() => expect(steps()).toEqual([['提交'], ['新建']]));
});

test('a passed application goes online from its row and becomes a base; a bulk submission names each state that prevents it', async () => {
  const app = await renderApp({ url: `${path}?status=passed`, account: 'editor' });
  await findOnPage('共3条');
  const name = '天坑秘境研学基地';
  const row = () => within(onPage().getByText(name).closest('tr') as HTMLElement);
  await app.user.click(row().getByText('上线'));
  await findToast(`已上线：${name}`);
  await findOnPage('共2条');
  app.stop();

  const bases = await renderApp({
    url: `/home/baseResources?keyword=${encodeURIComponent(name)}`,
    account: 'editor',
    server: app.server,
  });
  await findOnPage(name);
  bases.stop();

  const all = await renderApp({ url: `${path}?orderBy=id`, account: 'editor', server: app.server });
  await findOnPage('共24条');
  await all.user.click(onPage().getByLabelText('选择本页全部内容'));
  await all.user.click(within(await screen.findByRole('region', { name: '批量操作' })).getByText('提交'));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialogs()).toEqual(['批量提交']));
  const reasons = [...dialog.querySelectorAll('li')].map((item) => item.lastChild?.textContent);
  expect(new Set(reasons)).toEqual(
    new Set(['内容不完整，请打开后补充', '已提交，等待评审', '正在评审', '已通过评审', '已上架']),
  );
});

test('a row is edited as long as it can be submitted, and viewed afterwards, also on a phone', async () => {
  const app = await renderApp({ url: `${path}?pageSize=50`, account: 'editor' });
  await findOnPage('共24条');
  const words = new Map(
    [...shownPage().querySelectorAll('tbody tr')].map((row) => [
      statusesOf(baseResourcesApplication).find((status) => row.textContent.includes(zh[`status.${status}`])),
      row.querySelector('td:last-child a')?.textContent,
    ]),
  );
  expect(Object.fromEntries(words)).toEqual({
    draft: '编辑',
    returned: '编辑',
    submitted: '查看',
    scoring: '查看',
    passed: '查看',
    online: '查看',
  });
  app.stop();
  screenIs.phone = true;
  onTestFinished(() => {
    screenIs.phone = false;
  });
  const phone = await renderApp({ url: `${path}?status=submitted`, account: 'editor', server: app.server });
  await phone.user.click((await waitFor(() => onPage().getAllByLabelText(/^更多操作./)))[0] as HTMLElement);
  expect((await menuItems())[0]).toBe('查看');
});

test('an incomplete row is not submitted: its dialog links to the field on its page', async () => {
  const app = await renderApp({ url: `${path}?keyword=${encodeURIComponent('竹韵里')}`, account: 'editor' });
  await findOnPage('竹韵里森林人家');
  await app.user.click(onPage().getByText('提交'));
  await app.user.click(within(await screen.findByRole('dialog')).getByLabelText(/正文一/));
  await waitFor(() => expect(address()).toMatch(/SQ003(#body1)?$/));
  await waitFor(() => expect(document.activeElement).toBe(inputOf('body1')));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(app.server.callsOf(`${path}/submit`)).toEqual([]);
});

test('a to-do opens exactly its list; the filter for own records can be removed', async () => {
  const app = await renderApp({ url: '/blank', account: 'editor', grants: [`${path}_edit`] });
  await app.user.click(await findOnPage('已退回，待修改'));
  await findOnPage('共3条');
  expect(address()).toBe(`${path}?orderBy=updatedTime&status=returned&createdBy=editor`);
});

test('an open application and its time line follow a decision made in another browser tab', async () => {
  const { server, ask, appoint, submit } = startReviews();
  const experts = ['expert', 'expert2', 'expert3'];
  const panel = await appoint(experts, { path, id: 'SQ005' });
  for (const expert of experts) await submit(panel, expert, 0.8);
  const otherTab = new BroadcastChannel('records');
  onTestFinished(() => otherTab.close());
  const received: unknown[] = [];
  otherTab.addEventListener('message', ({ data }) => received.push(data));

  const app = await renderApp({ url: `${path}/SQ005`, account: 'admin', server });
  await findOnPage('正在评审，不能修改。');
  await ask('auditor', 'pass', { id: panel.id });
  otherTab.postMessage(path);
  await findOnPage('已通过评审，不能修改；上线后成为基地。');
  await waitFor(() =>
    expect(steps().map(([step]) => step)).toEqual(['评审通过', '组建评审组，开始评审', '提交', '新建']),
  );
  app.stop();

  // The page on which the chair decides informs the other tabs.
  const next = await appoint(experts, { path, id: 'SQ006' });
  const chair = await renderApp({ url: recordPath('/home/baseResourcesScore', next.id), account: 'auditor', server });
  await chair.user.click(await waitFor(() => onPage().getByRole('button', { name: '退回' })));
  await confirmStep(chair.user, `退回“${next.title}”`, '退回', '材料不全');
  await findToast(new RegExp(`^已退回：${next.title}`));
  await waitFor(() => expect(received).toEqual([path]));
});

test('W1.2: the creator of an application sees why they cannot appoint its panel or return it', async () => {
  const app = await renderApp({ url: `${path}/SQ005`, account: 'editor' });
  await findOnPage('您是该申报的创建人，或您的账号属于该基地：评审由其他评审组长办理。');
  expect([onPage().queryByText('组建评审组'), onPage().queryByText('退回', { selector: 'button *' })]).toEqual([
    null,
    null,
  ]);
  app.stop();
  const other = await renderApp({ url: `${path}/SQ005`, account: 'admin', server: app.server });
  await findOnPage('组建评审组');
  button('退回');
  other.stop();

  const bench = startReviews();
  const { id } = await bench.appoint(['expert'], { path, id: 'SQ005' });
  await renderApp({ url: recordPath('/home/baseResourcesScore', id), account: 'editor', server: bench.server });
  await findOnPage('您是该申报的创建人，或您的账号属于该基地：评审由其他评审组长办理，评分对您不可见。');
  const offered = ['调整', '催办', '更换', '退回', '通过'].flatMap((step) =>
    onPage().queryAllByRole('button', { name: new RegExp(`^${step}`) }),
  );
  expect(offered).toEqual([]);
});

test('W1.1: an expert of the panel sees that an application was returned before; the reason appears after their submission', async () => {
  const { server, ask, appoint } = startReviews();
  const subject = { path, id: 'SQ005' } as const;
  const { id } = await appoint(['expert'], subject);
  await ask('auditor', 'return', { id, reason: '总分偏低' });
  await server.store.transaction(async (tx) => {
    const record = await findRecord(tx, path, 'SQ005');
    if (record) await putRecord(tx, path, { ...record, status: 'submitted' });
  });
  await appoint(['expert', 'admin'], subject);
  await renderApp({ url: `${path}/SQ005`, account: 'admin', server });
  await waitFor(() => expect(steps()).toContainEqual(['退回', '原因在您提交本次评分表后显示。']));
  expect(document.body.textContent).not.toContain('总分偏低');
});
