import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import { isObject, type JsonObject, visit } from './json.ts';

/** Marks the secrets of an operation: passwords of requests are write-only; those of answers must not be logged. */
export function markSecrets(
  { path, secrets }: Pick<Endpoint, 'path' | 'secrets'>,
  request: JsonObject | null,
  answer: JsonObject | null,
): void {
  for (const name of secrets) {
    const inRequest = mark(request, name, { format: 'password', writeOnly: true, 'x-secret': true });
    const inAnswer = mark(answer, name, { format: 'password', 'x-secret': true });
    if (!inRequest && !inAnswer) throw new Error(`${path}: no property ${name} to keep secret`);
  }
}

function mark(schema: JsonObject | null, name: string, marks: JsonObject): boolean {
  let found = false;
  if (schema)
    visit(schema, ({ properties }) => {
      if (!isObject(properties) || !isObject(properties[name])) return;
      Object.assign(properties[name], marks);
      found = true;
    });
  return found;
}
