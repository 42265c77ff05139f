import { describe, expect, test } from 'vitest';
import {
  describeError,
  maxErrors,
  logError,
  type LoggedError,
  plainError,
  withoutSecrets,
} from '#src/domain/shell/error-log.ts';

const error = (over: Partial<LoggedError> = {}): Omit<LoggedError, 'count'> => ({
  message: 'Error: broken',
  stack: 'at page',
  info: 'actor',
  url: '/blank',
  time: '2026-03-12T01:00:00.000Z',
  ...over,
});

describe('the error log', () => {
  test('a repeated error is counted, with the time and place of the last one', () => {
    const again = error({ time: '2026-03-12T02:00:00.000Z', url: '/401' });
    expect(logError(logError([], error()), again)).toEqual([{ ...again, count: 2 }]);
  });

  test('another stack or another part of the app is a different error', () => {
    const others = [error(), error({ stack: 'at form' }), error({ info: 'window' })];
    const log = [...others, error({ info: 'window' })].reduce(logError, []);
    expect(log).toEqual(others.map((one, index) => ({ ...one, count: index === 2 ? 2 : 1 })));
  });

  test('E03: after 500 different errors the latest are kept', () => {
    let log: readonly LoggedError[] = [];
    for (let number = 1; number <= 500; number += 1) log = logError(log, error({ message: String(number) }));
    expect({ length: log.length, first: log[0]?.message, last: log.at(-1)?.message }).toEqual({
      length: maxErrors,
      first: String(501 - maxErrors),
      last: '500',
    });
  });

  test('a text of megabytes is cut', () => {
    const long = 'x'.repeat(5_000_000);
    const { message, stack, info, url } = plainError(error({ message: long, stack: long, info: long, url: long }), []);
    expect({ message: message.length, stack: stack.length, info: info.length, url: url.length }).toEqual({
      message: 500,
      stack: 2000,
      info: 500,
      url: 500,
    });
  });

  test('lines keep their indentation, and the line at the cut is dropped', () => {
    const line = (name: string) => `    at ${name} (http://127.0.0.1/assets/${'x'.repeat(60)}.js:1:2)`;
    const lines = (count: number) => Array.from({ length: count }, (_, index) => line(`Part${index % 10}`));
    const { stack, info } = plainError(
      error({ stack: ['Error: try', ...lines(40)].join('\n'), info: `\n${lines(9).join('\n')}\n` }),
      [],
    );
    const fitting = (most: number) => Math.floor(most / (line('Part0').length + 1));
    expect([stack.split('\n'), info.split('\n')]).toEqual([
      ['Error: try', ...lines(fitting(1989))],
      lines(fitting(499)),
    ]);
  });

  test('an uncut text keeps its last line and loses surrounding blank lines', () => {
    const texts = ['Error\n    at a\n    at b', ' \n    at a\n    at b\n\n', `\n${'x'.repeat(600)}`];
    expect(texts.map((info) => plainError(error({ info }), []).info)).toEqual([
      'Error\n    at a\n    at b',
      '    at a\n    at b',
      'x'.repeat(499),
    ]);
  });

  test('an error has a stack, other thrown values have none', () => {
    const thrown = new Error('no');
    const bare = Object.assign(new Error('no'), { stack: undefined });
    expect([thrown, bare, 'words', circular()].map(describeError)).toEqual([
      { message: 'Error: no', stack: thrown.stack },
      { message: 'Error: no', stack: '' },
      { message: 'words', stack: '' },
      { message: 'unreadable', stack: '' },
    ]);
  });

  test.for<[unknown, string]>([
    [new TypeError('no'), 'TypeError: no'],
    ['words', 'words'],
    [undefined, 'undefined'],
    [{ reason: 'x' }, '{"reason":"x"}'],
  ])('any thrown value becomes an error', ([thrown, message]) => {
    expect(describeError(thrown).message).toEqual(message);
  });
});

test('an unreadable value becomes an error too', () => {
  const get = () => {
    throw new Error('trap');
  };
  expect([circular(), new Proxy(new Error('x'), { get })].map((thrown) => describeError(thrown).message)).toEqual([
    'unreadable',
    'unreadable',
  ]);
});

describe('faults K2, K7: no secret stays', () => {
  const canary = 'Kanarie-7f3a';
  const clean = (text: string, secrets: readonly string[] = []) => withoutSecrets(text, secrets, 500);

  test.for([
    `{"password":"${canary}","passwordOld": "${canary} x"}`,
    `password=${canary}&x=1`,
    `Authorization: Bearer ${canary}`,
    `bearer ${canary}`,
    `Admin-Token=${canary}; path=/`,
    `{"access_token":"${canary}"}`,
    `/login?redirect=%2Fblank&token=${canary}#code=${canary}`,
    `{ code: '${canary}', captcha: "${canary}" }`,
    `eyJhbGciOi.${canary}.sig`,
    `data:image/png;base64,${canary}`,
    `{"password":"${canary}`,
    String.raw`{"body":"{\"password\":\"x ${canary}\",\"code\":\"${canary}\"}"}`,
    String.raw`{"password":"a\"b ${canary}\\","x":1}`,
    String.raw`"{\"password\":\"a\\\"b ${canary}\"}"`,
    `password: my long ${canary}`,
    `password: it's ${canary}) & ${canary}; ${canary}`,
  ])('%s', (text) => {
    expect(clean(text)).not.toContain('Kanarie');
  });

  test('a known secret is hidden everywhere, also as part of an address', () => {
    const secret = 'Ka "narie/7';
    expect(
      clean(`say ${secret}, /x?y=${encodeURIComponent(secret)}, ${JSON.stringify({ x: secret })}`, [secret, '']),
    ).toEqual('say •••, /x?y=•••, {"x":"•••"}');
  });

  test('the name of a secret and the text around it stay', () => {
    expect(clean('a, password: "x", b=1, token=abc, c')).toEqual('a, password: •••, b=1, token=•••, c');
  });

  test('text far behind the cut is not moved into the kept part', () => {
    expect(withoutSecrets(`data:image/png;base64,${'x'.repeat(200)} behind`, [], 100)).toEqual('•••');
  });

  test('mail addresses and phone numbers are hidden', () => {
    expect(clean('lin.mu@example.org, 13812345678, id 1381234567890')).toEqual('•••, •••, id 1381234567890');
    const written = ['138 1234 5678', '138-1234-5678', '+86 13812345678', '+86-138-1234-5678', '8613812345678'];
    expect(written.map((phone) => clean(`call ${phone}.`))).toEqual(written.map(() => 'call •••.'));
  });

  test('a secret at the cut is hidden completely', () => {
    const message = `${'x'.repeat(495)}${canary}`;
    expect(plainError(error({ message }), [canary]).message).toEqual(`${'x'.repeat(495)}•••`);
    // Hiding a long text before it moves the first cut into the kept part.
    const pulled = `data:image/png;base64,${'x'.repeat(900)} ${' '.repeat(70)}${canary}`;
    expect(plainError(error({ message: pulled }), [canary]).message).not.toContain('Kana');
  });

  test('named secrets of a thrown value are hidden, whatever their type', () => {
    const thrown = { config: { password: ['a"b', canary], headers: { Authorization: { raw: canary } } }, status: 400 };
    expect(describeError(thrown).message).toEqual(
      '{"config":{"password":"•••","headers":{"Authorization":"•••"}},"status":400}',
    );
  });

  test('other texts stay', () => {
    const text =
      'TypeError: Cannot read properties of undefined (reading "map") at ListTable (/assets/content-list-3f2a.js:1:204)';
    expect(clean(text)).toEqual(text);
  });
});

function circular() {
  const value: Record<string, unknown> = {};
  value['self'] = value;
  return value;
}
