import { describe, expect, test } from 'vitest';
import { digitOf, inboxActionOf } from '#src/domain/shell/inbox-keys.ts';
import { isTakeBackKey } from '#src/domain/shell/keyboard.ts';

const plain = {
  key: 'j',
  keyCode: 74,
  isComposing: false,
  repeat: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
};

describe('W2.10: single keys of an inbox', () => {
  test.for([
    ['j', 'next'],
    ['k', 'previous'],
    ['s', 'show'],
    ['h', 'hide'],
    ['r', 'reply'],
    ['x', 'mark'],
    ['u', 'takeBack'],
    // With Caps Lock.
    ['S', 'show'],
  ] as const)('%s: %s', ([key, action]) => expect(inboxActionOf({ ...plain, key })).toEqual(action));

  test('delete needs Shift', () => {
    expect(inboxActionOf({ ...plain, key: 'd' })).toEqual(null);
    expect(inboxActionOf({ ...plain, key: 'D', shiftKey: true })).toEqual('delete');
  });

  test.for(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const)('with %s a key does nothing', (modifier) =>
    expect(inboxActionOf({ ...plain, key: 's', [modifier]: true })).toEqual(null),
  );

  test.for(['ctrlKey', 'metaKey', 'altKey'] as const)('with %s Shift+D does nothing', (modifier) =>
    expect(inboxActionOf({ ...plain, key: 'D', shiftKey: true, [modifier]: true })).toEqual(null),
  );

  test.for([{ isComposing: true }, { keyCode: 229 }, { key: undefined }, { key: '，' }])('%j does nothing', (press) =>
    expect(inboxActionOf({ ...plain, ...press })).toEqual(null),
  );

  test('a key that is held down only moves the selection', () => {
    const held = 'jkshrxu'.split('').map((key) => inboxActionOf({ ...plain, key, repeat: true }));
    expect(held).toEqual(['next', 'previous', null, null, null, null, null]);
  });
});

test.for([
  [{ key: '1' }, 1],
  [{ key: '9' }, 9],
  [{ key: '0' }, null],
  [{ key: 'h' }, null],
  [{ key: undefined }, null],
  [{ key: '1', repeat: true }, null],
  [{ key: '1', keyCode: 229 }, null],
  [{ key: '1', isComposing: true }, null],
  [{ key: '1', shiftKey: true }, null],
  [{ key: '1', altKey: true }, null],
  [{ key: '1', ctrlKey: true }, null],
  [{ key: '1', metaKey: true }, null],
] as const)('the digit of %j: %s', ([press, digit]) => expect(digitOf({ ...plain, ...press })).toEqual(digit));

test.for([
  [{ ctrlKey: true }, 'other', true],
  [{ metaKey: true }, 'mac', true],
  [{ ctrlKey: true }, 'mac', false],
  [{ metaKey: true }, 'other', false],
  [{ ctrlKey: true, shiftKey: true }, 'other', false],
] as const)('W2.2: Z with %j on %s: %s', ([modifiers, keyboard, takesBack]) =>
  expect(isTakeBackKey({ ...plain, key: 'z', ...modifiers }, keyboard)).toEqual(takesBack),
);
