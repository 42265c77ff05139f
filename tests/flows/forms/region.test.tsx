import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { findRecord, putRecord } from '#mocks/server/records.ts';
import { seedRecords } from '#tests/support/seed.ts';
import { choose, fillField, inputOf, save } from '#tests/flows/support/editor.ts';
import { address, findOnPage, findSaved, onPage } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { startServer } from '#tests/flows/support/server.ts';

const path = '/home/baseResources';

/** A back-end with a base whose region is a text from before there were choices. */
async function withRegion() {
  const server = startServer();
  const [seeded] = seedRecords[path];
  const base = { ...seeded, id: 'G1', name: '鱼峰山基地', area: '柳州市鱼峰区' } as ContentRecord;
  await server.store.transaction((tx) => putRecord(tx, path, base));
  const stored = () => server.store.transaction((tx) => findRecord(tx, path, 'G1'));
  return { server, stored };
}

test('the region of a base is a choice of cities; a stored text is kept until a city is chosen', async () => {
  const { server, stored } = await withRegion();
  const { user } = await renderApp({ url: `${path}/G1`, account: 'admin', server });
  await waitFor(() => expect(inputOf('area').value).toBe('柳州市鱼峰区'));
  await fillField(user, { name: 'name', label: '', kind: 'text' }, '鱼峰山科普基地');
  await save(user);
  await findSaved();
  expect(await stored()).toMatchObject({ name: '鱼峰山科普基地', area: '柳州市鱼峰区' });
  await choose(user, inputOf('area'), '防城港市');
  await save(user);
  await waitFor(async () => expect(await stored()).toMatchObject({ area: '防城港市' }));
});

test('the list of bases has a filter by city, which includes the regions in it', async () => {
  const { server } = await withRegion();
  const { user } = await renderApp({ url: path, account: 'admin', server });
  await findOnPage('鱼峰山基地');
  await user.selectOptions(onPage().getByLabelText('所属区域'), '柳州市');
  const own = seedRecords[path].filter(({ area }) => area === '柳州市');
  await findOnPage(`共${own.length + 1}条`);
  expect(new URLSearchParams(address().split('?')[1]).get('area')).toBe('柳州市');
  expect(screen.getByText('鱼峰山基地')).toBeTruthy();
});
