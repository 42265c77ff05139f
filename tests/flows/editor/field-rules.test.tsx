import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { findRecord, putRecord } from '#mocks/server/records.ts';
import { fieldNamed } from '#src/domain/content/content-type.ts';
import { tickets } from '#src/domain/content/types/tickets.ts';
import { fieldErrors, fillField, inputOf, save } from '#tests/flows/support/editor.ts';
import { fill, findOnPage, findSaved, switchLanguage } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const { path } = tickets;
const url = `${path}/1`;

async function openTicket(change: Record<string, string> = {}) {
  const app = await renderApp({ url: '/blank', account: 'admin' });
  await app.server.store.transaction(async (tx) => {
    const record = await findRecord(tx, path, '1');
    if (record) await putRecord(tx, path, { ...record, ...change });
  });
  navigate(url);
  await waitFor(() => inputOf('dailyStock'));
  return { ...app, sent: () => app.server.callsOf(`${path}/update`) };
}

test('contradictory dates are reported at the later one when either field is left, and are not saved', async () => {
  const { user, sent } = await openTicket({ saleStart: '2026-03-15', saleEnd: '2026-03-20' });
  const firstOfMarch = (name: string) => fillField(user, fieldNamed(tickets, name), '2026-03-01');
  await firstOfMarch('saleEnd');
  await waitFor(() => expect(fieldErrors()).toEqual({ 停售日期: '停售日期不能早于开售日期' }));
  await save(user);
  expect([fieldErrors(), sent()]).toEqual([{ 停售日期: '停售日期不能早于开售日期' }, []]);
  switchLanguage('en');
  await waitFor(() =>
    expect(fieldErrors()).toEqual({ 'On sale until': '“On sale until” cannot be before “On sale from”' }),
  );
  switchLanguage('zh');
  await findOnPage('开售日期');
  await firstOfMarch('saleStart');
  await waitFor(() => expect(fieldErrors()).toEqual({}));
  await save(user);
  await findSaved();
  expect(sent()[0]?.body).toMatchObject({ saleStart: '2026-03-01', saleEnd: '2026-03-01' });
});

test('counts are whole and not negative; a number is stored in the same form as an import would store it', async () => {
  const { user, sent } = await openTicket();
  const messages: Record<string, string> = {};
  for (const typed of ['2.5', '-3', 'x']) {
    await fill(user, inputOf('dailyStock'), typed);
    await user.tab();
    messages[typed] = fieldErrors()['每日库存'] ?? '';
  }
  expect(messages).toEqual({ '2.5': '请输入整数', '-3': '不能为负数', x: '请输入整数' });
  await fill(user, inputOf('price'), '-1');
  await user.tab();
  await save(user);
  expect([fieldErrors(), sent()]).toEqual([{ 售价: '不能为负数', 每日库存: '请输入整数' }, []]);

  await fill(user, inputOf('price'), '１２.５');
  await user.tab();
  expect([inputOf('price').value, fieldErrors()]).toEqual(['12.5', { 每日库存: '请输入整数' }]);
  // Enter saves before the field is left.
  await fill(user, inputOf('dailyStock'), '1,200');
  await user.keyboard('{Enter}');
  await findSaved();
  expect(sent()[0]?.body).toMatchObject({ price: '12.5', dailyStock: '1200' });
});
