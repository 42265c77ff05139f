import type { ContentType } from '#src/domain/content/content-type.ts';
import type { Approvals } from '#src/domain/content/types/approvals-setting.ts';
import { type ContentTypeEntry, contentTypes } from '#src/domain/content/types/types.ts';
import { imported } from '#src/i18n/import-afresh.ts';

/** Loads the content type at a path; null if there is none. With `approvals`, it has the stages of its review (decision 067). */
export function findContentType(path: string, approvals: Approvals = {}): Promise<ContentType> | null {
  const entry = contentTypes.find((one) => one.path === path);
  return entry ? loadContentType(entry, approvals) : null;
}

/** Loads a content type with the stages of its review before publishing. */
export async function loadContentType({ path, load }: ContentTypeEntry, approvals: Approvals): Promise<ContentType> {
  const [type, stages] = [await imported(load), approvals[path]];
  if (!stages?.length) return type;
  return (await imported(() => import('#src/domain/content/reviewed-type.ts'))).withStages(type, stages);
}
