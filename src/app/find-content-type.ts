import type { ContentType } from '#src/domain/content/content-type.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';
import { imported } from '#src/i18n/import-afresh.ts';

/** Loads the content type at a path; null if there is none. */
export function findContentType(path: string): Promise<ContentType> | null {
  const entry = contentTypes.find((one) => one.path === path);
  return entry ? imported(entry.load) : null;
}
