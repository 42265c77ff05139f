import { looseObject, nullish, unknown } from 'valibot';
import { type Endpoint, read } from '#src/api/endpoints/endpoint.ts';

/** A read by its path alone, for code that uses a few fields of its answer: the row would load the schemas of its area. */
export const anyRead = (path: string): Endpoint =>
  read({ path, request: unknown(), response: nullish(looseObject({})) });
