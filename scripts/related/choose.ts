import { flowsOf } from './rooms.ts';

/** What of the tests is run for a change, and why. */
export interface Choice {
  /** Files for Vitest, each with its reason. */
  tests: ReadonlyMap<string, string>;
  /** Files for Playwright: they need both builds, so they are named and not run. */
  browser: string[];
}

/** Always: the whole app opens, and its rules about files hold. */
export const always: readonly string[] = [
  'tests/flows/session/login.test.tsx',
  'tests/flows/shell/sidebar.test.tsx',
  'tests/build/layers.test.ts',
  'tests/build/rooms.test.ts',
  'tests/build/references.test.ts',
  'tests/build/texts.test.ts',
  'tests/build/late-imports.test.ts',
];

/**
 * Chooses tests by subject, because a subject has the same name in every layer: of each changed file the tests of its room in
 * its own layer, those of the machines of the room, and those of the whole app. Vitest’s own choice would be nearly all of them,
 * because a test of the whole app imports, late, every page. Also what imports a changed file itself, as `importers` says.
 */
export function choose(
  changed: readonly string[],
  tests: readonly string[],
  importers: (file: string) => readonly string[],
): Choice {
  const chosen = new Map<string, string>();
  const add = (found: readonly string[], why: string) => {
    for (const test of found) if (!chosen.has(test)) chosen.set(test, why);
  };
  for (const file of changed) {
    add(tests.includes(file) ? [file] : [], 'changed');
    const importing = importers(file);
    add(
      tests.filter((test) => importing.includes(test)),
      `imports ${file}`,
    );
    const room = roomOf(file);
    if (room) add(testsOf(room, tests), `${room.name}, as ${file}`);
  }
  add(
    always.filter((test) => tests.includes(test)),
    'always',
  );
  const inBrowser = [...chosen].filter(([test]) => isForBrowser(test));
  for (const [test] of inBrowser) chosen.delete(test);
  return { tests: chosen, browser: inBrowser.map(([test]) => test).toSorted() };
}

interface Room {
  layer: string;
  name: string;
}

/** The room of a source file. Flat files of the app, of the mock, of calls and of texts are named after the room they serve. */
function roomOf(file: string): Room | null {
  const [top, layer = '', ...rest] = file.split('/');
  if (top === 'mocks') return { layer: 'mocks', name: nameOf(layer === 'handlers' ? (rest[0] ?? '') : layer) };
  if (top !== 'src') return null;
  if (layer === 'inspector' || layer === 'tools') return { layer, name: layer };
  const [first = '', second] = rest;
  return { layer, name: nameOf(['api', 'app', 'i18n'].includes(layer) ? (second ?? first) : first) };
}

const nameOf = (part: string) => part.replace(/\.\w+$/, '');

const isForBrowser = (test: string) => test.startsWith('tests/browser/');

function testsOf({ layer, name }: Room, tests: readonly string[]): string[] {
  const beginnings = [
    ...(nextTo[layer] ?? []),
    ...(mirrored[layer] ?? []).flatMap((one) => [`tests/${one}/${name}/`, `tests/${one}/${name}.test.`]),
    ...(flowsOf[name] ?? [`${name}/`]).map((path) => `tests/flows/${path}`),
  ];
  return tests.filter((test) =>
    isForBrowser(test) ? namesOf(test).includes(name) : beginnings.some((path) => test.startsWith(path)),
  );
}

/** The folders of tests that have the rooms of a layer. Machines and the mock use the rules of the domain. */
const mirrored: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain', 'machines', 'mocks'],
  machines: ['machines'],
  mocks: ['mocks', 'mocks/calls'],
};

/** What the tests of a whole layer begin with. */
const nextTo: Readonly<Record<string, readonly string[]>> = {
  api: ['tests/api/', 'tests/build/contract/'],
  i18n: ['tests/flows/words/languages'],
  inspector: ['tests/inspector/'],
};

/** The names in the path of a browser test: `…/inbox/consultations.test.ts` is one of the inbox and of consultations. */
const namesOf = (test: string) => test.replace('.test.ts', '').split('/').slice(2);
