import i18next from 'i18next';
import { parse } from 'papaparse';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { missing } from '#src/domain/checks/missing.ts';
import { type ContentType, fieldNamed } from '#src/domain/content/content-type.ts';
import {
  appliesTo,
  bringsOnline,
  type ContentRecord,
  type RecordOperation,
  recordOperations,
  textOf,
} from '#src/domain/content/record.ts';
import { defaultColumns } from '#src/domain/content/list-columns.ts';
import { exportColumns } from '#src/domain/tables/export-columns.ts';
import zh from '#src/i18n/zh/content.ts';
import { findRecord } from '#mocks/server/records.ts';
import { catchDownloads } from '#tests/flows/support/downloads.ts';
import { fill, findOnPage, menuItems, onPage, shownPage } from '#tests/flows/support/page.ts';
import { inputOf, save } from '#tests/flows/support/editor.ts';
import { publishAnyway } from '#tests/flows/support/publish.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';
import { typesByArea } from '#tests/flows/support/types-by-area.ts';
import { seedRecords } from '#tests/support/seed.ts';

const recordsOf = (path: string): readonly ContentRecord[] => seedRecords[path as keyof typeof seedRecords];

const words = i18next.t as unknown as (key: string, options: { ns: string[] }) => string;

/** Controls of rows, for users with the rights. */
const controls = /^(?:编辑|上线|上架|下架|置顶|取消置顶|设为轮播|取消轮播|删除)$/;

test.each(typesByArea)(
  '%s: each type has its list, filter and export, and no control without its right',
  async (_, types) => {
    const files = catchDownloads();
    const app = await renderApp({ url: '/blank', account: 'editor', grants: types.map(({ path }) => path) });
    for (const type of types) {
      const { path } = type;
      const online = recordsOf(path).filter(({ status }) => status === 'online');
      navigate(`${path}?status=online`);
      await listOf(type, online);
      expect([path, onPage().queryByText('新增')]).toEqual([path, null]);
      const offered = [...shownPage().querySelectorAll('tbody a, tbody button')].filter(({ textContent }) =>
        controls.test(textContent),
      );
      expect([offered, shownPage().querySelector('[aria-label^="更多操作"]')]).toEqual([[], null]);

      await app.user.click(onPage().getByLabelText('导出', { selector: 'button' }));
      await app.user.click(await screen.findByText('CSV文件', { selector: '[role=menuitem] *' }));
      await findOnPage(`已导出${online.length}条，文件已交给浏览器下载`);
      const [header = [], ...rows] = parse<string[]>((await files.at(-1)?.text())?.replace('\uFEFF', '') ?? '', {
        skipEmptyLines: true,
      }).data;
      const shown = [type.titleField, ...defaultColumns(type)];
      expect(header).toEqual(exportColumns(type, shown).map(({ label }) => words(label, { ns: ['content', 'shell'] })));
      expect(new Set(rows.map(([title]) => title))).toEqual(
        new Set(online.map((record) => textOf(record, type.titleField))),
      );
      expect(rows.length).toBe(online.length);

      // One filter of the type beside the status, as in its address.
      const [filter] = type.filters.map((name) => fieldNamed(type, name));
      if (!filter) continue;
      const value = textOf(online[0] as ContentRecord, filter.name);
      navigate(`${path}?status=online&${filter.name}=${value}`);
      await listOf(
        type,
        online.filter((record) => textOf(record, filter.name) === value),
      );
    }
  },
);

test.each(typesByArea)(
  '%s: a record of each type is edited and goes through each operation of its rights',
  async (_, types) => {
    const app = await renderApp({ url: '/blank', account: 'admin' });
    // Applications have their own steps: tests/flows/editor/application.test.tsx.
    for (const type of types.filter(({ lifecycle }) => !lifecycle)) {
      const { path, titleField } = type;
      const draft = recordsOf(path).find(({ status }) => status === 'draft') as ContentRecord;
      const title = textOf(draft, titleField);
      navigate(`${path}/${draft.id}`);
      await waitFor(() => expect(inputOf(titleField).value).toBe(title));
      await fill(app.user, inputOf(titleField), '全新的标题');
      await save(app.user);
      await waitFor(async () =>
        expect(await stored(app, type, draft.id)).toMatchObject({
          [titleField]: '全新的标题',
          version: draft.version + 1,
          updatedBy: 'admin',
        }),
      );

      navigate(`${path}?keyword=${encodeURIComponent('全新的标题')}`);
      for (const operation of orderOf(type)) {
        await operate(
          app,
          `${path}/${draft.id}`,
          operation,
          bringsOnline(operation) && [...missing({ type, record: draft })].length > 0,
        );
        await waitFor(async () => expect(await stored(app, type, draft.id)).toEqual(after(operation)));
      }
      const called = app.server.calls
        .map((call) => call.path)
        .filter((one) => one.startsWith(`${path}/`) && /(?:line|updown|istop|isbanner|del)$/.test(one));
      expect(called).toEqual(orderOf(type).map(({ right }) => `${path}/${right}`));
    }
  },
);

/** Waits until the visible page lists exactly these records. */
const listOf = ({ path, titleField }: ContentType, records: readonly ContentRecord[]) =>
  waitFor(() => {
    onPage().getByText(`共${records.length}条`);
    const shown = [...shownPage().querySelectorAll(`tbody a[href^="${path}/"]`)].map((link) => link.textContent);
    expect(shown).not.toEqual([]);
    expect(shown.filter((title) => !records.some((record) => textOf(record, titleField) === title))).toEqual([]);
  });

const stored = ({ server }: RenderedApp, { path }: ContentType, id: string) =>
  server.store.transaction((tx) => findRecord(tx, path, id));

/** The operations that the type’s rights allow: online, each flag on and off, offline, and finally deleted. */
function orderOf({ rights }: ContentType): RecordOperation[] {
  const first = rights.includes('line') ? 'goOnline' : 'publish';
  const names = [first, 'pin', 'unpin', 'addBanner', 'removeBanner', 'unpublish', 'delete'];
  return recordOperations
    .filter(({ name, right }) => names.includes(name) && rights.includes(right))
    .sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
}

/** The expected state of the stored record after an operation. */
function after({ right, on }: RecordOperation): unknown {
  if (right === 'del') return undefined;
  const flag = { istop: 'isTop', isbanner: 'isBanner' }[right as 'istop'] as string | undefined;
  return expect.objectContaining(flag ? { [flag]: on } : { status: on ? 'online' : 'offline' });
}

/** Carries out an operation in the record’s row or its menu, and confirms it if asked. */
async function operate({ user }: RenderedApp, href: string, operation: RecordOperation, checked: boolean) {
  const label = zh[`op.${operation.name}`];
  const row = await waitFor(() => {
    const found = shownPage().querySelector(`tbody a[href="${href}"]`)?.closest<HTMLElement>('tr');
    if (!found || found.querySelector('[disabled], [data-disabled]')) throw new Error('the row is not at rest');
    return within(found);
  });
  const inView = row.queryByText(label, { selector: 'button' });
  if (inView) await user.click(inView);
  else {
    await user.click(row.getByLabelText(/^更多操作/));
    await menuItems();
    await user.click(await screen.findByText(label, { selector: '[role=menuitem] *' }));
  }
  // Publishing an incomplete record asks first. A dialog may also show that the check of a complete one is loading.
  if (checked) await publishAnyway(user);
  if (bringsOnline(operation)) return;
  // So does an operation that removes the record from the site or cannot be undone by everyone.
  const dialog = screen.queryByRole('dialog');
  if (dialog) await user.click(within(dialog).getByText(label, { selector: 'button *' }));
}

test('the operations of each type apply in that order', () => {
  for (const type of contentDescriptors.filter(({ lifecycle }) => !lifecycle)) {
    const draft = recordsOf(type.path).find(({ status }) => status === 'draft') as ContentRecord;
    expect(
      orderOf(type).filter((operation, index) => index === 0 && !appliesTo(operation, draft, type.rights)),
    ).toEqual([]);
  }
});
