import { endpoints } from '#src/api/endpoints/index.ts';
import { isListed } from '#src/api/endpoints/real-paths.ts';

/** The paths that no endpoint begins with. A misspelt path would silently leave its calls to the mock. */
export const unknownIn = (paths: readonly string[]): string[] =>
  paths.filter((listed) => !endpoints.some(({ path }) => isListed([listed], path)));

/**
 * @param name the variable or argument that contains the paths
 * @throws an error that names each path without an endpoint
 */
export function checkKnown(paths: readonly string[], name: string): void {
  const unknown = unknownIn(paths);
  if (unknown.length > 0) throw new Error(`${name}: no endpoint begins with ${unknown.join(', ')}`);
}
