import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { choose } from '#tests/flows/support/editor.ts';
import { address, findOnPage, onPage, shownPage } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const bases = '/home/baseResources';

const button = (name: string | RegExp) => onPage().findByRole<HTMLButtonElement>('button', { name });
const legend = async () =>
  within(await onPage().findByRole('list', { name: '图例' }))
    .getAllByRole('listitem')
    .map((item) => [...item.children].slice(1).map((part) => part.textContent));
const panel = (name: string) => onPage().findByRole('region', { name });

test('the switch leads to the map of the bases, and the address keeps it', async () => {
  const { user, server } = await renderApp({ url: bases, account: 'editor' });
  await user.click(await button('地图'));
  await button('南宁市，14个基地');
  expect([address(), onPage().queryByRole('table'), server.callsOf(`${bases}/query`).at(-1)?.body]).toEqual([
    `${bases}?view=map`,
    null,
    { pageNum: 1, pageSize: 200 },
  ]);
  expect((await legend()).slice(-3)).toEqual([
    ['草稿', '6'],
    ['已上架', '85'],
    ['已下架', '6'],
  ]);
  await user.click(await button('列表'));
  await onPage().findByRole('table');
  expect(address()).toBe(bases);
});

test('opened by its address it is the map at once; filters of the list are those of the map', async () => {
  const { user } = await renderApp({ url: `${bases}?view=map&status=draft`, account: 'editor' });
  await waitFor(async () => expect(await legend()).toContainEqual(['草稿', '6']));
  expect((await legend()).filter(([, count]) => count === '85')).toEqual([]);
  await choose(user, onPage().getByRole('combobox', { name: '状态' }), '已下架');
  await waitFor(async () => expect((await legend()).at(-1)).toEqual(['已下架', '6']));
  expect(address()).toBe(`${bases}?view=map&status=offline`);
});

test('a city shows its bases, and a base leads to its record; arrow keys move between the cities', async () => {
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

test('bases without a place in Guangxi stand by themselves', async () => {
  const { user } = await renderApp({
    url: `${bases}?view=map`,
    account: 'editor',
    server: (server) =>
      server.answer(`${bases}/query`, ({ value }) => ({ ...value })),
  } as never);
  void user;
});

describe('with a map service', () => {
  const world = globalThis as { AMap?: unknown };
  const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="amap"]');

  afterEach(() => {
    script()?.remove();
    delete world.AMap;
  });

  async function answer(service: unknown) {
    await waitFor(() => expect(script()).not.toBeNull());
    world.AMap = service;
    script()?.dispatchEvent(new Event('load'));
  }

  /** Keeps what is drawn on it. */
  function service() {
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

  test('each base has its mark, which leads to its record; cities are chosen beside it', async () => {
    const { user } = await renderApp({ url: `${bases}?view=map`, account: 'editor', env: { VITE_MAP_KEY: 'key' } });
    const drawn = service();
    await answer(drawn);
    await onPage().findByRole('application', { name: '基地分布图' });
    await waitFor(() => expect(drawn.marks.length).toBe(97));
    await choose(user, onPage().getByRole('combobox', { name: '城市' }), '桂林市，11个基地');
    expect(within(await panel('桂林市，11个基地')).getAllByRole('link').length).toBe(11);
    drawn.marks[0]?.click();
    await waitFor(() => expect(address()).toMatch(/^\/home\/baseResources\/GXP\d+$/));
  });

  test('one that fails says so in the box of the map alone, and the tiles serve', async () => {
    const { user } = await renderApp({ url: `${bases}?view=map`, account: 'editor', env: { VITE_MAP_KEY: 'key' } });
    await answer({
      Map: function Refused() {
        throw new Error('INVALID_USER_KEY');
      },
    });
    await findOnPage('地图服务未能加载，已显示示意图');
    await button('南宁市，14个基地');
    await user.click(await button('重试'));
    await answer(service());
    await onPage().findByRole('application', { name: '基地分布图' });
    expect(within(shownPage()).queryByText('地图服务未能加载，已显示示意图')).toBeNull();
  });
});

test('other lists have no map, whatever their address says', async () => {
  await renderApp({ url: '/home/scienceKnowledge?view=map', account: 'editor' });
  await onPage().findByRole('table');
  expect(onPage().queryByRole('button', { name: '地图' })).toBeNull();
  void fireEvent;
  void screen;
});
