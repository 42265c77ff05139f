/**
 * A "no" that the caller may read: thrown by a resolver, answered as an envelope with this rCode and rMsg. What was written
 * in the same request is undone, unless `keepWrites` says that it has to stay (a captcha that was tried is used up).
 */
export class Refusal extends Error {
  readonly rCode: number;
  readonly status: number;
  readonly keepWrites: boolean;
  /** In seconds, for the header of that name. */
  readonly retryAfter: number | null;

  constructor(
    rCode: number,
    rMsg: string,
    {
      status = 200,
      keepWrites = false,
      retryAfter = null,
    }: Partial<Pick<Refusal, 'status' | 'keepWrites' | 'retryAfter'>> = {},
  ) {
    super(rMsg);
    this.name = 'Refusal';
    this.rCode = rCode;
    this.status = status;
    this.keepWrites = keepWrites;
    this.retryAfter = retryAfter;
  }
}
