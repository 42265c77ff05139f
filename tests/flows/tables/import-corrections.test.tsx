import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { add, cellsOf, dialog, header, openImport, press, rowOf } from '#tests/flows/support/import.ts';
import { findOnPage, onPage } from '#tests/flows/support/page.ts';
import { scenicSpotRecords } from '#tests/support/seed.ts';

const csvOf = (...lines: string[]) => new File(['\uFEFF', lines.join('\r\n')], '文章.csv');
const fields = () =>
  [...document.querySelectorAll<HTMLSelectElement>('[role=dialog] tbody select')].map(({ value }) => value);

test('foreign headings are guessed, and a chosen one is proposed again; unknown ones are on top', async () => {
  const { choose, user } = await openImport();
  const foreign = '文章标题,轮播标题,基地名称,类型,关键词,简介,发布时间,采编,联系电话,备注';
  await choose(csvOf(foreign, rowOf('银杏')));
  await screen.findByText('文章.csv，1行数据。列名相符的已自动对应，其余请选择。');
  expect(fields()).toEqual([
    '',
    '',
    'mainTitle',
    'homeBase',
    'phone',
    'bannerTitle',
    'type',
    'keyword',
    'summary',
    'releaseTime',
  ]);
  expect(dialog().getAllByText('按相近的列名推测，请核对')).toHaveLength(3);
  expect(
    cellsOf()
      .map(([column]) => column)
      .slice(0, 2),
  ).toEqual(['H 采编李', 'J 备注不导入']);
  await user.selectOptions(dialog().getByLabelText('H 采编对应的字段'), '发布人 *');
  // The rows stay where they are.
  expect(fields().slice(0, 3)).toEqual(['releasePeople', '', 'mainTitle']);
  await press('检查');
  await screen.findByText('1行都可以导入');
  await press('上一步');
  await press('上一步');
  await choose(csvOf(foreign, rowOf('红树林')));
  await screen.findByText('文章.csv，1行数据。列名相符的已自动对应，其余请选择。');
  expect(fields()[0]).toEqual('');
  expect(dialog().getByLabelText<HTMLSelectElement>('H 采编对应的字段').value).toEqual('releasePeople');
  expect(dialog().getAllByText('与上次的选择相同')).toHaveLength(4);
});

test('a wrong cell is corrected in the preview: a choice from its list, a text by typing', async () => {
  const { choose, server, user } = await openImport();
  await choose(csvOf(header, rowOf('红树林', { kind: '动物', phone: '123' }), rowOf('鳄蜥')));
  await press('检查');
  await screen.findByText('1行可以导入，1行有错误，不会导入');
  await user.selectOptions(dialog().getByLabelText('改正第2行的D 类型'), '野生动物');
  await waitFor(() => expect(cellsOf()[0]?.[1]).toEqual('I 手机号：请输入正确格式的手机号！'));
  const phone = dialog().getByLabelText('改正第2行的I 手机号');
  await user.clear(phone);
  await user.type(phone, '13800000001{Enter}');
  await screen.findByText('2行都可以导入');
  // The corrected row stays in view.
  expect(cellsOf().map((cells) => cells.slice(0, 2))).toEqual([['2', '已改正']]);
  await press('导入2行');
  await screen.findByText('已导入2行');
  const sent = server.callsOf(add).map(({ body }) => body as Record<string, string>);
  expect(sent.map(({ mainTitle, type, phone: number }) => [mainTitle, type, number])).toEqual([
    ['红树林', 'wildlife', '13800000001'],
    ['鳄蜥', 'wildlife', '13800000000'],
  ]);
});

test('exactly the imported records can be listed', async () => {
  const { choose, user } = await openImport();
  await choose(csvOf(header, rowOf('红树林'), rowOf('鳄蜥')));
  await press('检查');
  await press('导入2行');
  await user.click(await dialog().findByText('查看这2条'));
  await findOnPage('共2条');
  const titles = () => [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('td a')?.textContent);
  expect(new Set(titles())).toEqual(new Set(['红树林', '鳄蜥']));
  await user.click(await onPage().findByLabelText('移除筛选“编号：2条”'));
  await findOnPage('共62条');
});

test('users who may delete can take the imported records back', async () => {
  const { choose, server } = await openImport('/business/tickets');
  const spot = scenicSpotRecords.find(({ status }) => status === 'online') ?? { name: '' };
  const columns = '名称,所属景点,类别,售价,门市价,每日库存,有效期,退改规则,预订须知';
  await choose(csvOf(columns, `夜游票,${String(spot.name)},成人票,40,50,100,1,随时退,须知`));
  await press('检查');
  await press('导入1行');
  await press('撤回这1条');
  await screen.findByText('删除后不可恢复，也不能撤销。');
  await press('删除1条');
  await findOnPage('已删除1条');
  const { id } = (server.callsOf('/business/tickets/del')[0]?.body ?? {}) as { id?: string };
  expect([server.callsOf('/business/tickets/del').length, id]).toEqual([1, expect.stringMatching(/\d+/)]);
});
