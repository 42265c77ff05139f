import { type ContentType, fieldsOf } from '#src/domain/content/content-type.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { imported } from '#src/i18n/import-afresh.ts';

/** Removes everything from formatted text that must not be stored, whatever its source (fault D1). */
export async function sanitiseValues(type: ContentType, values: ContentValues): Promise<ContentValues> {
  const filled = fieldsOf(type).filter(({ name, kind }) => kind === 'richText' && values[name]);
  if (filled.length === 0) return values;
  const { sanitise } = await imported(() => import('#src/views/rich/sanitise.ts'));
  return { ...values, ...Object.fromEntries(filled.map(({ name }) => [name, sanitise(values[name] ?? '')])) };
}
