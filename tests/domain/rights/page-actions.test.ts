import { expect, test } from 'vitest';
import { pageActions, holds, rightFor } from '#src/domain/rights/page-actions.ts';
import { actions, type Grants } from '#src/domain/rights/access.ts';

const page = '/a/b';

test('decision 004: actions without a right of their own need another right, or only the page', () => {
  const needed = Object.fromEntries(
    pageActions
      .filter((action) => !actions.includes(action as never))
      .map((action) => [action, rightFor(page, action)]),
  );
  const [add, edit] = [`${page}_add`, `${page}_edit`];
  expect(needed).toEqual({
    import: add,
    copy: add,
    restore: edit,
    reset: edit,
    enable: edit,
    disable: edit,
    unlock: edit,
    submit: edit,
    return: edit,
    pass: edit,
    export: page,
    print: page,
    preview: page,
  });
});

test('the eight rights are independent', () => {
  expect(actions.map((action) => rightFor(page, action))).toEqual(actions.map((action) => `${page}_${action}`));
});

test('decision 004: admin has every page, but only granted buttons', () => {
  const grants: Grants = { admin: true, pages: [], buttons: [`${page}_add`] };
  expect(['/c', page, `${page}_add`, `${page}_edit`].map((right) => holds(grants, right))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(['/c', page].map((right) => holds({ ...grants, admin: false }, right))).toEqual([false, false]);
});
