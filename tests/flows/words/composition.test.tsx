import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { address, onPage } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

interface Row {
  url: string;
  /** Opens the parent of the field, and returns the field. */
  field: (user: UserEvent) => Promise<HTMLElement>;
  /** The composed text, which is finally searched for. */
  word: string;
}

const science = '/home/scienceKnowledge';
const words = '/comment/comment/words';

const rows: Record<string, Row> = {
  'the keyword of a list': { url: science, field: () => onPageBy('searchbox', /^搜索主标题/), word: '银杏' },
  'an inbox': { url: '/comment/comment', field: () => onPageBy('searchbox', /^搜索/), word: '孩子' },
  'a picker of records in a filter': {
    url: science,
    field: (user) => clicked(user, 'combobox', '所属基地'),
    word: '弄岗',
  },
  'a picker of records in a form': {
    url: `${science}/new`,
    field: (user) => clicked(user, 'combobox', /^所属基地/),
    word: '弄岗',
  },
  'content for the home page': {
    url: '/home/index',
    async field(user) {
      const place = await screen.findByRole('region', { name: '资讯' });
      const field = within(place).getByRole('combobox', { name: '添加内容' });
      await user.click(field);
      return field;
    },
    word: '演练',
  },
  'the columns of a list': {
    url: science,
    async field(user) {
      await user.click(await onPageBy('button', /^列/));
      return screen.findByRole('searchbox', { name: '搜索列' });
    },
    word: '类型',
  },
  'the menu search': {
    url: science,
    async field(user) {
      await user.click(await screen.findByRole('button', { name: '搜索' }));
      return screen.findByRole('combobox', { name: '搜索标题、编号、页面和操作' });
    },
    word: '资讯',
  },
  'the rights of a role': {
    url: '/system/roleManager/2',
    field: () => onPageBy('searchbox', /筛选|搜索/),
    word: '科普',
  },
  'a role to copy from': {
    url: '/system/roleManager/2',
    field: (user) => clicked(user, 'combobox', /复制/),
    word: '专家',
  },
  'the watch words': { url: words, field: () => onPageBy('searchbox', '搜索关注词'), word: '微信' },
  'the trial of a watch word': {
    url: words,
    async field(user) {
      await user.click(await onPageBy('button', '新增关注词'));
      return screen.findByLabelText(/^关注词/);
    },
    word: '孩子',
  },
};

const onPageBy = (role: string, name: string | RegExp) => waitFor(() => onPage().getByRole(role, { name }));

async function clicked(user: UserEvent, role: string, name: string | RegExp): Promise<HTMLElement> {
  const field = await onPageBy(role, name);
  await user.click(field);
  return field;
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

/** Longer than any pause for typing. */
const rest = () => vi.advanceTimersByTimeAsync(2000);

/** How long a search may take: less than the calls that a page repeats by itself are apart. */
const searchTime = 5000;

test.each(Object.entries(rows))('Q11: %s searches when the composition ends, not before', async (_, row) => {
  const { user, server } = await renderApp({ url: row.url, account: 'admin' });
  const opened = await row.field(user);
  await rest();
  // On-demand code must not load during the composition.
  await vi.dynamicImportSettled();
  await rest();
  // The picker of a filter takes the place of the field that opened it.
  const field = (opened.isConnected ? opened : document.activeElement) as HTMLInputElement;
  /** The visible and sent effects of a search, without the field itself. */
  const state = () => ({
    address: address(),
    screen: document.body.textContent,
    calls: server.calls.map(({ path }) => path),
  });
  const before = state();

  fireEvent.compositionStart(field);
  for (const value of ['y', "yin'x", "yin'xing"]) {
    fireEvent.input(field, { target: { value }, isComposing: true });
    await rest();
  }
  expect([field.value, state()]).toEqual(["yin'xing", before]);

  fireEvent.input(field, { target: { value: row.word }, isComposing: true });
  fireEvent.compositionEnd(field);
  await waitFor(() => expect(state()).not.toEqual(before), { timeout: searchTime });
  expect(field.value).toBe(row.word);
});
