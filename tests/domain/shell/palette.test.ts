import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentTypes } from '#src/domain/content/types/types.ts';
import { paletteAdditions, palettePages, tabsBesideMenu } from '#src/domain/shell/palette.ts';
import { isPermitted, matchRoute } from '#src/domain/routes/routes.ts';
import { openTab, type Tab } from '#src/domain/shell/tabs.ts';

const science = '/home/scienceKnowledge';
const news = '/home/informationCenter';

const grants = fc.record({
  admin: fc.boolean(),
  pages: fc.subarray(contentTypes.map(({ path }) => path)),
  buttons: fc.subarray(contentTypes.map(({ path }) => `${path}_add`)),
});

test('lists the pages of the sidebar in order, with their groups', () => {
  const pages = palettePages({ admin: false, pages: [science, news], buttons: [] }, { [news]: 1, [science]: 2 });
  expect(pages.map(({ path, group }) => [path, group])).toEqual([
    ['/blank', null],
    [news, 'menu.home'],
    [science, 'menu.home'],
    ['/profile', null],
  ]);
});

test('F06, F07: every offered page exists, is in the menu and is permitted', () => {
  fc.assert(
    fc.property(grants, (given) => {
      for (const { path } of palettePages(given)) {
        const route = matchRoute(path)?.route;
        expect({
          path: route?.path,
          hidden: route?.hidden ?? false,
          permitted: route && isPermitted(route, given),
        }).toEqual({ path, hidden: false, permitted: true });
      }
    }),
  );
});

test('offers a new record only where the right to add is granted', () => {
  expect(paletteAdditions({ admin: true, pages: [], buttons: [`${science}_add`, `${news}_edit`] })).toEqual([
    { path: `${science}/new`, title: 'menu.home.scienceKnowledge.new', parent: 'menu.home.scienceKnowledge' },
  ]);
  expect(paletteAdditions({ admin: true, pages: [science], buttons: [] })).toEqual([]);
});

test('lists tabs without a menu entry, such as records', () => {
  const tab = (path: string) => ({ path, search: '', hash: '', title: '', affix: false, noCache: false });
  const tabs = ['/blank', `${science}/1`, science].reduce<readonly Tab[]>((open, path) => openTab(open, tab(path)), []);
  const pages = palettePages({ admin: false, pages: [science], buttons: [] });
  expect(tabsBesideMenu(tabs, pages).map(({ path }) => path)).toEqual([`${science}/1`]);
});
