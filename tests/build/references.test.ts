import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { unknownIds } from '#tests/cases/ids.ts';

// The form of citations: docs/decisions/README.md.

const read = (file: string) => readFileSync(file, 'utf8');
const headingsOf = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

const records = globSync('docs/decisions/[0-9]*.md').toSorted();
const recordNumbers = new Set(records.map((file) => basename(file).slice(0, 3)));
const sections = new Set(headingsOf(read('docs/product.md')).map((heading) => /^\d+(\.\d+)?/.exec(heading)?.[0]));

const list = (item: string) => String.raw`${item}(?:(?:, | and | or )${item})*`;
const decisions = new RegExp(String.raw`\bdecisions? (${list(String.raw`\d+`)})`, 'gi');
const products = new RegExp(String.raw`\bproduct (${list(String.raw`\d+(?:\.\d+)*`)})`, 'gi');
const id = list(String.raw`[A-Z]\d{1,2}(?:\.\d+)?\b`);
const ids = new RegExp(String.raw`\b(?:faults? |decision \d+, )${id}|\(${id}\)`, 'g');
const retired = /\b(?:spec|behaviou?rs?|architecture) \d[\d.]*|\(0\d\d\)/gi;

/** The citations in a line whose target does not exist. */
function unresolved(line: string): string[] {
  const unknown = (pattern: RegExp, there: ReadonlySet<string | undefined>) =>
    [...line.matchAll(pattern)].flatMap(([citation, numbers = '']) =>
      numbers.split(/, | and | or /).every((number) => there.has(number)) ? [] : [citation],
    );
  return [
    ...unknown(decisions, recordNumbers),
    ...unknown(products, sections),
    ...(line.match(ids) ?? []).filter((citation) => unknownIds([citation]).length > 0),
    ...(line.match(retired) ?? []),
  ];
}

/** The anchors of a page, as GitHub derives them from its headings. */
const anchorsOf = (file: string) =>
  headingsOf(read(file)).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The links and paths in a line of a page that lead nowhere. Paths with a placeholder are patterns. */
function deadEnds(line: string, page: string): string[] {
  const links = [...line.matchAll(/\]\(((?!https?:|mailto:)[^)\s]+)\)/g)].map(([, link = '']) => link);
  const paths = [...line.matchAll(/`((?:src|mocks|tests|scripts|docs|delivery)\/[\w./-]*)`/g)].map(
    ([, path = '']) => path,
  );
  return [
    ...links.filter((link) => !leads(link, page)),
    ...paths.filter((path) => !path.startsWith(generated) && !existsSync(path)),
  ];
}

function leads(link: string, page: string): boolean {
  const [path, anchor] = link.split('#');
  const file = path ? join(dirname(page), path) : page;
  return existsSync(file) && (anchor === undefined || anchorsOf(file).includes(anchor));
}

/** These contain wrong citations on purpose. */
const samples = ['tests/build/references.test.ts', 'tests/build/cases.test.ts'];
/** Generated and not committed. */
const generated = 'docs/generated/';
const pages = globSync(['*.md', '{docs,mocks,src,tests,scripts}/**/*.md']).filter(
  (file) => !file.startsWith(generated),
);
const code = globSync(['*.{ts,html}', '{src,tests,mocks,scripts}/**/*.{ts,tsx,css,html}']);

const inEach = (files: readonly string[], find: (line: string, file: string) => string[]) =>
  files
    .filter((file) => !samples.includes(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, at) => find(line, file).map((citation) => `${file}:${at + 1}: ${citation}`)),
    );

test('every cited decision, section, fault and case exists', () => {
  expect(pages.length + code.length).toBeGreaterThan(500);
  expect(inEach([...pages, ...code], unresolved)).toEqual([]);
});

test('every link and every path in a page resolves', () => {
  expect(inEach(pages, deadEnds)).toEqual([]);
});

test('every npm script that a page names exists, and README.md describes each variable once', () => {
  const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);
  const named = (line: string) => [...line.matchAll(/npm run ([\w:]*\w)/g)].map(([, script = '']) => script);
  expect(inEach(pages, (line) => named(line).filter((script) => !scripts.includes(script)))).toEqual([]);
  const variables = read('README.md').match(/(?<=^\| `)VITE_\w+/gm) ?? [];
  expect(variables.toSorted()).toEqual([...new Set(variables)].toSorted());
});

test('the list of decisions names each record by its title', () => {
  const listed = read('docs/decisions/README.md').match(/^- \[.+\]\(.+\)(?=: )/gm) ?? [];
  expect(listed.toSorted()).toEqual(records.map((file) => `- [${headingsOf(read(file))[0]}](${basename(file)})`));
});

test('every name in the recipes of growing.md is in the code', () => {
  const names = [...read('docs/growing.md').matchAll(/`([A-Za-z]\w+)`/g)].map(([, name = '']) => name);
  const text = globSync(['{src,mocks,tests,scripts}/**/*.{ts,tsx}', 'package.json']).map(read).join('\n');
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !new RegExp(String.raw`\b${name}\b`).test(text))).toEqual([]);
});

test('a record is at most one screen long', () => {
  const words = (file: string) => read(file).split(/\s+/).length;
  expect(records.filter((file) => words(file) > 500)).toEqual([]);
});

test.for([
  ['(decision 002)', []],
  ['decisions 002, 005 and 006, fault A4', []],
  ['Product 2, 10.3; decision 001, K09', []],
  ['spec-calls.test.ts, as specified: 2', []],
  ['decision 49', ['decision 49']],
  ['decisions 002, 9', ['decisions 002, 9']],
  ['decision 999', ['decision 999']],
  ['Product 5, 77.1', ['Product 5, 77.1']],
  ['fault A1, Z9 and F7', ['fault A1, Z9 and F7']],
  ['(T05), (T77, X04), (X11; Linux)', ['(T77, X04)']],
  ['spec 5, behaviours 1.3, (017)', ['spec 5', 'behaviours 1.3', '(017)']],
] as const)('unresolved citations of “%s”: %j', ([line, missing]) => {
  expect(unresolved(line)).toEqual(missing);
});

test.for([
  ['[a](growing.md#a-machine), [b](decisions/), [c](https://example.org/x), `src/domain/routes/routes.ts`', []],
  [
    '[a](gone.md), [b](growing.md#gone), `src/gone/<name>.ts`, `src/gone.ts`',
    ['gone.md', 'growing.md#gone', 'src/gone.ts'],
  ],
] as const)('dead ends of “%s”: %j', ([line, dead]) => {
  expect(deadEnds(line, 'docs/product.md')).toEqual(dead);
});
