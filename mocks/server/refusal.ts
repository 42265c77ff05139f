/**
 * A resolver throws it to refuse a call. The answer is an envelope with this rCode and rMsg. The writes of the call are
 * rolled back unless `keepWrites` is set: a failed login uses up its captcha.
 */
export class Refusal extends Error {
  readonly rCode: number;
  readonly status: number;
  readonly keepWrites: boolean;
  /** The `Retry-After` header, in seconds. */
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
