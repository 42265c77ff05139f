import { flowsOf } from './rooms.ts';

/** The tests of a change. */
export interface Choice {
  /** Files for Vitest, each with the reason why it is chosen. */
  tests: ReadonlyMap<string, string>;
  /** Files for Playwright. They need the builds, so they are named and not run. */
  browser: string[];
  /** Changed files for which no test is found. Pages in Markdown need none beside those that always run. */
  untried: string[];
}

/** Tests that always run: the whole app opens, and the rules about files. */
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
 * Chooses tests by subject, because a subject has the same name in every layer. A changed file selects the tests of its room (in
 * its own layer, of the machines, and of the whole app), and the tests that import the file (`importers`). Vitest itself would
 * choose nearly all tests, because each test of the whole app imports every page.
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
  const untried: string[] = [];
  for (const file of changed) {
    const room = roomOf(file);
    const imported = importers(file);
    const itself = tests.filter((test) => test === file);
    const importing = tests.filter((test) => imported.includes(test));
    const ofRoom = room ? testsOf(room, tests) : [];
    add(itself, 'changed');
    add(importing, `imports ${file}`);
    add(ofRoom, `${room?.name}, as ${file}`);
    if (!file.endsWith('.md') && [itself, importing, ofRoom].every(({ length }) => length === 0)) untried.push(file);
  }
  add(
    always.filter((test) => tests.includes(test)),
    'always',
  );
  const inBrowser = [...chosen].filter(([test]) => isForBrowser(test));
  for (const [test] of inBrowser) chosen.delete(test);
  return { tests: chosen, browser: inBrowser.map(([test]) => test).toSorted(), untried };
}

interface Room {
  layer: string;
  name: string;
}

/** The room of a source file. Files of the app, of the mock, of calls and of texts have the name of the room that they serve. */
function roomOf(file: string): Room | null {
  const [top = '', layer = '', ...rest] = file.split('/');
  if (top === 'scripts' || top === 'delivery') return { layer: top, name: nameOf(layer) };
  if (top === 'mocks')
    return { layer: top, name: nameOf(['handlers', 'ui'].includes(layer) ? (rest[0] ?? '') : layer) };
  if (top !== 'src') return null;
  if (layer === 'inspector' || layer === 'tools') return { layer, name: layer };
  const [first = '', second] = rest;
  // One room, whose folders are no subjects.
  if (layer === 'api' && first === 'provider') return { layer, name: first };
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

/** The test folders with the rooms of a layer. Machines and the mock use the rules of the domain. */
const mirrored: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain', 'machines', 'mocks'],
  machines: ['machines'],
  mocks: ['mocks', 'mocks/calls'],
  scripts: ['build'],
  delivery: ['build'],
};

/** The path prefixes of the tests of a whole layer. */
const nextTo: Readonly<Record<string, readonly string[]>> = {
  api: ['tests/api/', 'tests/build/contract/'],
  i18n: ['tests/flows/words/languages'],
  inspector: ['tests/inspector/'],
};

/**
 * The names in the path of a browser test: `server/inbox/consultations.test.ts` tries the inbox and consultations. Folders named
 * after the builds that they hold for name no subject.
 */
const namesOf = (test: string) =>
  test
    .replace('.test.ts', '')
    .split('/')
    .slice(2)
    .filter((name) => !['both', 'mock', 'server'].includes(name));
