import { type ContentType, fieldsOf } from '#src/domain/content/content-type.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { namesIn, type ReferenceNames } from '#src/domain/content/reference-names.ts';
import type { PickerActor } from '#src/machines/picker.ts';

/**
 * The names that are known without a call: those that came with the record, and those of the last search in the picker.
 */
export function knownNames(
  type: ContentType,
  record: ContentRecord | null,
  picker: PickerActor | undefined,
): ReferenceNames {
  const saved = record ? namesIn(type, record) : {};
  const found = picker?.getSnapshot().context;
  const references = fieldsOf(type).filter(({ kind }) => kind === 'reference');
  return Object.fromEntries(
    references.map(({ name, to }) => {
      const options = found?.path === to ? (found?.options ?? []) : [];
      return [name, { ...saved[name], ...Object.fromEntries(options.map((option) => [option.id, option.name])) }];
    }),
  );
}
