import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { type ContentType, fieldsOf } from '#src/domain/content/content-type.ts';
import type { Option } from '#src/domain/content/option.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { recordTable } from '../tables.ts';

const most = 20;

/** The fields of a type that hold the ids of other records, and what goes with that. */
export function createReferences(type: ContentType) {
  const fields = fieldsOf(type).filter(({ kind }) => kind === 'reference');

  return {
    /** Records are answered with the names of what they refer to: `homeBase` and `homeBaseName`. */
    async named(records: readonly ContentRecord[], tx: Transaction): Promise<ContentRecord[]> {
      const names = new Map<string, Map<string, string>>();
      for (const { to = '' } of fields) names.set(to, await namesOf(to, tx));
      return records.map((record) => ({
        ...record,
        ...Object.fromEntries(
          fields.map(({ name, to = '' }) => [`${name}Name`, names.get(to)?.get(textOf(record, name)) ?? '']),
        ),
      }));
    },

    /** Refuses values that refer to what is not there. */
    async check(values: ContentValues, tx: Transaction): Promise<void> {
      for (const { name, to = '', optional } of fields) {
        const id = values[name] ?? '';
        if (optional && id === '') continue;
        if (!(await tx.get(recordTable(to), id))) throw new Refusal(400, '所选内容不存在');
      }
    },
  };
}

/** What other pages pick: online records by a part of the name, and any by its id, which finds the name of a stored one. */
export async function optionsOf({ path, titleField }: ContentType, keyword: string, tx: Transaction): Promise<Option[]> {
  const records = (await tx.all(recordTable(path))).sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
  return records
    .filter((record) => record.id === keyword || (record.status === 'online' && textOf(record, titleField).includes(keyword)))
    .slice(0, most)
    .map((record) => ({ id: record.id, name: textOf(record, titleField) }));
}

async function namesOf(path: string, tx: Transaction): Promise<Map<string, string>> {
  const titleField = contentDescriptors.find((type) => type.path === path)?.titleField ?? '';
  return new Map((await tx.all(recordTable(path))).map((record) => [record.id, textOf(record, titleField)]));
}
