import { safeParse } from 'valibot';
import type { Endpoint } from '#src/api/endpoints/endpoint.ts';

const wrongValues = [null, {}, [], 0.5, 'x'];

/** A copy of the request that violates the schema in one property; null when every request is valid. `canTell`:
 * whether the server can notice the violation. */
export function wrongRequest(
  { encoding, request: schema }: Endpoint,
  request: unknown,
  canTell: (wrong: unknown) => boolean = () => true,
): unknown {
  if (encoding !== 'json' && encoding !== 'form') return null;
  if (typeof request !== 'object' || request === null) return null;
  for (const name of Object.keys(request))
    for (const value of wrongValues) {
      const wrong = { ...request, [name]: value };
      if (!safeParse(schema, wrong).success && canTell(wrong)) return wrong;
    }
  return null;
}
