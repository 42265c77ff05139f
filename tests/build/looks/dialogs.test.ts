import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('dialogs and drawers have one frame; only the command palette, a field with a list, has its own', () => {
  const framed = globSync('src/**/*.tsx').filter((file) =>
    /\b(?:Modal|Drawer|modals)\b[^;]*from '@mantine/.test(readFileSync(file, 'utf8')),
  );
  expect(framed.toSorted()).toEqual([
    'src/views/dialogs/dialog.tsx',
    'src/views/dialogs/side-drawer.tsx',
    'src/views/palette/palette.tsx',
  ]);
});
