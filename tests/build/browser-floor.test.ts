import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lastResortTexts } from '#src/i18n/page-texts.ts';
import { type Compat, readCompat } from '#scripts/browser-floor/compat.ts';
import { floor } from '#scripts/browser-floor/floor.ts';
import { lackingInStyles } from '#scripts/browser-floor/lacking-styles.ts';
import { namesIn } from '#scripts/browser-floor/used-names.ts';

/** Features that browsers at the floor lack but the build names, each with the reason why nothing fails. */
const reviewed: Readonly<Record<string, string>> = {
  Highlight: 'used only with CSS.highlights',
  '#addElement': 'a method of ProseMirror’s parser',
  'CSS.highlights': 'checked before it is read: text-highlights.ts',
  'Error.captureStackTrace': 'checked before it is called: fflate, axios',
  '#caretPositionFromPoint': 'checked before it is called: ProseMirror',
  '#caretRangeFromPoint': 'checked before it is called: ProseMirror',
  '#command': 'a method of Tiptap',
  '#dispose': 'a method of XState’s callback actors',
  '#drop': 'a method of our drafts',
  '#escape': 'a method of i18next',
  '#getAsFileSystemHandle': 'checked before it is called: file-selector',
  '#getComposedRanges': 'checked before it is called: ProseMirror',
  '#getHTML': 'a method of Tiptap',
  '#getTextInfo': 'checked before it is called: i18next',
  '#locale': 'a method of Day.js',
  '#revoke': 'a method of proxies that can be revoked',
  '#share': 'our function that formats a percentage',
  '#showOpenFilePicker': 'checked before it is called: react-dropzone',
  '#startViewTransition': 'React’s, for a component that we do not use',
  '#sync': 'a method of ProseMirror’s parser',
  '#take': 'a method of our secrets',
  '#toArray': 'of React’s children and of dnd-kit’s map',
  'Intl.Segmenter': 'checked before it is called: text-changes.ts',
  cancelIdleCallback: 'used only together with requestIdleCallback: when-idle.ts',
  navigation: 'checked before it is used: React',
  'navigator.connection': 'checked before it is used: React, when-idle.ts',
  'navigator.userAgentData': 'checked before it is used: Floating UI',
  'navigator.wakeLock': 'checked before it is used: keep-awake.ts',
  requestIdleCallback: 'checked before it is called: when-idle.ts, pinyin-pro',
  setImmediate: 'checked before it is called: React, axios',
  'window.cookieStore': 'checked before it is used: axios',
  'window.showOpenFilePicker': 'checked before it is called: react-dropzone',
};

/**
 * The features in a script that some browser at the floor lacks. A member name that several interfaces share counts
 * only if none of them has it there, because the object is not known. Properties that are only read are left out,
 * since a missing one is undefined.
 */
function lackingIn(script: string, { globals, statics, members }: Compat): string[] {
  const used = namesIn('x.js', script);
  const isLacking = (features: ReturnType<Compat['members']['get']>) =>
    features !== undefined && features.every(({ lacking }) => lacking.length > 0);
  return [
    ...[...used.globals].filter((name) => isLacking(globals.get(name))),
    ...[...used.statics].filter((name) => isLacking(statics.get(name))),
    ...[...used.methods].filter((name) => isLacking(members.get(name))).map((name) => `#${name}`),
    ...[...used.ofIterators]
      .filter((name) => isLacking(members.get(name)?.filter((one) => one.name === `Iterator#${name}`)))
      .map((name) => `Iterator#${name}`),
    ...[...used.flags].filter((flag) => flag === 'v').map((flag) => `/${flag}`),
  ];
}

/** The same for style sheets. */
const reviewedStyles: Readonly<Record<string, string>> = {
  '::highlight': 'findings are then underlined by elements: text-highlights.ts',
  '@page': 'Safari prints with margins of its own',
  'break-after: avoid': 'a heading may end a printed page',
  'contain-intrinsic-block-size': 'the same as without content-visibility',
  'content-visibility': 'criteria out of view are then painted, too',
  'field-sizing': 'a filter is then as wide as its longest choice',
  'forced-color-adjust': 'browsers without it force no colours',
  'grid-template-columns: subgrid': 'has a fallback: bars.module.css',
  rx: 'corners in a chart are then square',
  'scrollbar-width': 'scrollbars are then as wide as usual',
  size: 'users then turn the paper in the print dialog',
  'text-box-edge': 'words are then a pixel lower',
  'text-box-trim': 'words are then a pixel lower',
  'text-wrap': 'lines then break at the full width',
  'word-break: auto-phrase': 'Japanese lines then break between any characters',
};

const compat = readCompat();

test('Q1: the features of a script are compared with those of the oldest supported browsers', () => {
  const script = [
    'URL.canParse(a); new URL(a); const b = globalThis.Intl; new b.Segmenter(); new Intl.Segmenter();',
    'structuredClone(a); scheduler.yield(); c.scheduler; navigator.locks.request(a); navigator.wakeLock;',
    'a.at(1); a.map(c); a.values().take(1); Object.values(a).map(c); a.entries().map(c); new Set(a).union(b);',
    'Promise.withResolvers(); AbortSignal.any(a); AbortSignal.timeout(1); Object.groupBy(a, b); Array.fromAsync(a); /a/v',
  ].join('\n');
  expect(lackingIn(script, compat).sort()).toEqual([
    '#take',
    '#union',
    '/v',
    'AbortSignal.any',
    'Array.fromAsync',
    'Intl.Segmenter',
    'Iterator#map',
    'Iterator#take',
    'Object.groupBy',
    'Promise.withResolvers',
    'URL.canParse',
    'navigator.wakeLock',
    'scheduler',
  ]);
});

test('Q1: the build uses no feature that the oldest supported browsers lack, except reviewed ones', () => {
  const files = globSync('dist/assets/*.js');
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) => lackingIn(readFileSync(file, 'utf8'), compat));
  expect([...new Set(found)].sort()).toEqual(Object.keys(reviewed).sort());
});

test('Q1: the features of a style sheet are compared, too', () => {
  const css =
    '@media print { a:has(b):hover { color: red; text-wrap: balance } } @starting-style { i::before { display: grid; grid-template-columns: subgrid } }';
  expect(lackingInStyles(css)).toEqual(['@starting-style', 'grid-template-columns: subgrid', 'text-wrap']);
});

test('Q1: the oldest supported browsers know all styles of the build, except reviewed ones', () => {
  const page = /<style>([^]*?)<\/style>/g;
  const styles = [
    ...globSync('dist/assets/*.css').map((file) => readFileSync(file, 'utf8')),
    ...[...readFileSync('dist/index.html', 'utf8').matchAll(page)].map(([, css]) => css ?? ''),
  ];
  expect([...new Set(styles.flatMap(lackingInStyles))].sort()).toEqual(Object.keys(reviewedStyles).sort());
});

test('Q1: the page for older browsers names the floor in each of its languages', () => {
  const { chrome, firefox, safari } = floor;
  const named = new RegExp(`Chrome ${chrome}[、,] ?Edge ${chrome}[、,] ?Firefox ${firefox}[、,] ?Safari ${safari}`);
  expect(lastResortTexts.old.filter(([, sentence]) => !named.test(sentence))).toEqual([]);
});
