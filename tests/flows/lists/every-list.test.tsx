import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { catchDownloads } from '#tests/flows/support/downloads.ts';
import { address, findOnPage, onPage, shownPage } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { nameView, openViews } from './views.ts';

interface Listed {
  path: string;
  search: string;
  account: string;
  /** The titles of the table, without the boxes, and those of the arranged one. */
  usual: readonly string[];
  hidden: string;
  added: string;
}

const lists: readonly Listed[] = [
  {
    path: '/system/userManager',
    search: '?state=enabled',
    account: 'admin',
    usual: ['登录名', '姓名', '角色', '状态', '手机号', '邮箱', '所属基地', '更新时间', '操作'],
    hidden: '邮箱',
    added: '更新人',
  },
  {
    path: '/book/book',
    search: '?status=answered',
    account: 'service',
    usual: ['咨询主题', '状态', '答复期限', '负责人', '咨询对象', '咨询人', '受理日期'],
    hidden: '咨询对象',
    added: '逾期工作日',
  },
  {
    path: '/home/baseResourcesScore',
    search: '?show=all',
    account: 'auditor',
    usual: ['基地', '类型', '地区', '截止日期', '已提交', '评审状态', '平均分', '等级'],
    hidden: '地区',
    added: '更新时间',
  },
  {
    path: '/system/logManager',
    search: '?type=operation',
    account: 'admin',
    usual: ['操作时间', '操作人', '类型', '操作', '所属页面', '操作对象', '操作结果', 'IP地址'],
    hidden: 'IP地址',
    added: '原因',
  },
];

const titles = () => [...shownPage().querySelectorAll('th')].map((title) => title.textContent);
const totalOnPage = async () => Number(/\d+/.exec((await findOnPage(/^共\d+条$/)).textContent)?.[0]);

async function exportCsv(user: UserEvent, button: HTMLElement, rows: string) {
  await user.click(button);
  await screen.findByText(rows, { selector: '.mantine-Menu-label' });
  await user.click(await screen.findByText('CSV文件', { selector: '[role=menuitem] *' }));
}

test.each(lists)(
  'columns, views, selection and export of $path',
  async ({ path, search, account, usual, hidden, added }) => {
    const files = catchDownloads();
    const app = await renderApp({ url: path + search, account });
    const { user } = app;
    const total = await totalOnPage();
    expect(titles()).toEqual(['', ...usual]);

    await user.click(onPage().getByLabelText('列和行高'));
    await screen.findByLabelText('搜索列');
    await user.click(screen.getByLabelText(hidden, { selector: 'input[type=checkbox]' }));
    await user.click(screen.getByLabelText(added, { selector: 'input[type=checkbox]' }));
    await user.keyboard('{Escape}');
    const data = [...usual.filter((title) => title !== hidden && title !== '操作'), added];
    const arranged = ['', ...data, ...usual.filter((title) => title === '操作')];
    // The log has a column of this title among its data.
    if (path === '/system/logManager') {
      data.splice(3, 0, '操作');
      arranged.splice(0, arranged.length, '', ...data);
    }
    expect(titles()).toEqual(arranged);

    await openViews(user, '视图');
    await user.click(screen.getByText('另存为视图'));
    await nameView(user, '甲');
    await openViews(user, '视图：甲');
    await user.click(screen.getByText('全部记录'));
    await waitFor(() => expect(address()).toBe(path));
    await openViews(user, '视图');
    await user.click(screen.getByText('甲'));
    await waitFor(() => expect(address()).toBe(path + search));
    await findOnPage(`共${total}条`);

    const boxes = shownPage().querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]');
    const firsts = [...shownPage().querySelectorAll('tbody tr td:nth-child(2)')]
      .slice(0, 2)
      .map((cell) => cell.querySelector('a, button')?.textContent);
    await user.click(boxes[0] as HTMLElement);
    await user.click(boxes[1] as HTMLElement);
    const bar = await screen.findByRole('region', { name: '批量操作' });
    await exportCsv(user, within(bar).getByLabelText('导出'), '已选2条');
    await findOnPage('已导出2条，文件已交给浏览器下载');
    const lines = (await files[0]?.text())?.split('\r\n') ?? [];
    expect([lines[0], ...lines.slice(1).map((line) => line.split(',')[0])]).toEqual([
      `\uFEFF${data.join()}`,
      ...firsts,
      '',
    ]);

    await user.click(onPage().getByLabelText('选择本页全部内容'));
    await user.click(within(bar).getByText(`选择符合条件的全部${total}条`));
    await waitFor(() => expect(within(bar).getByRole('status').textContent).toContain(String(total)));
    await exportCsv(user, within(bar).getByLabelText('导出'), `全部${total}条`);
    await findOnPage(`已导出${total}条，文件已交给浏览器下载`);

    history.replaceState(null, '', path + search);
    await app.reopen();
    await findOnPage(`共${total}条`);
    expect(titles()).toEqual(arranged);
  },
);

test('the records behind figures have columns and an export; the inbox of comments has views and an export', async () => {
  const files = catchDownloads();
  const figures = await renderApp({ url: '/statistics/saView/records', account: 'admin' });
  const sum = await findOnPage(/条记录，合计/);
  const total = Number(/[\d,]+/.exec(sum.textContent)?.[0].replaceAll(',', ''));
  expect(titles()).toEqual(['', '内容', '内容类型', '来访者所在地', '时间', '浏览量']);
  await figures.user.click(onPage().getByLabelText('列和行高'));
  await figures.user.click(await screen.findByLabelText('内容类型', { selector: 'input[type=checkbox]' }));
  await figures.user.keyboard('{Escape}');
  await exportCsv(figures.user, onPage().getByLabelText('导出'), `全部${total}条`);
  await waitFor(() => expect(files).toHaveLength(1));
  const records = (await files[0]?.text())?.split('\r\n') ?? [];
  expect([records[0], records.length]).toEqual(['\uFEFF内容,来访者所在地,时间,浏览量', total + 2]);
  figures.stop();

  const inbox = await renderApp({ url: '/comment/comment?status=hidden', account: 'admin' });
  const count = await totalOnPage();
  await openViews(inbox.user, '视图');
  await inbox.user.keyboard('{Escape}');
  await inbox.user.click(onPage().getByLabelText('选择本页全部评论'));
  const chosen = Math.min(count, 20);
  await exportCsv(inbox.user, onPage().getByLabelText('导出'), `已选${chosen}条`);
  await waitFor(() => expect(files).toHaveLength(2));
  const comments = (await files[1]?.text())?.split('\r\n') ?? [];
  expect([comments[0], comments.filter((line) => line.includes(',已隐藏,')).length]).toEqual([
    '\uFEFF评论,作者,评论时间,评论状态,评论对象,内容类型,命中关注词,回复数,处理时间,隐藏原因',
    chosen,
  ]);
});
