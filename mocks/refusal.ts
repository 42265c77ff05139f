/**
 * A "no" that the caller may read: thrown by a resolver, answered as an envelope with this rCode and rMsg. What was written
 * in the same request is undone, unless `keepWrites` says that it has to stay (a captcha that was tried is used up).
 */
export class Refusal extends Error {
  readonly rCode: number;
  readonly status: number;
  readonly keepWrites: boolean;

  constructor(rCode: number, rMsg: string, { status = 200, keepWrites = false } = {}) {
    super(rMsg);
    this.name = 'Refusal';
    this.rCode = rCode;
    this.status = status;
    this.keepWrites = keepWrites;
  }
}
