import type { Failure, RefusalReason } from '#src/domain/failure.ts';

type Refusal = Pick<Extract<Failure, { kind: 'refused' }>, 'code' | 'message'>;

/** A refusal that the app acts on: the reason, and how the server says it, by its rMsg or by its rCode. */
export interface KnownRefusal {
  reason: RefusalReason;
  fits: (refusal: Refusal) => boolean;
  /** Whether the spec gives the words or codes (`specified`) or they are our assumption. */
  source: 'specified' | 'assumed';
}

/**
 * The one place where what a server says is read for its meaning. A row of the endpoint table lists the refusals of its call,
 * the first that fits counts; elsewhere the same words mean nothing. The person is told the server's own words all the same.
 */
export const refusals = {
  /** Product 8. */
  accountTaken: { reason: 'nameTaken', fits: ({ message }) => message === '账号已存在', source: 'specified' },
  /** Product 8, and whatever else a server says that is there already (decision 024). */
  roleTaken: { reason: 'nameTaken', fits: ({ message }) => message?.includes('已存在') ?? false, source: 'specified' },
  /** A conflict, or a precondition that does not hold: a server may answer an older version by either. */
  conflict: { reason: 'conflict', fits: ({ code }) => code === 409 || code === 412, source: 'assumed' },
} satisfies Readonly<Record<string, KnownRefusal>>;
