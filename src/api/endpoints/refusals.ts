import type { Failure, RefusalReason } from '#src/domain/failure.ts';

type Refusal = Pick<Extract<Failure, { kind: 'refused' }>, 'code' | 'message'>;

/** A refusal that the app handles: the reason, and the rMsg or rCode by which it is recognised. */
export interface KnownRefusal {
  reason: RefusalReason;
  fits: (refusal: Refusal) => boolean;
  /** Whether the messages or codes are in the specification (`specified`) or our assumption. */
  source: 'specified' | 'assumed';
}

/**
 * The only place that interprets messages and codes of servers. A row of the endpoint table lists the refusals of its call, and
 * the first match counts; for other calls the same message has no meaning. The person sees the server's message in any case.
 */
export const refusals = {
  /** Product 8. */
  accountTaken: { reason: 'nameTaken', fits: ({ message }) => message === '账号已存在', source: 'specified' },
  /** Product 8, and any other "already exists" message (decision 024). */
  roleTaken: { reason: 'nameTaken', fits: ({ message }) => message?.includes('已存在') ?? false, source: 'specified' },
  /** A conflict, or a failed precondition: servers use either for an outdated version. */
  conflict: { reason: 'conflict', fits: ({ code }) => code === 409 || code === 412, source: 'assumed' },
} satisfies Readonly<Record<string, KnownRefusal>>;
