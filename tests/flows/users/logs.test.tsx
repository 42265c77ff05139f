import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hostileHtml } from '#tests/corpus/hostile-html.ts';
import { findRecord, putRecord } from '#mocks/server/records.ts';
import { catchDownloads } from '#tests/flows/support/downloads.ts';
import { address, findOnPage, onPage, shownPage } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const url = '/system/logManager';
const science = '/home/scienceKnowledge';

const rows = () => [...shownPage().querySelectorAll('tbody tr')].map((row) => row.textContent);

test('fault D2, D20: the log is filtered, shows changes as text, can be exported, and follows new events', async () => {
  const files = catchDownloads();
  const { server, user, token } = await renderApp({ url: `${url}?account=admin&type=login`, account: 'admin' });
  await findOnPage(/^共\d+条/);
  await waitFor(() => expect(rows()[0]).toContain('平台管理员 admin'));
  onPage().getByText(/^日志自\d{4}-\d\d-\d\d \d\d:\d\d起$/);
  await waitFor(() => expect(onPage().getByRole('button', { name: '移除筛选“类型：登录”' })).toBeTruthy());

  // Removing a chip removes its filter from the address.
  await user.click(onPage().getByRole('button', { name: '移除筛选“类型：登录”' }));
  await waitFor(() => expect(address()).toEqual(`${url}?account=admin`));

  // An event elsewhere with a hostile text appears after a refresh.
  const call = (path: string, body: object) =>
    fetch(`${location.origin}/backApi${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: token ?? '' },
      body: JSON.stringify(body),
    });
  const [hostile = ''] = hostileHtml;
  const record = await server.store.transaction((tx) => findRecord(tx, science, '1'));
  await server.store.transaction((tx) => putRecord(tx, science, { ...record, version: 1 } as never));
  await call(`${science}/update`, { ...record, mainTitle: `${hostile}二，电话13812348888`, version: 1 });
  await user.click(onPage().getByRole('button', { name: '刷新' }));
  await waitFor(() => expect(rows()[0]).toContain(`${hostile}二`));
  expect(shownPage().querySelector('tbody script, tbody img')).toEqual(null);

  await user.click(
    within(shownPage().querySelector('tbody tr') as HTMLElement).getByRole('button', { name: /^查看详情/ }),
  );
  const drawer = await screen.findByRole('dialog', { name: '日志详情' });
  await within(drawer).findByText('主标题');
  expect(drawer.textContent).toContain(hostile);
  expect(drawer.querySelector('script, img, iframe')).toEqual(null);
  await user.click(within(drawer).getByRole('button', { name: '较早一条' }));
  await waitFor(() => expect(drawer.textContent).toContain('登录'));
  await user.keyboard('{Escape}');

  await user.click(onPage().getByRole('button', { name: '导出' }));
  await user.click(await screen.findByText('CSV文件'));
  await waitFor(() => expect(files.length).toEqual(1));
  const [header, first] = ((await files[0]?.text()) ?? '').split('\r\n');
  expect([files[0]?.name.startsWith('日志管理_筛选结果_'), header]).toEqual([
    true,
    '\uFEFF操作时间,操作人,姓名,角色,IP地址,类型,操作,所属页面,操作对象,操作结果,原因',
  ]);
  // Nobody gave a reason, so a personal detail in a title is masked.
  expect(first).toContain('二，电话138****8888');
  expect(first).toContain('admin,平台管理员,系统管理员,127.0.0.1,操作,修改,科普知识');

  // While paused it sends no request.
  await user.click(onPage().getByRole('button', { name: '暂停更新' }));
  expect(onPage().getByText('已暂停更新')).toBeTruthy();
  const asked = server.callsOf('/sys/log/query').length;
  await call(`${science}/updown`, { id: '1', on: record?.status !== 'online' });
  expect(server.callsOf('/sys/log/query').length).toEqual(asked);
  // Resuming loads at once and marks new entries.
  await user.click(onPage().getByRole('button', { name: '继续更新' }));
  await waitFor(() => expect(rows()[0]).toMatch(/新.*[上下]架/));
  expect(onPage().getByText('新增1条')).toBeTruthy();

  // A change of an account is shown with the labels of the user form.
  await call('/sys/user/enable', { id: '3', on: false });
  await user.click(onPage().getByRole('button', { name: '刷新' }));
  await waitFor(() => expect(rows()[0]).toMatch(/停用.*viewer/));
  await user.click(
    within(shownPage().querySelector('tbody tr') as HTMLElement).getByRole('button', { name: /^查看详情/ }),
  );
  // It is rendered again once those texts have loaded.
  await waitFor(() => within(screen.getByRole('dialog', { name: '日志详情' })).getByText('状态'));
  const switched = screen.getByRole('dialog', { name: '日志详情' });
  expect([...switched.querySelectorAll('dl')].at(-1)?.textContent).toEqual('状态启用停用');
});
