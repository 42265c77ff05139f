import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withTexts } from '#scripts/page/page-texts.ts';
import { languageInfo } from '#src/i18n/languages.ts';

const page = readFileSync('index.html', 'utf8');
const tags = new Set(Object.values(languageInfo).map(({ tag }) => tag));

test('index.html gets its own texts in every language', () => {
  const html = withTexts(page);
  const [, script = ''] = /var lines = (.*);\n/.exec(html) ?? [];
  const lines = JSON.parse(script) as Record<string, [string, ...string[]][]>;
  const found = Object.entries(lines).map(([name, texts]) => [name, new Set(texts.map(([tag]) => tag))]);
  expect(found).toEqual(['old', 'missing', 'unavailable', 'broken'].map((name) => [name, tags]));
  const [, noScript = ''] = /<noscript>([^]*)<\/noscript>/.exec(html) ?? [];
  expect(new Set([...noScript.matchAll(/<p lang="([\w-]+)">[^<]+<\/p>/g)].map(([, tag]) => tag))).toEqual(tags);
});

test.for(["'%LAST_RESORT%'", '%NOSCRIPT%'])('a page without %s fails the build', (placeholder) => {
  expect(() => withTexts(page.replace(placeholder, ''))).toThrow(`index.html must contain ${placeholder} once`);
});
