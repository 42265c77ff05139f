import type { ContentRecord } from '#src/domain/content/record.ts';

/** The field of a record's picture: `picture` for slides, `cover` for other types, null for types without pictures. */
export const pictureField = (record: ContentRecord) =>
  (['picture', 'cover'] as const).find((name) => Object.hasOwn(record, name)) ?? null;

/**
 * Adds the id of the picture to a record. It consists of type and record id. Records that are not online, and the first one of
 * each type, have no cover, so that the publish check warns about them. Slides always have a picture.
 */
export function pictured(path: string, record: ContentRecord): ContentRecord {
  const field = pictureField(record);
  if (!field || (field === 'cover' && (record.status !== 'online' || record.id === '1'))) return record;
  return { ...record, [field]: `${path.slice(path.lastIndexOf('/') + 1)}-${record.id}` };
}
