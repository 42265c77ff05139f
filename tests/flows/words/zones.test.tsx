import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { putRecord } from '#mocks/server/records.ts';
import { calendar, giveFieldsASize, inputOf, openCalendarOf, save } from '#tests/flows/support/editor.ts';
import { fill, findOnPage, findSaved, onPage } from '#tests/flows/support/page.ts';
import { science, serverWith, stored } from '#tests/flows/support/record.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';
import { baseRecords } from '#tests/support/seed.ts';

/** Zones in which a time of the platform does not exist, because the clocks skip an hour, midnight or a whole day. */
const skipped = [
  ['Europe/Berlin', '2026-03-29 02:30:00'],
  ['America/Santiago', '2025-09-07 00:00:00'],
  ['America/Sao_Paulo', '2018-11-04 00:30:00'],
  ['Pacific/Apia', '2011-12-30 10:00:00'],
  // And a time that occurs twice.
  ['Europe/Berlin', '2026-10-25 02:30:00'],
] as const;

/** Zones on both sides of the platform’s zone. */
const farAway = ['America/Los_Angeles', 'Pacific/Auckland'] as const;

const bases = '/home/baseResources';
const base = baseRecords[0] as ContentRecord;

beforeEach(giveFieldsASize);

/** Sets the browser’s zone and time. */
function browseFrom(zone: string, now?: string) {
  vi.stubEnv('TZ', zone);
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  if (now) vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
}

async function openArticle(releaseTime: string): Promise<RenderedApp> {
  const app = await renderApp({ url: `${science}/1`, account: 'editor', server: await serverWith({ releaseTime }) });
  await waitFor(() => inputOf('releaseTime'));
  return app;
}

async function openCalendar({ user }: RenderedApp) {
  return within(await openCalendarOf(user, inputOf('releaseTime')));
}

const valueOf = (label: string) => within(calendar()).getByLabelText<HTMLInputElement>(label).value;
const days = (mark: string) =>
  [...calendar().querySelectorAll(`[data-${mark}]`)].map((day) => day.getAttribute('aria-label'));

test.each(skipped)(
  'in %s the time %s is shown as stored, and saved unchanged with another field',
  async (zone, releaseTime) => {
    browseFrom(zone);
    const app = await openArticle(releaseTime);
    expect(inputOf('releaseTime').value).toBe(releaseTime.slice(0, 16));
    await openCalendar(app);
    expect([valueOf('小时'), valueOf('分钟')]).toEqual([releaseTime.slice(11, 13), releaseTime.slice(14, 16)]);
    const [year, month, day] = releaseTime.slice(0, 10).split('-').map(Number);
    expect(days('selected')).toEqual([expect.stringMatching(`^${year}年${month}月${day}日星期`)]);
    await app.user.keyboard('{Escape}');
    await fill(app.user, inputOf('mainTitle'), '新的标题');
    await save(app.user);
    await findSaved();
    expect(await stored(app)).toMatchObject({ mainTitle: '新的标题', releaseTime });
  },
);

test.each([skipped[0], skipped[3]])('in %s the time %s can be picked and typed', async (zone, releaseTime) => {
  browseFrom(zone);
  // The same month, with another day and time.
  const app = await openArticle(`${releaseTime.slice(0, 8)}15 12:45:00`);
  const inCalendar = await openCalendar(app);
  const [hour, minute] = [releaseTime.slice(11, 13), releaseTime.slice(14, 16)];
  await app.user.click(
    inCalendar.getByText(String(Number(releaseTime.slice(8, 10))), { selector: ':not([data-outside])' }),
  );
  await app.user.click(inCalendar.getByLabelText('小时'));
  await app.user.keyboard(hour);
  await app.user.click(inCalendar.getByLabelText('分钟'));
  await app.user.keyboard(minute);
  await app.user.click(inCalendar.getByLabelText('完成'));
  expect(inputOf('releaseTime').value).toBe(releaseTime.slice(0, 16));
  await save(app.user);
  await findSaved();
  expect(await stored(app)).toMatchObject({ releaseTime });
});

test('in Pacific/Apia a day field shows and picks the day that the zone’s calendar skipped', async () => {
  browseFrom('Pacific/Apia');
  const server = await serverWith({});
  const founded = { ...base, createTime: '2011-12-30' };
  await server.store.transaction((tx) => putRecord(tx, bases, founded));
  const app = await renderApp({ url: `${bases}/${base.id}`, account: 'editor', server });
  await waitFor(() => expect(inputOf('createTime').value).toBe('2011-12-30'));
  await openCalendarOf(app.user, inputOf('createTime'));
  await app.user.click(await within(calendar()).findByText('29', { selector: ':not([data-outside])' }));
  expect(inputOf('createTime').value).toBe('2011-12-29');
  await openCalendarOf(app.user, inputOf('createTime'));
  await app.user.click(await within(calendar()).findByText('30', { selector: ':not([data-outside])' }));
  expect(inputOf('createTime').value).toBe('2011-12-30');
});

test.each(farAway)('in %s the platform’s day is today: in a calendar and in the periods of a filter', async (zone) => {
  // 1 March, 01:30 in China; still February in America, and half past six in New Zealand.
  browseFrom(zone, '2026-02-28T17:30:00Z');
  const app = await renderApp({ url: science, account: 'editor' });
  await findOnPage(/^共\d+条$/);
  const asked = () => app.server.callsOf(`${science}/query`).at(-1)?.body;
  await app.user.click(onPage().getByText('全部更新时间'));
  await app.user.click(await screen.findByText('最近7天'));
  await waitFor(() => expect(asked()).toMatchObject({ updatedFrom: '2026-02-23', updatedTo: '2026-03-01' }));
  await app.user.click(onPage().getByText('2026-02-23 – 2026-03-01'));
  await app.user.click(await screen.findByText('今天'));
  await waitFor(() => expect(asked()).toMatchObject({ updatedFrom: '2026-03-01', updatedTo: '2026-03-01' }));
});

test.each(farAway)(
  'in %s an empty field opens on the platform’s today, and a time without a day belongs to it',
  async (zone) => {
    browseFrom(zone, '2026-02-28T17:30:00Z');
    const app = await renderApp({ url: `${science}/new`, account: 'editor' });
    await waitFor(() => inputOf('releaseTime'));
    const inCalendar = await openCalendar(app);
    expect([inCalendar.getByText('2026年3月').tagName, days('today')]).toEqual([
      'BUTTON',
      ['2026年3月1日星期日 · 今天'],
    ]);
    await app.user.click(inCalendar.getByLabelText('小时'));
    await app.user.keyboard('0145');
    expect(inputOf('releaseTime').value).toBe('2026-03-01 01:45');
  },
);

test.each(farAway)('in %s a picked month and year are those of the chosen time', async (zone) => {
  browseFrom(zone);
  const app = await openArticle('2026-06-15 12:45:00');
  const inCalendar = await openCalendar(app);
  await app.user.click(inCalendar.getByText('2026年6月'));
  await app.user.click(inCalendar.getByText('2026年'));
  await app.user.click(inCalendar.getByText('2024年'));
  await app.user.click(inCalendar.getByText('1月'));
  await app.user.click(inCalendar.getByText('31', { selector: ':not([data-outside])' }));
  expect(inputOf('releaseTime').value).toBe('2024-01-31 12:45');
});
