import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type * as RowLinks from '#src/views/lists/table/row-link.tsx';
import { findOnPage, menuItems, onPage, shownPage } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const drawn: { paths: string[] } = vi.hoisted(() => ({ paths: [] }));

// Each row has a link, so the rendered links show which rows are rendered.
vi.mock('#src/views/lists/table/row-link.tsx', async (original) => {
  const actual = await original<typeof RowLinks>();
  return {
    ...actual,
    RowLink: (props: Parameters<typeof actual.RowLink>[0]) => {
      drawn.paths.push(props.href);
      return actual.RowLink(props);
    },
  };
});

const url = '/home/scienceKnowledge';
const boxes = () => [...shownPage().querySelectorAll<HTMLInputElement>('tbody input')];
const ticked = () => boxes().flatMap(({ checked }, index) => (checked ? [index] : []));

async function openList() {
  const app = await renderApp({ url, account: 'editor' });
  await findOnPage('共60条');
  drawn.paths = [];
  return app;
}

/** The fiber that React keeps of an element. */
interface Fiber {
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

const fiberOf = (element: Element): Fiber | null => {
  const [, fiber] = Object.entries(element).find(([name]) => name.startsWith('__reactFiber$')) ?? [];
  return (fiber as Fiber | undefined)?.child ?? null;
};

/** The components among these fibers and below them: neither elements nor texts. */
function componentsIn(fiber: Fiber | null): number {
  if (!fiber) return 0;
  const own = fiber.type !== null && typeof fiber.type !== 'string' && typeof fiber.type !== 'symbol' ? 1 : 0;
  return own + componentsIn(fiber.child) + componentsIn(fiber.sibling);
}

const mostOf = (parts: Iterable<Element>) => ({
  elements: Math.max(...Array.from(parts, (part) => part.querySelectorAll('*').length)),
  components: Math.max(...Array.from(parts, (part) => componentsIn(fiberOf(part)))),
});

test('a row has 16 elements and 9 components, a menu entry one element and no component; the page with 20 rows at most 530', async () => {
  await openList();
  expect(mostOf(shownPage().querySelectorAll('tbody tr'))).toEqual({ elements: 16, components: 9 });
  expect(mostOf(document.querySelectorAll('aside li:not(:has(li))'))).toEqual({ elements: 1, components: 0 });
  expect(document.querySelectorAll('body *').length).toBeLessThanOrEqual(530);
});

test('selecting a row renders only that row again; a menu, a keystroke and a refresh render none', async () => {
  const { user, server } = await openList();
  await user.click(boxes()[3] as HTMLElement);
  const path = shownPage().querySelectorAll('tbody tr')[3]?.querySelector('a')?.dataset['path'];
  expect([ticked(), new Set(drawn.paths)]).toEqual([[3], new Set([path])]);

  await screen.findByRole('region', { name: '批量操作' });
  drawn.paths = [];
  await user.click(onPage().getAllByLabelText(/^更多操作/)[0] as HTMLElement);
  expect((await menuItems()).length).toBeGreaterThan(0);
  await user.keyboard('{Escape}');
  await user.type(onPage().getByRole('searchbox'), '林');
  const release = server.hold(`${url}/query`);
  await user.click(onPage().getByLabelText('刷新'));
  await waitFor(() => expect(shownPage().querySelector('[data-busy]')).not.toBeNull());
  expect(drawn.paths).toEqual([]);
  release();
});

test('Shift selects or clears all rows between two clicks; the checkbox in the header shows “some” and “all”', async () => {
  const { user } = await openList();
  const head = () => onPage().getByLabelText<HTMLInputElement>('选择本页全部内容');
  const press = (index: number) => user.click(boxes()[index] as HTMLElement);
  await press(2);
  await user.keyboard('{Shift>}');
  await press(5);
  await user.keyboard('{/Shift}');
  expect([ticked(), head().indeterminate, head().checked]).toEqual([[2, 3, 4, 5], true, false]);
  await press(3);
  await user.keyboard('{Shift>}');
  await press(5);
  await user.keyboard('{/Shift}');
  expect(ticked()).toEqual([2]);
  await user.click(head());
  expect([ticked().length, head().indeterminate, head().checked]).toEqual([20, false, true]);
  await user.click(head());
  await waitFor(() => expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull());
  expect(ticked()).toEqual([]);
});
