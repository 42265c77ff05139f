import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { contentTypes } from '#src/domain/content/types.ts';
import { type ContentType, type Field, fieldsOf } from '#src/domain/content/content-type.ts';
import { contentDescriptors } from '#src/api/endpoints/index.ts';
import zh from '#src/i18n/zh/content.ts';
import { baseRecords } from '#mocks/seed/base-resources.ts';
import { clearField, fieldErrors, fillField, inputOf, save } from './support/editor.ts';
import { activeTabs, address, fill, findOnPage, onPage, shownPage, tabBar, toasts } from './support/page.ts';
import { renderApp } from './support/render-app.tsx';
import { expectConsole } from '#tests/setup/console.ts';

const base = baseRecords[0] ?? { id: '', name: '' };

/** What a person types or chooses, and what the server is to get. */
const entries: Record<Field['kind'], [typed: string, sent: string]> = {
  text: ['护林 <b>知识</b>', '护林 <b>知识</b>'],
  longText: ['第一行\n第二行', '第一行\n第二行'],
  choice: ['森林防火', 'fireSafety'],
  tags: ['防火', '防火'],
  phone: ['13800000000', '13800000000'],
  dateTime: ['', ''],
  baseResource: [base.name, base.id],
};

const labelOf = ({ label }: Field) => zh[label as keyof typeof zh];
const missing = ({ kind }: Field) => (kind === 'phone' ? '手机号不能为空' : '该项为必填项');

describe.each(contentDescriptors.map((type) => [type.path, type] as const))('adding to %s', (path, type) => {
  const pageTitle = contentTypes.findIndex((entry) => entry.path === path) === 0 ? '科普知识' : '资讯中心';

  test('an empty form says at each field that it is missing, and sends nothing', async () => {
    const { user, server } = await renderApp({ url: `${path}/new`, account: 'editor' });
    await screen.findByText('尚未保存');
    await save(user);
    expect(fieldErrors()).toEqual(Object.fromEntries(fieldsOf(type).map((field) => [labelOf(field), missing(field)])));
    expect(shownPage().textContent).toContain(`有${fieldsOf(type).length}项需要修改`);
    expect([document.activeElement, server.callsOf(`${path}/add`)]).toEqual([inputOf('mainTitle'), []]);
  });

  test.each(fieldsOf(type).map((field) => [field.name, field] as const))('without %s nothing is saved', async (name, field) => {
    const { user, server } = await renderApp({ url: `${path}/1`, account: 'editor' });
    await waitFor(() => inputOf(name));
    await clearField(user, field);
    await save(user);
    expect(fieldErrors()).toEqual({ [labelOf(field)]: missing(field) });
    expect(server.callsOf(`${path}/update`)).toEqual([]);
  });

  test('a record that is filled in gets its number, address and tab', async () => {
    // The calendar has no place in jsdom, so nothing in it can have the focus.
    expectConsole('warn', /use-focus-trap/);
    const { user, server, token } = await renderApp({ url: `${path}/new`, account: 'editor' });
    await screen.findByText('尚未保存');
    const values = await fillAll(user, type);
    await save(user);
    await waitFor(() => expect(address()).toBe(`${path}/61`));
    await screen.findByText('保存成功');
    expect([tabBar(), activeTabs()]).toEqual([['首页', values['mainTitle']], [values['mainTitle']]]);
    expect(document.title).toBe(`${values['mainTitle']} - 林业科普资源共享平台管理后台`);
    expect(server.callsOf(`${path}/add`)).toEqual([
      {
        method: 'POST',
        path: `${path}/add`,
        body: values,
        authorization: token,
        idempotencyKey: expect.stringMatching(/\S{16,}/),
      },
    ]);
    await user.click(screen.getByText(pageTitle, { selector: 'aside *' }));
    await findOnPage('共61条');
    await findOnPage(values['mainTitle'] ?? '');
  });
});

/** Fills the whole form; tells what the server is to get. */
async function fillAll(user: Parameters<typeof fillField>[0], type: ContentType): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const field of fieldsOf(type)) {
    const [typed, sent] = entries[field.kind];
    await fillField(user, field, typed);
    values[field.name] = field.kind === 'dateTime' ? `${inputOf(field.name).textContent}:00` : sent;
  }
  return values;
}

test.each(['1380000000', '138000000000', '23800000000', '1380000000a', '+8613800000000', '１３８００００００００'])(
  'the phone %s is not taken, a right one is',
  async (phone) => {
    const { user, server } = await renderApp({ url: '/home/scienceKnowledge/1', account: 'editor' });
    await waitFor(() => inputOf('phone'));
    const field = { name: 'phone', label: '', kind: 'phone' } as const;
    await fillField(user, field, phone);
    await save(user);
    expect(fieldErrors()).toEqual({ 手机号: '请输入正确格式的手机号！' });
    expect(server.callsOf('/home/scienceKnowledge/update')).toEqual([]);
    await fillField(user, field, '13912345678');
    await save(user);
    await screen.findByText('保存成功');
    expect([fieldErrors(), toasts()]).toEqual([{}, ['保存成功']]);
    expect(server.callsOf('/home/scienceKnowledge/update')[0]?.body).toMatchObject({ phone: '13912345678' });
  },
);

test('decision 43: a new record stays the page it was: what is typed while it is saved is there afterwards', async () => {
  expectConsole('warn', /use-focus-trap/);
  const path = '/home/scienceKnowledge';
  const type = contentDescriptors.find((descriptor) => descriptor.path === path) as ContentType;
  const { user, server } = await renderApp({ url: `${path}/new`, account: 'editor' });
  await screen.findByText('尚未保存');
  await fillAll(user, type);
  const page = shownPage().querySelector('form');
  const release = server.hold(`${path}/add`);
  await save(user);
  await fill(user, inputOf('releasePeople'), '保存时输入');
  release();
  await screen.findByText('保存成功');
  await onPage().findByText('有未保存的修改');
  expect([address(), shownPage().querySelector('form'), inputOf('releasePeople').value]).toEqual([
    `${path}/61`,
    page,
    '保存时输入',
  ]);
  await save(user);
  await waitFor(() => expect(server.callsOf(`${path}/update`)).toHaveLength(1));
  expect(server.callsOf(`${path}/update`)[0]?.body).toMatchObject({ id: '61', version: 1, releasePeople: '保存时输入' });
  await onPage().findByText(/^editor更新于/);
});

test('of two open forms the one in view gets the focus, and its count falls as its fields are corrected', async () => {
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
