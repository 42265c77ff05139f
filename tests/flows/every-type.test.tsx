import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { bringsOnline, missingAdvised } from '#src/domain/content/advised.ts';
import { type ContentType, fieldNamed } from '#src/domain/content/content-type.ts';
import { appliesTo, type ContentRecord, type RecordOperation, recordOperations, textOf } from '#src/domain/content/record.ts';
import zh from '#src/i18n/zh/content.ts';
import { findRecord } from '#mocks/records.ts';
import { seedRecords } from '#mocks/seed/index.ts';
import { fill, findOnPage, menuItems, onPage, shownPage } from './support/page.ts';
import { inputOf, save } from './support/editor.ts';
import { publishAnyway } from './support/publish.ts';
import { type RenderedApp, renderApp } from './support/render-app.tsx';

const every = contentDescriptors.map((type) => [type.path, type] as const);
const recordsOf = (path: string): readonly ContentRecord[] => seedRecords[path as keyof typeof seedRecords];

/** Controls of rows, whoever may use them. */
const controls = /^(?:编辑|上线|上架|下架|置顶|取消置顶|设为轮播|取消轮播|删除)$/;

test.each(every)('%s: list, filter, and no control without its right', async (path, type) => {
  const records = recordsOf(path);
  await renderApp({ url: `${path}?status=online`, account: 'editor', grants: [path] });
  const online = records.filter(({ status }) => status === 'online');
  await findOnPage(`共${online.length}条`);
  expect(titlesShown().every((title) => online.some((record) => textOf(record, type.titleField) === title))).toBe(true);
  expect(onPage().queryByText('新增')).toBeNull();
  const offered = [...shownPage().querySelectorAll('tbody a, tbody button')].filter(({ textContent }) => controls.test(textContent));
  expect([offered, shownPage().querySelector('[aria-label^="更多操作"]')]).toEqual([[], null]);
  // One filter of the type beside the status, as its address has it.
  const [filter] = type.filters.map((name) => fieldNamed(type, name));
  if (!filter) return;
  const value = textOf(online[0] as ContentRecord, filter.name);
  const both = online.filter((record) => textOf(record, filter.name) === value);
  history.pushState(null, '', `${path}?status=online&${filter.name}=${value}`);
  await findOnPage(`共${both.length}条`);
});

test.each(every)('%s: a record is edited, and goes through each operation of its rights', async (path, type) => {
  const draft = recordsOf(path).find(({ status }) => status === 'draft') as ContentRecord;
  const app = await renderApp({ url: `${path}/${draft.id}`, account: 'admin' });
  await waitFor(() => inputOf(type.titleField));
  await fill(app.user, inputOf(type.titleField), '全新的标题');
  await save(app.user);
  await screen.findByText('保存成功');
  expect(await stored(app, type, draft.id)).toMatchObject({ [type.titleField]: '全新的标题', version: draft.version + 1, updatedBy: 'admin' });

  history.pushState(null, '', `${path}?keyword=${encodeURIComponent('全新的标题')}`);
  await findOnPage('共1条');
  const done: string[] = [];
  for (const operation of orderOf(type)) {
    await operate(app, operation, bringsOnline(operation) && missingAdvised(type, draft).length > 0);
    done.push(operation.name);
    await waitFor(async () => expect(await stored(app, type, draft.id)).toEqual(after(operation)));
  }
  const expected = app.server.calls.filter(({ path: called }) => called.startsWith(`${path}/`) && /(?:line|updown|istop|isbanner|del)$/.test(called));
  expect(expected.map(({ path: called }) => called)).toEqual(orderOf(type).map(({ right }) => `${path}/${right}`));
  expect(done).toEqual(orderOf(type).map(({ name }) => name));
});

const titlesShown = () => [...shownPage().querySelectorAll('tbody tr td:first-child a')].map((link) => link.textContent);

const stored = ({ server }: RenderedApp, { path }: ContentType, id: string) => server.store.transaction((tx) => findRecord(tx, path, id));

/** From a draft to online, each flag on and off, offline, and deleted in the end: what the type's rights allow. */
function orderOf({ rights }: ContentType): RecordOperation[] {
  const first = rights.includes('line') ? 'goOnline' : 'publish';
  const names = [first, 'pin', 'unpin', 'addBanner', 'removeBanner', 'unpublish', 'delete'];
  return recordOperations
    .filter(({ name, right }) => names.includes(name) && rights.includes(right))
    .sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
}

/** What the stored record says after an operation. */
function after({ right, on }: RecordOperation): unknown {
  if (right === 'del') return undefined;
  const flag = { istop: 'isTop', isbanner: 'isBanner' }[right as 'istop'] as string | undefined;
  return expect.objectContaining(flag ? { [flag]: on } : { status: on ? 'online' : 'offline' });
}

/** Carries an operation out from the record's row: in view or in its menu, with an answer where one is asked. */
async function operate({ user }: RenderedApp, { name }: RecordOperation, checked: boolean) {
  const label = zh[`op.${name}`];
  const row = await waitFor(() => {
    const found = shownPage().querySelector<HTMLElement>('tbody tr');
    if (!found || found.querySelector('[disabled], [data-disabled]')) throw new Error('the row is not at rest');
    return within(found);
  });
  const inView = row.queryByText(label, { selector: 'button *' });
  if (inView) await user.click(inView);
  else {
    await user.click(row.getByLabelText(/^更多操作/));
    await menuItems();
    await user.click(await screen.findByText(label, { selector: '[role=menuitem] *' }));
  }
  // What lacks something, cannot be undone by everybody, or takes something off the site, asks first.
  if (checked) await publishAnyway(user);
  const dialog = screen.queryByRole('dialog');
  if (dialog && !checked) await user.click(within(dialog).getByText(label, { selector: 'button *' }));
}

test('each type’s operations apply in that order', () => {
  for (const type of contentDescriptors) {
    const draft = recordsOf(type.path).find(({ status }) => status === 'draft') as ContentRecord;
    expect(orderOf(type).filter((operation, index) => index === 0 && !appliesTo(operation, draft, type.rights))).toEqual([]);
  }
});
