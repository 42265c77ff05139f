import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { type ContentType, type Field, type FieldKind, fieldsOf } from '#src/domain/content/content-type.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { requiredMessageOf } from '#src/domain/content/rules.ts';
import { contentDescriptors } from '#src/api/endpoints/index.ts';
import content from '#src/i18n/zh/content.ts';
import editor from '#src/i18n/zh/editor.ts';
import shell from '#src/i18n/zh/shell.ts';
import tourism from '#src/i18n/zh/tourism.ts';
import { findRecord } from '#mocks/server/records.ts';
import { fieldErrors, fillField, inputOf, save } from '#tests/flows/support/editor.ts';
import {
  activeTabs,
  address,
  fill,
  findOnPage,
  findSaved,
  shownPage,
  tabBar,
  toasts,
} from '#tests/flows/support/page.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';
import { typesByArea } from '#tests/flows/support/types-by-area.ts';
import { seedRecords } from '#tests/support/seed.ts';

const recordsOf = (path: string) => seedRecords[path as keyof typeof seedRecords];

/** What a person types or chooses in a field, and what the server receives; null for a field left empty. */
function entryOf({ kind, choices = [], to = '', optional, whole }: Field): [typed: string, sent: string] | null {
  if (optional) return null;
  switch (kind) {
    case 'choice':
      return [zh[choices[0]?.label ?? ''] ?? '', choices[0]?.value ?? ''];
    case 'reference': {
      const record = recordsOf(to).find(({ status }) => status === 'online') as ContentRecord;
      return [textOf(record, descriptorOf(to).titleField), record.id];
    }
    case 'tags':
      return ['防火；湿地', '防火,湿地'];
    case 'number':
      return whole ? ['１，２００', '1200'] : [typedText.number, typedText.number];
    default:
      return [typedText[kind], typedText[kind]];
  }
}

/** A picture is the first one uploaded. */
const typedText: Record<Exclude<FieldKind, 'choice' | 'reference' | 'tags'>, string> = {
  text: '护林 <b>知识</b>',
  longText: '第一行\n第二行',
  richText: '<p>正文 <strong>要点</strong></p>',
  phone: '13800000000',
  tel: '0771-2345678',
  url: 'https://example.com/bases?id=1',
  number: '12.5',
  date: '2026-03-15',
  dateTime: '2026-03-15 09:30:00',
  longitude: '108.3167',
  latitude: '22.8167',
  picture: 'F1',
};

const descriptorOf = (path: string) => contentDescriptors.find((type) => type.path === path) as ContentType;
const zh: Record<string, string> = {
  ...content,
  ...editor,
  ...Object.fromEntries(Object.entries(tourism).map(([key, text]) => [`tourism:${key}`, text])),
};
const labelOf = ({ label }: Field) => zh[label] ?? '';
const requiredOf = (type: ContentType) => fieldsOf(type).filter(({ optional }) => !optional);

/** The message of an empty field, which names it (product 5). */
const missing = (field: Field) => zh[requiredMessageOf(field)]?.replace('{{field}}', labelOf(field));

test.each(typesByArea)(
  'adding to each type of %s: an empty required field blocks sending; a filled form saves with number, address and tab',
  async (_, types) => {
    const app = await renderApp({ account: 'admin', url: '/blank' });
    const added: Added[] = [];
    for (const type of types) added.push(await addOne(app, type, added));
  },
);

interface Added {
  title: string;
  /** The title of the pages of its kind, which distinguishes its tab from others with the same title with the same title. */
  kind: string;
}

/** Adds a record while the tabs of others are open. */
async function addOne(
  { user, server, token }: RenderedApp,
  type: ContentType,
  others: readonly Added[],
): Promise<Added> {
  const { path } = type;
  navigate(`${path}/new`);
  await findOnPage('尚未保存');
  await save(user);
  // Fields that begin with a value are not missing.
  const empty = requiredOf(type).filter(({ start }) => start === undefined);
  const missed = new Map(empty.map((field) => [labelOf(field), missing(field)]));
  expect(fieldErrors()).toEqual(Object.fromEntries(missed));
  expect(shownPage().textContent).toContain(`有${missed.size}项需要修改`);
  expect(document.activeElement).toBe(inputOf(requiredOf(type)[0]?.name ?? ''));

  // Each filled field removes its message, and nothing is sent before the last one is filled.
  const values: Record<string, string> = {};
  for (const field of fieldsOf(type)) {
    if (missed.size === 1) await save(user);
    expect([fieldErrors(), server.callsOf(`${path}/add`)]).toEqual([Object.fromEntries(missed), []]);
    Object.assign(values, await fillOne(user, field));
    missed.delete(labelOf(field));
  }

  await save(user);
  const title = values[type.titleField] ?? '';
  const number = String(recordsOf(path).length + 1);
  const id = type.lifecycle ? `SQ${number.padStart(3, '0')}` : number;
  await waitFor(() => expect(address()).toBe(`${path}/${id}`));
  await findOnPage(/^由平台管理员更新于/);
  const added = { title, kind: kindOf(path) };
  const tabs = namedApart([...others, added]);
  expect([tabBar(), activeTabs()]).toEqual([['首页', ...tabs], tabs.slice(-1)]);
  expect(document.title).toBe(`${title} - 林业科普资源共享平台管理后台`);
  expect(server.callsOf(`${path}/add`)).toEqual([
    {
      method: 'POST',
      path: `${path}/add`,
      body: values,
      authorization: token,
      idempotencyKey: expect.stringMatching(/\S{16,}/),
    },
  ]);
  expect(await server.store.transaction((tx) => findRecord(tx, path, id))).toMatchObject({
    ...values,
    id,
    status: 'draft',
    version: 1,
  });
  return added;
}

const kindOf = (path: string) => shell[`menu${path.replaceAll('/', '.')}.record` as keyof typeof shell];

const namedApart = (all: readonly Added[]): string[] =>
  all.map(({ title, kind }) => (all.filter((one) => one.title === title).length > 1 ? `${title} · ${kind}` : title));

/** Fills every required field, and returns what the server receives. */
async function fillAll(user: UserEvent, type: ContentType): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const field of fieldsOf(type)) Object.assign(values, await fillOne(user, field));
  return values;
}

async function fillOne(user: UserEvent, field: Field): Promise<Record<string, string>> {
  const entry = entryOf(field);
  if (!entry) return { [field.name]: '' };
  await fillField(user, field, entry[0]);
  return { [field.name]: entry[1] };
}

test('a wrong phone number is refused, a correct one is saved', async () => {
  const { user, server } = await renderApp({ url: '/home/scienceKnowledge/1', account: 'editor' });
  await waitFor(() => inputOf('phone'));
  const field = { name: 'phone', label: '', kind: 'phone' } as const;
  for (const phone of [
    '1380000000',
    '138000000000',
    '23800000000',
    '1380000000a',
    '+8613800000000',
    '１３８００００００００',
  ]) {
    await fillField(user, field, phone);
    expect(fieldErrors()).toEqual({});
    await save(user);
    expect({ phone, errors: fieldErrors(), updates: server.callsOf('/home/scienceKnowledge/update') }).toEqual({
      phone,
      errors: { 手机号: '请输入正确格式的手机号！' },
      updates: [],
    });
  }
  await fillField(user, field, '13912345678');
  await save(user);
  await findSaved();
  expect([fieldErrors(), toasts()]).toEqual([{}, ['已保存，前台已更新：认识银杉：从花坪说起']]);
  expect(server.callsOf('/home/scienceKnowledge/update')[0]?.body).toMatchObject({ phone: '13912345678' });
});

test('decision 001: saving a new record keeps its page, with what is typed during the save', async () => {
  const path = '/home/scienceKnowledge';
  const type = descriptorOf(path);
  const { user, server } = await renderApp({ url: `${path}/new`, account: 'editor' });
  await screen.findByText('尚未保存');
  await fillAll(user, type);
  const page = shownPage().querySelector('form');
  const release = server.hold(`${path}/add`);
  await save(user);
  await fill(user, inputOf('releasePeople'), '保存时输入');
  release();
  await waitFor(() => expect(address()).toBe(`${path}/61`));
  await findOnPage('有未保存的修改');
  expect({ form: shownPage().querySelector('form'), people: inputOf('releasePeople').value }).toEqual({
    form: page,
    people: '保存时输入',
  });
  await save(user);
  await waitFor(() => expect(server.callsOf(`${path}/update`)).toHaveLength(1));
  expect(server.callsOf(`${path}/update`)[0]?.body).toMatchObject({
    id: '61',
    version: 1,
    releasePeople: '保存时输入',
  });
  await findOnPage(/^由科普宣传科更新于/);
});

test('of two open forms the visible one gets the focus; its count falls as its fields are corrected', async () => {
  const { user } = await renderApp({ url: '/home/scienceKnowledge/1', account: 'editor' });
  await waitFor(() => inputOf('mainTitle'));
  navigate('/home/informationCenter/new');
  await screen.findByText('尚未保存');
  await save(user);
  expect(document.activeElement).toBe(inputOf('mainTitle'));
  const count = () => Number(/有(\d+)项需要修改/.exec(shownPage().textContent)?.[1]);
  const before = count();
  await fill(user, inputOf('mainTitle'), '标题');
  await waitFor(() => expect(count()).toBe(before - 1));
});
