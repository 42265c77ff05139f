import { AxiosError, CanceledError } from 'axios';
import { describe, expect, test } from 'vitest';
import { failureOfStatus, failureOfThrow } from '#src/api/errors.ts';
import type { Failure } from '#src/domain/failure.ts';

describe('an error thrown instead of an answer', () => {
  const table: [title: string, thrown: unknown, kind: Failure['kind']][] = [
    ['a cancellation by the app', new CanceledError(), 'cancelled'],
    ['a timeout', new AxiosError('timeout', AxiosError.ETIMEDOUT), 'timeout'],
    ['a timeout by its older name', new AxiosError('timeout', AxiosError.ECONNABORTED), 'timeout'],
    ['a failed connection', new AxiosError('Network Error', AxiosError.ERR_NETWORK), 'network'],
    ['anything else', new TypeError('fetch failed'), 'network'],
    ['nothing', undefined, 'network'],
  ];

  test.for(table)('%s', ([, thrown, kind]) => {
    expect(failureOfThrow(thrown)).toEqual({ kind });
  });
});

test('a status without an envelope', () => {
  const failures = [
    failureOfStatus(401, true),
    failureOfStatus(401, false),
    failureOfStatus(403, true),
    failureOfStatus(500, true),
  ];
  expect(failures).toEqual([
    { kind: 'expired', message: null },
    { kind: 'unreadable', status: 401 },
    { kind: 'forbidden' },
    { kind: 'unreadable', status: 500 },
  ]);
});
