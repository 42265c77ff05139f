import { expect, test } from 'vitest';
import { executed } from '#scripts/gate/executed.ts';

const range = (startOffset: number, endOffset: number, count: number) => ({ startOffset, endOffset, count });

test('code counts as often as its own block ran, not as often as its function', () => {
  const loopWithBranch = [range(0, 100, 2), range(20, 80, 10), range(30, 40, 0), range(50, 60, 5), range(90, 95, 1)];
  const inLoop = 10 * (60 - 10 - 10) + 5 * 10;
  const outside = 2 * (100 - 60 - 5) + 5;
  expect(executed([{ ranges: loopWithBranch }, { ranges: [range(200, 210, 3)] }])).toEqual({
    calls: 2 + 3,
    code: inLoop + outside + 3 * 10,
  });
});
