import { type Result, success } from '#src/domain/failure.ts';

/**
 * Completes a successful write whose answer had no data: `ask` fetches the data. The value is null when that fails too; the
 * write has succeeded all the same (decision 005).
 */
export async function completed<Value>(
  done: Promise<Result<Value | null>>,
  ask: () => Promise<Result<Value | null>>,
): Promise<Result<Value | null>> {
  const answer = await done;
  if (!answer.ok || answer.value !== null) return answer;
  const asked = await ask();
  return asked.ok ? asked : success(null);
}
