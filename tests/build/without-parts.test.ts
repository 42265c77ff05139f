import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { partsNamedIn, withoutUnused } from '#scripts/without-parts.ts';

const read = (path: string) => readFileSync(`node_modules/@mantine/core/esm/components/${path}`, 'utf8');

it('reads which parts code names, and not what an error says', () => {
  const code = [
    'Menu.Sub = MenuSub;',
    'throw new Error("Menu.Search and Menu.Label expect one child")',
    'jsx(Tooltip.Floating, { children: <Menu.Item /> })',
    'return Popover.Target',
  ].join('\n');

  expect(partsNamedIn(code)).toEqual(['Tooltip.Floating', 'Menu.Item', 'Popover.Target']);
});

it('leaves out of Mantine’s menu the parts that nobody names, and nothing else', () => {
  const menu = read('Menu/Menu.mjs');
  const all = [...menu.matchAll(/^(Menu\.[A-Z]\w*) = \w+;$/gm)].map(([, name]) => name);
  const used = new Set(['Menu.Item', 'Menu.Dropdown']);
  const left = withoutUnused(menu, used);

  expect(all).toEqual(expect.arrayContaining(['Menu.Item', 'Menu.Dropdown', 'Menu.Search', 'Menu.Sub']));
  expect([...left.matchAll(/^(Menu\.[A-Z]\w*) = \w+;$/gm)].map(([, name]) => name)).toEqual([...used]);
  expect(withoutUnused(menu, new Set(all.map(String)))).toBe(menu);
});
