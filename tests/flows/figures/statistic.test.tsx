import { waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FigureTable } from '#src/domain/figures/figures.ts';
import { cities } from '#src/domain/places/cities.ts';
import { countedBy, layOutCharts, tableOf, textsIn, linksToLists } from '#tests/flows/support/figures.ts';
import { findOnPage, onPage, shownPage, tabBar } from '#tests/flows/support/page.ts';
import { onPaper } from '#tests/flows/support/paper.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { startServer } from '#tests/flows/support/server.ts';

const bases = '/statistics/saBaseCount';
const consulted = '/statistics/saConsultUser';
const valuesOf = (table: FigureTable | undefined) => (table?.rows ?? []).map(({ value }) => String(value));

beforeEach(() => {
  layOutCharts();
});

test('W4.14, W4.1 each figure is a link with a full name that opens the list of exactly those records in its own tab', async () => {
  const server = startServer();
  const { tables, total } = await countedBy(server, 'saBaseCount');
  const { user } = await renderApp({ url: bases, account: 'admin', server });
  const table = await tableOf('各市');
  const rows = textsIn(table);
  expect(rows.slice(1, -1).map(([, value]) => value)).toEqual(valuesOf(tables[0]));
  expect(rows.at(-1)?.[1]).toEqual(String(total));
  const first = tables[0]?.rows[0];
  const name = `${cities[0]?.name}，${first?.value}个基地，打开列表`;
  expect(linksToLists()).toContain(name);
  expect(linksToLists()).toContain(`合计，${total}个基地，打开列表`);
  await user.click(onPage().getByRole('link', { name }));
  await findOnPage(`共${first?.value}条`);
  expect(tabBar()).toEqual(['首页', '基地数量统计', '基地资源']);
  expect(new URLSearchParams(location.search).get('area')).toEqual(cities[0]?.name);
});

test('a user without the right to open the list sees the same figures, without links', async () => {
  const server = startServer();
  const { total } = await countedBy(server, 'saBaseCount');
  await renderApp({ url: bases, account: 'editor', server, grants: [bases] });
  const rows = textsIn(await tableOf('各市'));
  expect([rows.at(-1)?.[1], linksToLists()]).toEqual([String(total), []]);
});

test('W4.8 records without a value are a named group of the total, and only zero is shown as 0.0%', async () => {
  const server = startServer();
  const { tables, total } = await countedBy(server, 'saConsultUser', { period: 'thisYear' });
  const cityTable = tables.find(({ by }) => by === 'city');
  const unknown = cityTable?.rows.find(({ key }) => key === '')?.value ?? 0;
  expect(unknown).toBeGreaterThan(0);
  await renderApp({ url: consulted, account: 'admin', server });
  const rows = textsIn(await tableOf('各市')).slice(1);
  expect(rows.find(([name]) => name === '未填写')?.[1]).toEqual(String(unknown));
  expect(rows.slice(0, -1).reduce((sum, [, value]) => sum + Number(value), 0)).toEqual(total);
  expect(rows.filter(([, value, share]) => (value === '0') !== (share === '0.0%'))).toEqual([]);
  expect(shownPage().textContent).toContain('各项占比经四舍五入，相加可能不等于100%。');
});

test('W4.3, W4.6 months without records are listed, and the current month is marked as unfinished', async () => {
  const server = startServer();
  const { tables, period } = await countedBy(server, 'saConsultUser', { period: 'thisYear', unit: 'month' });
  const months = tables.find(({ by }) => by === 'time')?.rows ?? [];
  await renderApp({ url: `${consulted}?unit=month`, account: 'admin', server });
  const table = await tableOf('随时间变化');
  const open = [...table.querySelectorAll('[data-open] th')].map((cell) => cell.textContent);
  expect(textsIn(table).slice(1, -1)).toHaveLength(months.length);
  expect(months.length).toEqual(Number(period.to.slice(5, 7)));
  expect(open).toEqual([`${period.to.slice(0, 7)}（截至${period.to}）`]);
  expect(shownPage().textContent).toContain('最后一天尚未结束，不计入变化');
});

test('W4.4, W4.5 the heading shows both periods with their days; a rise from 0 is new, 0 and 0 is no change', async () => {
  const server = startServer();
  const { period, compared, before } = await countedBy(server, 'saConsultUser', {
    period: 'thisYear',
    compare: 'year',
  });
  expect(before).toEqual(0);
  await renderApp({ url: `${consulted}?compare=year`, account: 'admin', server });
  const rows = textsIn(await tableOf('各市')).slice(1);
  const shown = shownPage().textContent;
  expect(shown).toContain(`${period.from}至${period.to}，共${period.days}天`);
  expect(shown).toContain(`对比${compared?.from}至${compared?.to}，共${compared?.days}天`);
  expect(
    [...new Set(rows.map(([, value, , former, change]) => `${value === '0'} ${former} ${change}`))].sort(),
  ).toEqual(['false 0 新增', 'true 0 无变化']);
});

test('a table with many columns is below its chart; a record without a mean shows a dash', async () => {
  const server = startServer();
  const { tables } = await countedBy(server, 'saBaseScore');
  const [grades, points] = tables;
  const isWide = [grades, points].map((table) => (table?.columns.length ?? 0) > 0);
  await renderApp({ url: '/statistics/saBaseScore', account: 'admin', server });
  const means = textsIn(await tableOf('分数段'))
    .slice(1, -1)
    .map((row) => row.at(-1));
  const stacked = ['grade', 'points'].map((by) => shownPage().querySelector(`[data-by=${by}] [data-stacked]`) !== null);
  expect({ isWide, stacked, means }).toEqual({
    isWide: [true, false],
    stacked: [true, false],
    means: points?.rows.map(({ mean }) => mean?.toFixed(2) ?? '—'),
  });
  expect(means).toContain('—');
});

test('W4.12 filters are in the address and survive a reload; invalid ones are ignored and named', async () => {
  const server = startServer();
  const { total } = await countedBy(server, 'saBaseCount', { filters: { kind: 'natureEducation' } });
  const { user, reopen } = await renderApp({ url: bases, account: 'admin', server });
  await tableOf('各市');
  await user.selectOptions(onPage().getByLabelText('基地类型'), 'natureEducation');
  await waitFor(() => expect(location.search).toEqual('?kind=natureEducation'));
  await waitFor(() => expect(shownPage().querySelector('[aria-busy=true]')).toBeNull());
  expect(textsIn(await tableOf('各市')).at(-1)?.[1]).toEqual(String(total));
  await reopen();
  expect(textsIn(await tableOf('各市')).at(-1)?.[1]).toEqual(String(total));
  history.replaceState(null, '', `${bases}?kind=natureEducation&period=never&unit=hour`);
  await reopen();
  expect(textsIn(await tableOf('各市')).at(-1)?.[1]).toEqual(String(total));
  expect(shownPage().textContent).toContain('地址中的统计时段和时间单位无效，已忽略。');
});

test('W4.13 a failed load shows neither zero nor “no data”; the last figures stay, with their time', async () => {
  const server = startServer();
  const fault = { kind: 'body', path: `${bases}/query`, body: '<html></html>', times: 1 } as const;
  const { user } = await renderApp({ url: bases, account: 'admin', server, faults: [fault] });
  await findOnPage('统计数据未能加载');
  expect(shownPage().textContent).not.toMatch(/没有数据|合计/);
  await user.click(onPage().getByRole('button', { name: '重试' }));
  const before = textsIn(await tableOf('各市'));
  const { time } = await countedBy(server, 'saBaseCount');
  await server.faults.add(fault);
  await user.click(onPage().getByRole('button', { name: '刷新' }));
  await findOnPage(/^未能更新，以下为.*的数据。$/);
  expect(textsIn(await tableOf('各市'))).toEqual(before);
  expect(shownPage().textContent).toContain(`未能更新，以下为${time.slice(0, 10)}`);
});

test('W7.6 a chart is one image whose name summarises it; W7.5 without data a sentence replaces it', async () => {
  const server = startServer();
  const { total } = await countedBy(server, 'saBaseCount');
  const { reopen } = await renderApp({ url: bases, account: 'admin', server });
  await tableOf('各市');
  const charts = await waitFor(() => {
    const found = onPage().getAllByRole('img');
    expect(found).toHaveLength(3);
    return found.map((one) => one.getAttribute('aria-label') ?? '');
  });
  expect(charts[0]).toMatch(new RegExp(`^各市：共${total}个基地，14项中最多的是.+市（\\d+）。$`));
  history.replaceState(null, '', `${bases}?from=1999-01-01&to=1999-01-31`);
  await reopen();
  await findOnPage('所选时段和条件下没有数据');
  expect(onPage().queryAllByRole('img')).toEqual([]);
});

const viewed = '/statistics/saView';
const sectionOf = (table: HTMLElement) => table.closest('section') as HTMLElement;

test('issue 29: a table of more than 15 rows is below its chart and folded to ten; on paper it is complete', async () => {
  const { user } = await renderApp({ url: viewed, account: 'admin' });
  const table = await tableOf('随时间变化');
  const section = within(sectionOf(table));
  const rowsIn = () => textsIn(table).length - 2;
  expect([rowsIn(), table.closest('[data-stacked]') === null]).toEqual([10, false]);
  await user.click(section.getByRole('button', { name: '显示全部30行' }));
  expect(rowsIn()).toBe(30);
  await user.click(section.getByRole('button', { name: '只显示前10行', expanded: true }));
  expect(rowsIn()).toBe(10);
  const short = await tableOf('各类内容');
  expect([textsIn(short).length - 2, short.closest('[data-stacked]')]).toEqual([15, null]);
  const paper = await onPaper();
  expect(paper.querySelector('table')?.rows).toHaveLength(32);
  expect(within(paper).queryByRole('button', { name: /行$/ })).toBeNull();
});

test('issue 29: the comparison with the period before is on, its legend names both periods, and choices in force look chosen', async () => {
  const server = startServer();
  const { period, compared } = await countedBy(server, 'saView', { period: 'last30', compare: 'previous' });
  const { user } = await renderApp({ url: viewed, account: 'admin', server });
  const section = within(sectionOf(await tableOf('随时间变化')));
  const names = await waitFor(() => {
    const items = section.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).not.toEqual([]);
    return items;
  });
  expect(names).toEqual([`本期（${period.from}至${period.to}）`, `对比期（${compared?.from}至${compared?.to}）`]);
  const choices = ['统计时段', '对比', '时间单位'].map((label) => onPage().getByLabelText<HTMLSelectElement>(label));
  expect(choices.map(({ selectedOptions, dataset }) => [selectedOptions[0]?.text, 'chosen' in dataset])).toEqual([
    ['近30天', true],
    ['对比上期', true],
    ['自动分段', true],
  ]);
  await user.selectOptions(onPage().getByLabelText('对比'), 'none');
  await waitFor(() => expect(location.search).toBe('?compare=none'));
  await waitFor(() => expect(onPage().queryByText(/^对比期/)).toBeNull());
});

test('issue 29: an unfinished day is left out of the changes and of the comparison', async () => {
  const server = startServer();
  const { period, compared, total, running, before } = await countedBy(server, 'saView', {
    period: 'last30',
    compare: 'previous',
  });
  expect([period.days, compared?.days, running > 0]).toEqual([30, 29, true]);
  const change = Math.round(((total - running - (before ?? 0)) * 1000) / (before ?? 1)) / 10;
  await renderApp({ url: viewed, account: 'admin', server });
  const sum = textsIn(await tableOf('各类内容')).at(-1);
  expect(sum?.at(-1)).toBe(`${change > 0 ? '+' : ''}${change.toFixed(1)}%`.replace('-', '−'));
});

test('issue 29: contents appear by their noun, not by the title of their menu', async () => {
  await renderApp({ url: viewed, account: 'admin' });
  const names = textsIn(await tableOf('各类内容')).map(([name]) => name ?? '');
  expect(names).toContain('酒店');
  expect(names.filter((name) => name.endsWith('管理'))).toEqual([]);
});

const patternsIn = (part: Element) => part.querySelectorAll('pattern').length;
const isHatched = async () => {
  await tableOf('各市');
  await waitFor(() => expect(onPage().getAllByRole('img')).toHaveLength(3));
  return patternsIn(shownPage()) > 0;
};

test('issue 29: charts are hatched on paper, and not on the screen', async () => {
  await renderApp({ url: bases, account: 'admin' });
  expect([await isHatched(), patternsIn(await onPaper()) > 0]).toEqual([false, true]);
});

test('issue 29: charts are hatched on the screen in forced colours', async () => {
  const answer = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(answer(query), query.includes('forced') ? { matches: true } : {}),
  );
  await renderApp({ url: bases, account: 'admin' });
  expect(await isHatched()).toBe(true);
});

test('issue 29: charts are hatched on the screen where the settings say so', async () => {
  localStorage.setItem('preferences', JSON.stringify({ hatching: true }));
  await renderApp({ url: bases, account: 'admin' });
  expect(await isHatched()).toBe(true);
});
