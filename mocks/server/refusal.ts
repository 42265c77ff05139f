/**
 * A refusal that a resolver throws. It is answered by an envelope with this rCode and rMsg. The writes of the request are
 * rolled back, unless `keepWrites` is set (a captcha is used up even by a failed attempt).
 */
export class Refusal extends Error {
  readonly rCode: number;
  readonly status: number;
  readonly keepWrites: boolean;
  /** The value of the header `Retry-After`, in seconds. */
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
