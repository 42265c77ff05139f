import { capabilityOf } from '#src/api/provider/capability-paths.ts';
import type { Suggestion } from './suggest.ts';

/** The adapter lines of calls that were answered by HTTP 404 without an envelope: the server has another address, or none. */
export const addressSuggestions = (paths: readonly string[]): Suggestion[] =>
  [...new Set(paths)].map((path) => {
    const capability = capabilityOf(path);
    const otherwise = capability === null ? '' : `  // or missing: ['${capability}']`;
    return { path, places: ['application/json', 'rCode'], line: `'${path}': call({ on: 'POST …' }),${otherwise}` };
  });
