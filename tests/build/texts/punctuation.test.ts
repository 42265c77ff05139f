import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

// Chinese and Japanese punctuation in code would appear in all languages. Texts have their own, lists use `list-words.ts`.

const asian = /[\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/u;

/** Literals outside the texts that are correct in all languages. */
const allowed: Readonly<Record<string, string>> = {
  'src/domain/content/terms.ts': 'separators that authors type',
  'src/domain/inspection/limits.ts': 'the number of a Chinese document',
  'src/domain/rich/list-marker.ts': 'Chinese numbers of list items, part of the pasted content',
  'src/domain/shell/keyboard.ts': 'a key of Chinese keyboards',
  'src/views/preview/public-page.module.css': 'only :lang(zh) and :lang(ja)',
  'src/views/rich/pasted/table-rows.ts': 'joins cells of pasted content, which is Chinese',
};

/** Literals with Asian punctuation, apart from those below a `zh` or `ja` key or beside such a language tag. */
function literalsOf(path: string, code: string): string[] {
  if (path.endsWith('.css'))
    return (
      code
        .replaceAll(/\/\*.*?\*\//gsu, '')
        .match(/(["']).*?\1/gu)
        ?.filter(isAsian) ?? []
    );
  const { program } = parseSync(path, code);
  const found: { text: string; start: number }[] = [];
  const texts: { start: number; end: number }[] = [];
  const add = (text: string, start: number) => isAsian(text) && found.push({ text, start });
  new Visitor({
    Property: ({ key, value }) => key.type === 'Identifier' && /^(?:zh|ja)$/.test(key.name) && texts.push(value),
    ArrayExpression: (node) => {
      const [tag] = node.elements;
      if (tag?.type === 'Literal' && /^(?:zh-CN|ja)$/.test(String(tag.value))) texts.push(node);
    },
    Literal: ({ value, start }) => typeof value === 'string' && add(value, start),
    TemplateElement: ({ value, start }) => add(value.raw, start),
    JSXText: ({ value, start }) => add(value, start),
  }).visit(program);
  return found
    .filter(({ start }) => !texts.some((text) => text.start <= start && start < text.end))
    .map(({ text }) => text);
}

const isAsian = (text: string): boolean => asian.test(text);

test('no code writes Chinese or Japanese punctuation into all languages', () => {
  const files = globSync('src/**/*.{ts,tsx,css}').filter((file) => !/^src\/i18n\/(?:zh|ja)\//.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return isAsian(code) && literalsOf(file, code).length > 0 ? [file] : [];
  });
  expect(found.sort()).toEqual(Object.keys(allowed));
});

test.each([
  ['a.ts', "names.join('、')", ['、']],
  ['a.tsx', '<b title={`${name}：${value}`}>（{count}）</b>', ['：', '（', '）']],
  ['a.css', ".a::after { content: '：'; } /* 、 */", ["'：'"]],
  [
    'a.ts',
    "/* 、 */ const split = /[、]/u; const words = { en: 'a、', zh: 'b、', ja: (name) => `${name}、` };",
    ['a、'],
  ],
  ['a.ts', "const words = [['en', 'a。'], ['ja', 'b。']];", ['a。']],
])('a planted %s with %s writes %j', (path, code, literals) => {
  expect(literalsOf(path, code)).toEqual(literals);
});
