import type { ContentRecord } from '#src/domain/content/record.ts';

/** The field for a record's picture: `picture` of a slide, `cover` of anything else, null where there is none. */
export const pictureField = (record: ContentRecord) =>
  (['picture', 'cover'] as const).find((name) => Object.hasOwn(record, name)) ?? null;

/**
 * The record with the name of its picture, which is made from its type and id. What is not online has no cover, nor has the
 * first record of a type, so that publishing them warns; a slide always has its picture.
 */
export function pictured(path: string, record: ContentRecord): ContentRecord {
  const field = pictureField(record);
  if (!field || (field === 'cover' && (record.status !== 'online' || record.id === '1'))) return record;
  return { ...record, [field]: `${path.slice(path.lastIndexOf('/') + 1)}-${record.id}` };
}
