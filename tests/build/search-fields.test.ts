import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Code of a field that searches while the user types. */
const searching = /type="search"|\bsearchable\b|role="combobox"|<(?:Autocomplete|MultiSelect|Spotlight)\b/;

/** The fields that wait for the end of a composition; tests/flows/words/composition.test.tsx tests each of them. */
const waiting = [
  'src/tools/kit/search-field.tsx',
  'src/views/lists/keyword-input.tsx',
  'src/views/palette/palette.tsx',
  'src/views/search/search-input.tsx',
  'src/views/search/search-select.tsx',
];

/** Nothing can be typed into it before its picker is there. */
const readOnly = 'src/views/content/reference-filter.tsx';

test('Q11: every search field waits for the end of a composition', () => {
  const files = globSync(['src/**/*.tsx', 'mocks/**/*.tsx']).filter((file) =>
    searching.test(readFileSync(file, 'utf8')),
  );
  expect(files.sort()).toEqual([...waiting, readOnly].sort());
});
