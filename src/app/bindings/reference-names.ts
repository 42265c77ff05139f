import { fetchOptions } from '#src/api/content.ts';
import type { Http } from '#src/api/http.ts';
import { type ContentType, fieldsOf } from '#src/domain/content/content-type.ts';
import type { ReferenceNames } from '#src/domain/content/reference-names.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';

/** The names of the records that these values refer to. A name that cannot be fetched is left out. */
export async function fetchReferenceNames(
  http: Http,
  type: ContentType,
  values: readonly ContentValues[],
  signal: AbortSignal,
): Promise<ReferenceNames> {
  const fields = fieldsOf(type).filter(({ kind }) => kind === 'reference');
  const named = fields.map(async ({ name, to = '' }) => {
    const ids = [...new Set(values.map((one) => one[name] ?? ''))].filter((id) => id !== '');
    const found = await Promise.all(ids.map((id) => fetchOptions(http, to, id, signal)));
    const options = found.flatMap((answer) => (answer.ok ? answer.value : [])).filter(({ id }) => ids.includes(id));
    return [name, Object.fromEntries(options.map((option) => [option.id, option.name]))] as const;
  });
  return Object.fromEntries(await Promise.all(named));
}
