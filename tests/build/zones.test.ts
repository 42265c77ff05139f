import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });

const filesWith = (pattern: RegExp) =>
  Object.entries(sources).flatMap(([path, source]) => (pattern.test(source) ? [path.replace('../../src/', '')] : []));

test('no date is read, formatted or created in the browser’s zone, except for the one adapter of Mantine’s dates', () => {
  const read = /\.[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds)\(|\.getTimezoneOffset\(/;
  const written = /\.toLocale(?:Date|Time)String\(|\.to(?:Date|Time)String\(|\.format\('[^']*YYYY/;
  const made = /\bnew Date\((?!Date\.UTC)[^()]*,/;
  expect({ reading: filesWith(read), writing: filesWith(written), making: filesWith(made) }).toEqual({
    reading: ['views/fields/calendars.ts'],
    writing: [],
    making: [],
  });
});

test('every date format names its zone', () => {
  expect(filesWith(/DateTimeFormat\((?![^;]*timeZone)/)).toEqual([]);
});
