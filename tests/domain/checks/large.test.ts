import { expect, test } from 'vitest';
import { checking } from '#src/domain/checks/check.ts';
import { createWordList } from '#src/domain/checks/words.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { isDeep } from '#tests/support/deep.ts';
import { situation } from './situation.ts';

const texts: readonly (readonly [string, string])[] = [
  ['one paragraph', '银'.repeat(2_000_000)],
  ['one word', 'a.'.repeat(1_000_000)],
  ['one number', '1'.repeat(2_000_000)],
  ['marks on one letter', '\u0301'.repeat(2_000_000)],
  ['entities', '&amp;'.repeat(400_000)],
  ['empty paragraphs', '<p></p>'.repeat(285_000)],
  ['tags without an end', '<a "'.repeat(500_000)],
  ['brackets', '<'.repeat(2_000_000)],
];

test.for(isDeep ? texts : texts.slice(0, 2))(
  'a text of 2 MB is checked in small steps, against 5,000 words: %s',
  ([, text]) => {
    const words = createWordList(
      Array.from({ length: 5000 }, (_, index) => ({ wrong: `错字(.*+?[${index.toString(2)}`, right: '' })),
    );
    let steps = 0;
    const run = checking(scienceKnowledge, { cover: 'p1', content: text }, { ...situation, words });
    for (let step = run.next(); !step.done; step = run.next()) steps += 1;
    // A step takes at most about a thousand characters, tags or entities.
    expect(steps).toBeGreaterThan(400);
  },
);
