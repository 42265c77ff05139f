import { readFileSync } from 'node:fs';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { codeInUse } from '#scripts/surgery/code-in-use.ts';
import { leanMantine, partsNamedIn, withoutUnused } from '#scripts/surgery/lean-mantine.ts';
import { replaceModules } from '#scripts/surgery/replaced-modules.ts';

/** Builds modules that exist in memory only, by their paths below node_modules. The first one is the entry. */
async function buildOf(modules: Readonly<Record<string, string>>, plugin: Plugin): Promise<string> {
  const root = '/node_modules/';
  const idOf = (source: string) => Object.keys(modules).find((path) => path.endsWith(source.replace('./', '/')));
  const inMemory: Plugin = {
    name: 'in-memory',
    enforce: 'pre',
    resolveId: (source) => (idOf(source) === undefined ? null : root + String(idOf(source))),
    load: (id) => modules[id.replace(root, '')] ?? null,
  };
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin, inMemory],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: Object.keys(modules)[0] ?? '', preserveEntrySignatures: 'strict' },
    },
  });
  return JSON.stringify(output);
}

describe('modules that a build replaces', () => {
  const library = {
    'toy/index.js': "export { part } from './part.js';",
    'toy/part.js': "export const part = 'theirs';",
  };
  const ours = { 'app/part.js': "export const part = 'ours';" };
  const replacing = (imported: RegExp) => replaceModules([{ name: 'the part of toy', imported, by: 'app/part.js' }]);

  it('has the replacement in place of the module', async () => {
    const code = await buildOf({ ...library, ...ours }, replacing(/^\.\/part\.js$/));
    expect([code.includes('ours'), code.includes('theirs')]).toEqual([true, false]);
  });

  it('fails when no library imports the module any more', async () => {
    await expect(buildOf({ ...library, ...ours }, replacing(/^\.\/moved\.js$/))).rejects.toThrow(
      'replaced modules: no module matches the part of toy. The library has changed',
    );
  });
});

describe('parts of Mantine that a build leaves out', () => {
  it('reads the app and the modules of Mantine that it imports', () => {
    const code = [...codeInUse(['src/views/menu/narrow-menu.tsx'])].join();
    const names = (component: string) => code.includes(`@mantine/core/${component}"`);
    expect([names('Tooltip'), names('Popover'), names('RingProgress'), names('Select')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  const menu = readFileSync('node_modules/@mantine/core/esm/components/Menu/Menu.mjs', 'utf8');

  it('reads which parts code names, but not the text of an error', () => {
    const code = [
      'Menu.Sub = MenuSub;',
      'throw new Error("Menu.Search and Menu.Label expect one child")',
      'throw new Error("[@mantine/core] Tooltip.Group expects one child")',
      'jsx(Tooltip.Floating, { children: <Menu.Item /> })',
      'return Popover.Target',
    ].join('\n');
    expect(partsNamedIn(code)).toEqual(['Tooltip.Floating', 'Menu.Item', 'Popover.Target']);
  });

  it('leaves out exactly the parts of the menu that no code names', () => {
    const all = [...menu.matchAll(/^(Menu\.[A-Z]\w*) = \w+;$/gm)].map(([, name]) => name);
    const used = new Set(['Menu.Item', 'Menu.Dropdown']);
    const left = withoutUnused(menu, used);

    expect(all).toEqual(expect.arrayContaining(['Menu.Item', 'Menu.Dropdown', 'Menu.Search', 'Menu.Sub']));
    expect([...left.matchAll(/^(Menu\.[A-Z]\w*) = \w+;$/gm)].map(([, name]) => name)).toEqual([...used]);
    expect(withoutUnused(menu, new Set(all.map(String)))).toBe(menu);
  });

  it('fails when Mantine attaches parts and names in another way', async () => {
    const modules = { '@mantine/core/index.mjs': 'export const Toy = Object.assign(() => null, { Part: 1 });' };
    await expect(buildOf(modules, leanMantine())).rejects.toThrow(
      'lean Mantine: no module matches an unused part, a display name. The library has changed',
    );
  });
});
