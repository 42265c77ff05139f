import { describe, expect, test } from 'vitest';
import { type Attempt, attempted, type AttemptsContext, noAttempts } from '#src/machines/attempts.ts';

interface Write extends Attempt {
  id: string;
  version: number;
}

type Sent = readonly [write: Omit<Write, 'attempt'>, isAnswered: boolean];
type Rules = Parameters<typeof attempted<Write>>[3];

const a = { id: 'a', version: 1 };
const b = { id: 'b', version: 1 };
const c = { id: 'c', version: 1 };
const lost = false;
const answered = true;

/** Sends the writes one by one; returns the sent writes and the final context. */
function sendAll(writes: readonly Sent[], rules?: Rules) {
  const sent: (Write | null)[] = [];
  let context: AttemptsContext<Write> = noAttempts;
  for (const [write, isAnswered] of writes) {
    context = attempted(context, 'x:1', write, rules);
    sent.push(context.unsettled);
    if (isAnswered) context = { ...context, unsettled: null };
  }
  return { sent, context };
}

const attemptsOf = (writes: readonly Sent[], rules?: Rules) =>
  sendAll(writes, rules).sent.map((write) => write?.attempt);

describe('attempts of writes (decision 043)', () => {
  test.each<[string, readonly Sent[], readonly string[]]>([
    [
      'the same write after a lost answer',
      [
        [a, lost],
        [a, lost],
        [a, answered],
      ],
      ['x:1.1', 'x:1.1', 'x:1.1'],
    ],
    [
      'the same write after an answer',
      [
        [a, answered],
        [a, answered],
      ],
      ['x:1.1', 'x:1.2'],
    ],
    [
      'another write after a lost answer',
      [
        [a, lost],
        [{ ...a, version: 2 }, lost],
      ],
      ['x:1.1', 'x:1.2'],
    ],
    [
      'a lost write after an answered one',
      [
        [a, lost],
        [b, answered],
        [a, lost],
      ],
      ['x:1.1', 'x:1.2', 'x:1.1'],
    ],
    [
      'several lost writes, in another order',
      [
        [a, lost],
        [b, lost],
        [c, lost],
        [b, lost],
        [a, answered],
        [c, lost],
        [a, lost],
      ],
      ['x:1.1', 'x:1.2', 'x:1.3', 'x:1.2', 'x:1.1', 'x:1.3', 'x:1.4'],
    ],
  ])('%s', (_, writes, attempts) => {
    expect(attemptsOf(writes)).toEqual(attempts);
  });

  test('a write that is recognised by its id is sent exactly as before', () => {
    const isSame: NonNullable<Rules>['isSame'] = (one, other) => one.id === other.id;
    const newer = { ...a, version: 2 };
    const { sent, context } = sendAll(
      [
        [a, lost],
        [b, lost],
        [newer, lost],
      ],
      { isSame },
    );
    const [first, second] = [
      { ...a, attempt: 'x:1.1' },
      { ...b, attempt: 'x:1.2' },
    ];
    expect({ sent, context }).toEqual({
      sent: [first, second, first],
      context: { unsettled: first, unanswered: [second], sends: 2 },
    });
  });

  test('a write that does not survive another one has a new key afterwards, even if the other one is lost', () => {
    const outlives: NonNullable<Rules>['outlives'] = (one, other) => one.id === 'b' || other.id === 'b';
    expect(
      attemptsOf(
        [
          [a, lost],
          [b, lost],
          [c, lost],
          [b, lost],
          [a, lost],
        ],
        { outlives },
      ),
    ).toEqual(['x:1.1', 'x:1.2', 'x:1.3', 'x:1.2', 'x:1.4']);
  });
});
