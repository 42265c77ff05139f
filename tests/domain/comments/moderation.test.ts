import { expect, test } from 'vitest';
import { commentStatuses, moderationSteps } from '#src/domain/comments/comment.ts';
import { allows, statusAfter } from '#src/domain/comments/moderation.ts';
import { wordFault } from '#src/domain/comments/word-fault.ts';

test('decision 039: each step has its target state, and invalid steps are refused', () => {
  const table = commentStatuses.map((status) => [status, ...moderationSteps.map((step) => statusAfter(status, step))]);
  expect(table).toEqual([
    ['pending', 'shown', 'hidden', 'shown', 'deleted'],
    ['shown', null, 'hidden', 'shown', 'deleted'],
    ['hidden', 'shown', null, 'hidden', 'deleted'],
    ['deleted', null, null, null, null],
  ]);
  expect(moderationSteps.map((step) => allows('shown', step))).toEqual([false, true, true, true]);
});

test.each<[word: string, exceptions: readonly string[], fault: ReturnType<typeof wordFault>]>([
  ['微信', ['微信公众号'], null],
  [' ＶＸ ', ['vxx', 'V X 1'], null],
  ['', [], { part: 'word', fault: 'blank' }],
  ['… ❤', [], { part: 'word', fault: 'blank' }],
  ['长'.repeat(51), [], { part: 'word', fault: 'long' }],
  [`  ${'长'.repeat(50)}  `, [], null],
  ['𠮷'.repeat(50), [], null],
  ['微信', ['微信公众号', '！'], { part: 'exception', exception: '！', fault: 'blank' }],
  ['微信', ['公众号'], { part: 'exception', exception: '公众号', fault: 'apart' }],
  ['微信', ['微 信'], { part: 'exception', exception: '微 信', fault: 'apart' }],
  ['微信', [`微信${'长'.repeat(49)}`], { part: 'exception', exception: `微信${'长'.repeat(49)}`, fault: 'long' }],
])('W2.8: a watch word is checked: %s, %j', (word, exceptions, fault) => {
  expect(wordFault(word, exceptions)).toEqual(fault);
});
