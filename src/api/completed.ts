import { type Result, success } from '#src/domain/failure.ts';

/** Asks for what a write that was done does not tell. Null when that cannot be had either: done it is all the same (decision 005). */
export async function completed<Value>(
  done: Promise<Result<Value | null>>,
  ask: () => Promise<Result<Value | null>>,
): Promise<Result<Value | null>> {
  const answer = await done;
  if (!answer.ok || answer.value !== null) return answer;
  const asked = await ask();
  return asked.ok ? asked : success(null);
}
