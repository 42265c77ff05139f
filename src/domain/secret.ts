/**
 * A value that must not be printed: a password, captcha text or token. It is passed from the form to the port that sends
 * it. Whatever serialises it on the way (log, inspector, error report) gets dots.
 */
export class Secret<Value> {
  readonly #value: Value;

  constructor(value: Value) {
    this.#value = value;
  }

  /** Only the code that sends the value may call this. */
  reveal(): Value {
    return this.#value;
  }

  toJSON(): string {
    return '•••';
  }

  toString(): string {
    return '•••';
  }
}
