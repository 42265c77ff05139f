import { MantineProvider } from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Field } from '#src/domain/content/content-type.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { FieldChange, FieldValue } from '#src/views/compare/field-change.tsx';
import { textsStarted } from '#tests/setup/texts.ts';

await textsStarted;
await loadTexts('editor', 'rich', 'content');

const field = (kind: Field['kind']): Field => ({ name: 'content', label: 'field.content', kind });

/** The visible text, with removed parts in `[-…-]` and new parts in `[+…+]`. */
function read(content: React.ReactNode): string {
  const { container: drawn } = render(<MantineProvider>{content}</MantineProvider>);
  const container = drawn.cloneNode(true) as Element;
  for (const element of container.querySelectorAll('style')) element.remove();
  for (const element of container.querySelectorAll('del')) element.textContent = `[-${element.textContent}-]`;
  for (const element of container.querySelectorAll('ins')) element.textContent = `[+${element.textContent}+]`;
  const { textContent } = container;
  cleanup();
  return textContent;
}

const change = (kind: Field['kind'], before: string, after: string, among?: string[]) =>
  read(<FieldChange field={field(kind)} before={before} after={after} names={{}} {...(among && { among })} />);

const f1 = '<img data-file="F1" alt="漓江">';
const f2 = '<img data-file="F2" alt="漓江">';
const link = (address: string) => `<p>见<a href="${address}">官网</a></p>`;

const changes: readonly [string, string, string, string][] = [
  ['a picture added', '<p>甲</p>', `<p>甲</p>${f1}`, '甲\n[+【图片1：漓江】+]'],
  ['a picture removed', `${f1}<p>甲</p>`, '<p>甲</p>', '[-【图片1：漓江】\n-]甲'],
  [
    'another picture with the same description',
    `<p>甲</p>${f1}`,
    `<p>甲</p>${f2}`,
    '甲\n[-【图片1：漓江】-][+【图片2：漓江】+]',
  ],
  ['a picture described', '<img data-file="F1" alt="">', f1, '[-【图片1】-][+【图片1：漓江】+]'],
  ['two pictures change places', f1 + f2, f2 + f1, '[-【图片1：漓江】\n-]【图片2：漓江】\n[+【图片1：漓江】+]'],
  ['a text with only a picture is added', '', f1, '[-（空）-][+【图片1：漓江】+]'],
  [
    'a changed link address',
    link('https://a.cn'),
    link('https://b.cn'),
    '见官网[-【链接：https://a.cn】-][+【链接：https://b.cn】+]',
  ],
  ['a text before an unchanged link', link('https://a.cn'), `<p>新</p>${link('https://a.cn')}`, '[+新\n+]见官网'],
  ['bold', '<p>漓江，水清</p>', '<p>漓江，<strong>水清</strong></p>', '漓江，[+【加粗：+]水清[+】+]'],
  ['a heading', '<p>题</p><p>甲</p>', '<h2>题</h2><p>甲</p>', '[+【二级标题：+]题[+】\n+]甲'],
  ['a divider', '<p>甲</p><p>乙</p>', '<p>甲</p><hr><p>乙</p>', '甲\n[+【分隔线】\n+]乙'],
  [
    'a list',
    '<p>一</p><p>二</p>',
    '<ul><li><p>一</p><ol><li><p>甲</p></li></ol></li><li>二</li></ul>',
    '[+【项目符号列表：+]一\n[+【编号列表：甲】\n+]二[+】+]',
  ],
  ['a split paragraph', '<p>漓江 水清</p>', '<p>漓江</p><p>水清</p>', '漓江[- -][+↵\n+]水清'],
  ['an invisible change', '<p>甲</p>', '<p>甲</p><p></p>', '文字相同，仅格式不同'],
  ['a character that is used as an internal sign', '<p>甲</p>', '<p>甲\u{F0000}</p>', '甲[+\ufffd+]'],
];

test.each(changes)('formatted text: %s', (_, before, after, shown) => {
  expect(change('richText', before, after)).toBe(shown);
});

test('a picture has the same number in all versions on screen, so that different pictures never look alike', () => {
  const among = ['<p>甲</p>', `<p>甲</p>${f1}`, `<p>甲</p>${f2}`];
  const sides = [among[1], among[2]].map((after = '') => change('richText', '<p>甲</p>', after, among));
  expect(sides).toEqual(['甲\n[+【图片1：漓江】+]', '甲\n[+【图片2：漓江】+]']);
});

test('a picture without its file, as in the log, is described in words', () => {
  expect([change('picture', '', 'F1'), change('picture', 'F1', 'F2')]).toEqual([
    '[-（空）-][+【图片1】+]',
    '[-【图片1】-][+【图片2】+]',
  ]);
  expect(read(<FieldValue field={field('richText')} value={`<p><strong>甲</strong></p>${f1}`} names={{}} />)).toBe(
    '甲\n【图片1：漓江】',
  );
  expect(read(<FieldValue field={field('picture')} value="" names={{}} />)).toBe('（空）');
});
