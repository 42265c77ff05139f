import i18next from 'i18next';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type * as Types from '#src/domain/content/types/types.ts';
import type * as Seed from '#mocks/seed/content/all-types.ts';
import { materialRights } from '#src/domain/content/types/rights.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { inputOf, save } from '#tests/flows/support/editor.ts';
import { address, chooseInMenu, fill, findOnPage, menu, onPage, shownPage, tabBar } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { textsStarted } from '#tests/setup/texts.ts';

const { path } = vi.hoisted(() => ({ path: '/home/toys' }));

// A descriptor and its entry in the list of types …
vi.mock('#src/domain/content/types/types.ts', async (original) => {
  const { contentTypes, ...rest } = await original<typeof Types>();
  const rights = materialRights;
  const type = {
    path,
    rights,
    titleField: 'name',
    groups: [{ title: 'group.toy', fields: [{ name: 'name', label: 'field.toy', kind: 'text' }] }],
    columns: [],
    filters: [],
  };
  return {
    ...rest,
    contentTypes: [...contentTypes, { path, title: 'menu.toys', rights, load: () => Promise.resolve(type) }],
  };
});

// … its seed …
vi.mock('#mocks/seed/content/all-types.ts', async (original) => {
  const { seedRecordsAt } = await original<typeof Seed>();
  return {
    seedRecordsAt: (start: number) => {
      const records = seedRecordsAt(start);
      const articles = records['/home/scienceKnowledge'];
      return { ...records, [path]: articles.map((record, index) => ({ ...record, name: `玩具${index + 1}` })) };
    },
  };
});

// … and its texts.
const words = {
  shell: { 'menu.toys': '玩具', 'menu.toys.new': '新增玩具', 'menu.toys.record': '玩具详情' },
  content: { 'field.toy': '玩具名称', 'group.toy': '玩具信息' },
};

/** Added to the app’s own texts before it shows any, because a screen is not rendered again for texts added later. */
async function addWords() {
  await textsStarted;
  await loadTexts('shell', 'content');
  for (const [namespace, texts] of Object.entries(words)) i18next.addResourceBundle('zh', namespace, texts, true, true);
}

test('a descriptor, a list entry, a seed and texts make a content type: menu, list, editor, operations, rights', async () => {
  const grants = [path, `${path}_add`, `${path}_edit`];
  await addWords();
  const { user, server } = await renderApp({
    url: `${path}?keyword=${encodeURIComponent('玩具5')}`,
    account: 'editor',
    grants,
  });
  await findOnPage('共11条');
  await findOnPage('玩具名称');
  expect(menu()).toEqual(['首页', '素材管理', '玩具', '个人中心']);
  expect({
    edit: onPage().queryAllByText('编辑').length,
    unpublish: onPage().queryByText('下架'),
    more: shownPage().querySelector('[aria-label^="更多操作"]'),
  }).toEqual({ edit: 11, unpublish: null, more: null });

  await user.click(onPage().getByText('新增'));
  await screen.findByText('尚未保存');
  await save(user);
  expect([onPage().getByText('请填写玩具名称'), server.callsOf(`${path}/add`)]).toEqual([expect.anything(), []]);
  await fill(user, inputOf('name'), '积木');
  await save(user);
  await waitFor(() => expect([address(), tabBar()]).toEqual([`${path}/61`, ['首页', '玩具', '积木']]));
  expect(server.callsOf(`${path}/add`).map(({ body }) => body)).toEqual([{ name: '积木' }]);

  await chooseInMenu(user, '玩具');
  await findOnPage('共11条');
});
