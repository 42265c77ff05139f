import { randomId } from '#src/app/browser/random-id.ts';

/** The keys of the writes of one page or actor: all tries of an attempt have the same one (decision 043). */
export function createWriteKeys() {
  const loadId = randomId();
  return (attempt: string | number) => ({ idempotencyKey: `${loadId}.${attempt}` });
}
