/**
 * A value that must not be printed: password, captcha text, token. It travels from the form to the port that sends it,
 * and anything that serialises it on the way (log, inspector, error report) gets dots.
 */
export class Secret<Value> {
  readonly #value: Value;

  constructor(value: Value) {
    this.#value = value;
  }

  /** Only the code that puts the value on the wire calls this. */
  reveal(): Value {
    return this.#value;
  }

  /** Whether another one hides the same. */
  isSame(other: Secret<Value>): boolean {
    return this.#value === other.#value;
  }

  toJSON(): string {
    return '•••';
  }

  toString(): string {
    return '•••';
  }
}
