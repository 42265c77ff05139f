import { expect, test } from 'vitest';
import { checking } from '#src/domain/checks/check.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { isDeep } from '#tests/support/deep.ts';
import { situation } from './situation.ts';

const texts: readonly (readonly [string, string])[] = [
  ['one paragraph', '银'.repeat(2_000_000)],
  ['maps', '<img alt="地图">'.repeat(130_000)],
  ['blanks behind a review number', `<img alt="地图"><p>审图号${' '.repeat(2_000_000)}</p>`],
  [
    'an address of many numbers',
    `<p><a href="tel:${'13812345678,'.repeat(80_000)}">电话</a>${'银'.repeat(1_000_000)}</p>`,
  ],
  ['a description of entities', `<img alt="${'&amp;'.repeat(400_000)}">`],
  ['empty links', `<p>${'<a href=""></a>'.repeat(130_000)}</p>`],
  ['one link', `<p><a href="tel:13812345678">${'一13812345678'.repeat(150_000)}</a></p>`],
  ['one word', 'a.'.repeat(1_000_000)],
  ['one number', '1'.repeat(2_000_000)],
  ['marks on one letter', '\u0301'.repeat(2_000_000)],
  ['entities', '&amp;'.repeat(400_000)],
  ['empty paragraphs', '<p></p>'.repeat(285_000)],
  ['pictures in one paragraph', `<p>${'林<img data-file="p">'.repeat(95_000)}</p>`],
  ['pictures between blanks', `<p>${'<img data-file="p"> '.repeat(95_000)}</p>`],
  ['tags without an end', '<a "'.repeat(500_000)],
  ['brackets', '<'.repeat(2_000_000)],
];

test.for(isDeep ? texts : texts.slice(0, 5))('a text of 2 MB is checked in small steps: %s', ([, text]) => {
  let steps = 0;
  let most = 0;
  for (const found of checking(scienceKnowledge, { cover: 'p1', content: text }, situation)) {
    steps += 1;
    most = Math.max(most, found.length);
  }
  // A step takes at most about a thousand characters, tags or links.
  expect([steps > 400, most < 1000]).toEqual([true, true]);
});
