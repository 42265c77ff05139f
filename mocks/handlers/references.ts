import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { type ContentType, type Field, fieldsOf } from '#src/domain/content/content-type.ts';
import type { Option } from '#src/domain/content/option.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { keywordOf, matcherOf } from '#src/domain/keyword.ts';
import { withEditors } from '#mocks/server/names.ts';
import { allRecords, findRecord } from '#mocks/server/records.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import type { Transaction } from '#mocks/store/store.ts';

const most = 20;

/** Resolves and checks the reference fields of a type, which hold the ids of other records. */
export function createReferences(type: ContentType) {
  const fields = fieldsOf(type).filter(({ kind }) => kind === 'reference');

  return {
    /** Adds the names of the referenced records and of people: `homeBaseName` next to `homeBase`. */
    async named(records: readonly ContentRecord[], tx: Transaction): Promise<ContentRecord[]> {
      const names = new Map<string, Map<string, string>>();
      for (const field of fields) names.set(field.name, await this.namesOf(field, tx));
      return (await withEditors(records, tx)).map((record) => ({
        ...record,
        ...Object.fromEntries(
          fields.map(({ name }) => [`${name}Name`, names.get(name)?.get(textOf(record, name)) ?? '']),
        ),
      }));
    },

    /** The fields of a record for the log, where `homeBase` is the name of the referenced record. */
    loggedFields(named: ContentRecord): Record<string, unknown> {
      const names = new Set(fields.map(({ name }) => `${name}Name`));
      const own = Object.entries(named).filter(([name]) => !names.has(name));
      const referred = fields.map(({ name }) => [name, textOf(named, `${name}Name`) || textOf(named, name)]);
      return Object.fromEntries([...own, ...referred]) as Record<string, unknown>;
    },

    /** The names of all records to which a field may refer, by id. */
    async namesOf({ to = '' }: Field, tx: Transaction): Promise<Map<string, string>> {
      const titleField = contentDescriptors.find(({ path }) => path === to)?.titleField ?? '';
      return new Map((await allRecords(tx, to)).map((record) => [record.id, textOf(record, titleField)]));
    },

    /** Refuses references to missing records. */
    async check(values: ContentValues, tx: Transaction): Promise<void> {
      for (const { name, to = '', optional } of fields) {
        const id = values[name] ?? '';
        if (optional && id === '') continue;
        if (!(await findRecord(tx, to, id))) throw new Refusal(400, '所选内容不存在');
      }
    },
  };
}

/**
 * Finds records for a picker: online records by a part of the name, exact matches first. An id finds its record in any
 * status, so that forms can show the name of a stored reference.
 */
export async function optionsOf({ path, titleField }: ContentType, typed: string, tx: Transaction): Promise<Option[]> {
  const keyword = keywordOf(typed);
  const matches = matcherOf(keyword);
  const isExact = (record: ContentRecord) => record.id === keyword || textOf(record, titleField).trim() === keyword;
  return (await allRecords(tx, path))
    .filter((record) => record.id === keyword || (record.status === 'online' && matches(textOf(record, titleField))))
    .sort((a, b) => Number(isExact(b)) - Number(isExact(a)))
    .slice(0, most)
    .map((record) => ({ id: record.id, name: textOf(record, titleField) }));
}
