import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { choose, inputOf } from '#tests/flows/support/editor.ts';
import { fill, onPage, shownPage } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { answerMap, forgetMapService, mapScript, refusingMap } from '#tests/flows/support/map-service.ts';

const place = () => [inputOf('lng').value, inputOf('lat').value];
const shown = (text: string | RegExp) => waitFor(() => onPage().getByText(text));

async function openBase(env = {}) {
  const { user, server } = await renderApp({ url: '/home/baseResources/GXP001', account: 'editor', env });
  const pasted = await screen.findByLabelText('粘贴坐标');
  const paste = async (text: string) => {
    await fill(user, pasted, text);
    await user.keyboard('{Enter}');
  };
  return { user, server, paste };
}

test('coordinates are pasted in any common form; Enter accepts them without saving', async () => {
  const { paste, server, user } = await openBase();
  await paste('北纬22°49′12″ 东经108°22′30″');
  expect(place()).toEqual(['108.375', '22.82']);
  await choose(user, within(shownPage()).getByRole('combobox', { name: '坐标系' }), 'GCJ-02（高德、腾讯）');
  await paste('108.320004,22.82402');
  expect(place()).toEqual(['108.316023', '22.826792']);
  await paste('南宁市兴宁区');
  expect([place(), (await shown('无法识别，请粘贴“经度，纬度”或度分秒')).textContent]).toEqual([
    ['108.316023', '22.826792'],
    '无法识别，请粘贴“经度，纬度”或度分秒',
  ]);
  expect(server.callsOf('/home/baseResources/update')).toEqual([]);
});

test('fault G11: swapped coordinates are detected and corrected; a place outside Guangxi is a warning (decision 042)', async () => {
  const { user } = await openBase();
  await fill(user, inputOf('lng'), '22.8');
  await fill(user, inputOf('lat'), '108.3');
  await user.tab();
  await user.click(within(shownPage()).getByRole('button', { name: '地图选点' }));
  const dialog = within(await screen.findByRole('dialog', { name: '地图选点' }));
  await dialog.findByText('尚未选点');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: '使用该位置' }).disabled).toBe(true);
  await user.keyboard('{Escape}');
  await user.click(await shown('交换经纬度'));
  expect(place()).toEqual(['108.3', '22.8']);
  await fill(user, inputOf('lng'), '116.4');
  await shown(/不在广西范围内/);
  await fill(user, inputOf('lat'), '39,9');
  await user.tab();
  await shown('请输入-90至90之间的纬度，如22.8167');
});

test('without a map service the schematic map is used; a confirmed choice fills in the fields (decision 029)', async () => {
  const { user } = await openBase();
  const before = place();
  await user.click(within(shownPage()).getByRole('button', { name: '地图选点' }));
  const dialog = await screen.findByRole('dialog', { name: '地图选点' });
  await within(dialog).findByText('未配置地图服务，已显示离线示意图');
  const guilin = within(dialog).getByRole('button', { name: '桂林市' });
  guilin.focus();
  await user.keyboard('{Enter}');
  within(dialog).getByText('已选：110.294528，25.277044（WGS84）');
  expect([guilin.getAttribute('aria-pressed'), place()]).toEqual(['true', before]);
  await user.click(within(dialog).getByRole('button', { name: '使用该位置' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(place()).toEqual(['110.294528', '25.277044']);
});

describe('a map service that fails', () => {
  afterEach(forgetMapService);

  const well = {
    Map: function Drawn() {
      return { add: () => {}, on: () => {}, destroy: () => {} };
    },
    Marker: function Marker() {},
  };

  test('is reported in the map’s box, with the tiles; the form keeps the typed text, and a retry shows the map', async () => {
    const { user } = await openBase({ VITE_MAP_KEY: 'key' });
    await fill(user, inputOf('lat'), '22.5');
    await user.click(within(shownPage()).getByRole('button', { name: '地图选点' }));
    const dialog = within(await screen.findByRole('dialog', { name: '地图选点' }));
    await answerMap(refusingMap);
    await dialog.findByText('地图服务未能加载，已显示离线示意图');
    dialog.getByRole('button', { name: '桂林市' });
    const refused = mapScript();

    await user.click(dialog.getByRole('button', { name: '重试' }));
    await waitFor(() => expect([refused?.isConnected, mapScript() === refused]).toEqual([false, false]));
    // The tiles remain usable meanwhile.
    dialog.getByRole('button', { name: '桂林市' });
    await answerMap(well);
    await dialog.findByRole('application', { name: '地图' });
    expect([dialog.queryByRole('button', { name: '重试' }), place()[1]]).toEqual([null, '22.5']);
  });
});
