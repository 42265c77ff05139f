import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

// The table of rooms in docs/growing.md names each folder of these layers once.

const layers = ['domain', 'machines', 'views'];
const rows = readFileSync('docs/growing.md', 'utf8').match(/^\| .* \|$/gm) ?? [];
const table = rows.slice(rows.findIndex((row) => row.includes('`domain/`')) + 1).map((row) => row.split('|').slice(1));

test.each(layers.map((layer, column) => [layer, column + 1] as const))('%s', (layer, column) => {
  const named = table.flatMap((cells) =>
    [...(cells[column] ?? '').matchAll(/`([\w-]+)`/g)].map(([, room = '']) => room),
  );
  const folders = globSync(`src/${layer}/*/`).map((folder) => basename(folder));
  expect(named.toSorted()).toEqual(folders.toSorted());
});
