import { contentDescriptors } from '#src/api/endpoints/index.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';

/** All content types by the first part of their paths. Tests render the app once for each area. */
export const typesByArea: readonly (readonly [area: string, types: readonly ContentType[]])[] = [
  ...new Map(
    contentDescriptors.map(({ path }) => [
      areaOf(path),
      contentDescriptors.filter((type) => areaOf(type.path) === areaOf(path)),
    ]),
  ),
];

function areaOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
