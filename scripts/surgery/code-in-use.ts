import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `import { Menu, Text } from '@mantine/core'` */
const imports = /^import (?:type )?\{([^}]*)\} from ["']([^"']+)["']/gm;

/** The code of these files and of the modules of Mantine that it imports, directly or through others. */
export function* codeInUse(files: readonly string[]): Generator<string> {
  const found = new Set(files);
  for (const file of found) {
    const code = readFileSync(file, 'utf8');
    yield code;
    for (const [, names = '', source = ''] of code.matchAll(imports))
      for (const module of modulesOf(file, source, names)) found.add(module);
  }
}

function modulesOf(file: string, source: string, names: string): readonly string[] {
  const [, library] = /^(@mantine\/\w+)$/.exec(source) ?? [];
  if (library) return names.split(',').flatMap((name) => moduleOf(library, name.trim().split(' ')[0] ?? ''));
  return file.includes('@mantine') && source.startsWith('.') ? [join(dirname(file), source)] : [];
}

const indexes = new Map<string, ReadonlyMap<string, string>>();

/** The module of a library of Mantine that exports the name; none for a type. */
function moduleOf(library: string, name: string): readonly string[] {
  const folder = `node_modules/${library}/esm`;
  const index = indexes.get(library) ?? readIndex(folder);
  indexes.set(library, index);
  const module = index.get(name);
  return module === undefined ? [] : [join(folder, module)];
}

function readIndex(folder: string): ReadonlyMap<string, string> {
  const lines = [...readFileSync(`${folder}/index.mjs`, 'utf8').matchAll(imports)];
  return new Map(
    lines.flatMap(([, names = '', source = '']) =>
      source.startsWith('.') ? names.split(',').map((name) => [name.trim(), source] as const) : [],
    ),
  );
}
