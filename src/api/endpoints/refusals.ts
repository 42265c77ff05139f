import type { RefusalReason } from '#src/domain/failure.ts';

/** A refusal that the app acts on: the reason, and how the server says it, by its rMsg or by its rCode. */
export interface KnownRefusal {
  reason: RefusalReason;
  message?: RegExp;
  codes?: readonly number[];
  /** Whether the spec gives the words or codes (`specified`) or they are our assumption. */
  source: 'specified' | 'assumed';
}

/**
 * The one place where what a server says is read for its meaning. A row of the endpoint table lists the refusals of its call,
 * the first that fits counts; elsewhere the same words mean nothing. The person is told the server's own words all the same.
 */
export const refusals = {
  /** Product 8. */
  accountTaken: { reason: 'nameTaken', message: /^账号已存在$/, source: 'specified' },
  /** Product 8, and whatever else a server says that is there already (decision 024). */
  roleTaken: { reason: 'nameTaken', message: /已存在/, source: 'specified' },
  /** A conflict, or a precondition that does not hold: a server may answer an older version by either. */
  conflict: { reason: 'conflict', codes: [409, 412], source: 'assumed' },
} as const satisfies Readonly<Record<string, KnownRefusal>>;
