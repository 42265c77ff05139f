import { isUnanswered, type Result } from '#src/domain/failure.ts';
import { randomId } from '#src/app/browser/random-id.ts';

/** The keys of the writes of one page or actor: all tries of an attempt share one (decision 043). */
export function createWriteKeys() {
  const loadId = randomId();
  return (attempt: string | number) => ({ idempotencyKey: `${loadId}.${attempt}` });
}

/**
 * The keys of writes, identified by their content. A write that is sent again because its outcome is unknown keeps its
 * key; a write after an answer, or after another write, gets a new one.
 */
export function createRetryKeys() {
  let unknown: { text: string; idempotencyKey: string } | null = null;
  return async <Value>(
    sent: unknown,
    send: (options: { idempotencyKey: string }) => Promise<Result<Value>>,
  ): Promise<Result<Value>> => {
    const text = JSON.stringify(sent);
    const { idempotencyKey } = unknown?.text === text ? unknown : { idempotencyKey: randomId() };
    const answer = await send({ idempotencyKey });
    unknown = !answer.ok && isUnanswered(answer.failure) ? { text, idempotencyKey } : null;
    return answer;
  };
}
