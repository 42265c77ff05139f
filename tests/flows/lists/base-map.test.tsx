import { waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, waitFor as xstateWaitFor } from 'xstate';
import { findRecord, putRecord } from '#mocks/server/records.ts';
import type { ContentApi } from '#src/api/content.ts';
import type { Http } from '#src/api/http.ts';
import { bindBaseMap } from '#src/app/bindings/base-map.ts';
import type { ListPage, ListQuery } from '#src/domain/content/list-query.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { gradesPath } from '#src/domain/scoring/kinds.ts';
import { choose } from '#tests/flows/support/editor.ts';
import { address, findOnPage, onPage } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { recordOf } from '#tests/machines/support/fixtures.ts';
import { answerMap, forgetMapService, mapScript, refusingMap } from '#tests/flows/support/map-service.ts';

const bases = '/home/baseResources';

// The page itself loads late, so each of these waits for it.
const button = (name: string | RegExp) => waitFor(() => onPage().getByRole<HTMLButtonElement>('button', { name }));
const table = () => waitFor(() => onPage().getByRole('table'));
const panel = (name: string) => waitFor(() => onPage().getByRole('region', { name }));
const providedMap = () => waitFor(() => onPage().getByRole('application', { name: '基地分布图' }));
const legend = () =>
  within(onPage().getByRole('list', { name: '图例' }))
    .getAllByRole('listitem')
    .map((item) => [...item.children].flatMap((part) => (part.ariaHidden ? [] : part.textContent)));

test('the switch opens the map of the bases, which is in the address', async () => {
  const { user, server } = await renderApp({ url: bases, account: 'editor' });
  await user.click(await button('地图'));
  await button('南宁市，14个基地');
  expect([address(), onPage().queryByRole('table'), server.callsOf(`${bases}/query`).at(-1)?.body]).toEqual([
    `${bases}?view=map`,
    null,
    { pageNum: 1, pageSize: 200 },
  ]);
  expect(legend().slice(-3)).toEqual([
    ['已上架', '87'],
    ['草稿', '6'],
    ['已下架', '6'],
  ]);
  await user.click(await button('列表'));
  await table();
  expect(address()).toBe(bases);
});

test('the legend lists grades in their rank, best first; without the ranking the map is still shown', async () => {
  const url = `${bases}?view=map`;
  const app = await renderApp({ url, account: 'editor' });
  await button('南宁市，14个基地');
  const grades = () => legend().flatMap(([name = '']) => (ranked.includes(name) ? [name] : []));
  const ranked = ['优秀（示范）', '良好（达标）', '四星级', '合格（培育）', '列入培育'];
  expect(grades()).toEqual(ranked);
  app.stop();
  const faults = [{ kind: 'status', status: 500, body: '<html>', path: `${gradesPath}/options` }] as const;
  await renderApp({ url, account: 'editor', server: app.server, faults: [...faults] });
  await button('南宁市，14个基地');
  expect(new Set(grades())).toEqual(new Set(ranked));
});

test('an address opens the map directly; the filters of the list apply to the map', async () => {
  const { user } = await renderApp({ url: `${bases}?view=map&status=draft`, account: 'editor' });
  await waitFor(() => expect(legend()).toContainEqual(['草稿', '6']));
  expect(legend().filter(([, count]) => count === '87')).toEqual([]);
  await choose(user, onPage().getByRole('combobox', { name: '状态' }), '已下架');
  await waitFor(() => expect(legend().at(-1)).toEqual(['已下架', '6']));
  expect(address()).toBe(`${bases}?view=map&status=offline`);
});

test('a city shows its bases, and a base opens its record; arrow keys move between the cities', async () => {
  const { user } = await renderApp({ url: `${bases}?view=map`, account: 'editor' });
  const nanning = await button('南宁市，14个基地');
  nanning.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(await button('来宾市，6个基地'));
  await user.keyboard('{ArrowUp}{Enter}');
  expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
  const links = within(await panel('柳州市，9个基地')).getAllByRole('link');
  expect(links.length).toBe(9);
  await user.click(links[0] as HTMLElement);
  await waitFor(() => expect(address()).toMatch(/^\/home\/baseResources\/GXP\d+$/));
});

test('after a refresh, bases without coordinates in Guangxi are listed separately', async () => {
  const { user, server } = await renderApp({ url: `${bases}?view=map`, account: 'editor' });
  await button('南宁市，14个基地');
  expect(onPage().queryByRole('button', { name: /^位置不明/ })).toBeNull();
  await server.store.transaction(async (tx) => {
    const record = await findRecord(tx, bases, 'GXP001');
    if (record) await putRecord(tx, bases, { ...record, lng: '116.4', lat: '39.9' });
  });
  await user.click(await button('刷新'));
  await user.click(await button('位置不明，1个基地'));
  within(await panel('位置不明，1个基地')).getByText('没有坐标，或坐标不在广西范围内');
});

test('filters without a match are reported, with a button that resets them', async () => {
  const { user } = await renderApp({ url: `${bases}?view=map&keyword=xyz`, account: 'editor' });
  await findOnPage('没有符合条件的结果');
  await user.click(onPage().getAllByRole('button', { name: '重置' }).at(-1) as HTMLElement);
  await button('南宁市，14个基地');
  expect(address()).toBe(`${bases}?view=map`);
});

test('bases that failed to load are reported in place of the map, with a retry', async () => {
  const { user, server } = await renderApp({ url: `${bases}?view=map`, account: 'editor' });
  await button('南宁市，14个基地');
  await server.faults.add({ kind: 'status', status: 500, body: '<html>', path: `${bases}/query` });
  await user.click(await button('刷新'));
  await findOnPage('未能加载基地');
  await server.faults.clear();
  await user.click(await button('重试'));
  await button('南宁市，14个基地');
});

test('of more than 2,000 bases only the most recently changed are drawn', async () => {
  const asked: number[] = [];
  const query = ({ pageNum, pageSize }: ListQuery): Promise<Result<ListPage<ContentRecord>>> => {
    asked.push(pageNum);
    const list = Array.from({ length: pageSize }, (_, index) => recordOf(`${pageNum}.${index}`));
    return Promise.resolve(success({ list, total: 2500, pageNum, pageSize }));
  };
  const http = { call: () => Promise.resolve(success([])) } as unknown as Http;
  const map = createActor(bindBaseMap(http, { query } as unknown as ContentApi, ''), {
    input: { filters: {} },
  }).start();
  const { context } = await xstateWaitFor(map, (snapshot) => snapshot.matches({ seen: 'shown' }));
  map.stop();
  expect([asked, context.found?.bases.length, context.found?.total]).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    2000,
    2500,
  ]);
});

describe('with a map service', () => {
  afterEach(forgetMapService);

  /** A map that records what is drawn on it. */
  function working() {
    const marks: { title: string; click: () => void }[] = [];
    return {
      marks,
      Map: function Drawn() {
        return {
          add: () => {},
          clearMap: () => void marks.splice(0),
          setFitView: () => {},
          on: () => {},
          destroy: () => {},
        };
      },
      Marker: function Marker({ title }: { title: string }) {
        return { on: (_: string, click: () => void) => void marks.push({ title, click }) };
      },
    };
  }

  test('a failed service is reported in the map’s box, with the tiles; after a retry each base has its marker', async () => {
    const { user } = await renderApp({ url: `${bases}?view=map`, account: 'editor', env: { VITE_MAP_KEY: 'key' } });
    await answerMap(refusingMap);
    await findOnPage('地图服务未能加载，已显示示意图');
    await button('南宁市，14个基地');
    const refused = mapScript();

    await user.click(await button('重试'));
    await waitFor(() => expect([refused?.isConnected, mapScript() === refused]).toEqual([false, false]));
    const { marks, ...well } = working();
    await answerMap(well);
    await providedMap();
    await waitFor(() => expect(marks.length).toBe(99));
    expect(onPage().queryByText('地图服务未能加载，已显示示意图')).toBeNull();

    await choose(user, onPage().getByRole('combobox', { name: '城市' }), '桂林市，11个基地');
    expect(within(await panel('桂林市，11个基地')).getAllByRole('link').length).toBe(11);
    marks[0]?.click();
    await waitFor(() => expect(address()).toMatch(/^\/home\/baseResources\/GXP\d+$/));
  });
});

test('other lists have no map, even if the address asks for it', async () => {
  await renderApp({ url: '/home/scienceKnowledge?view=map', account: 'editor' });
  await table();
  expect(onPage().queryByRole('button', { name: '地图' })).toBeNull();
});
