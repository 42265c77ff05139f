import type { GenericSchema } from 'valibot';

interface Parts {
  type: string;
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  wrapped?: GenericSchema;
  value?: GenericSchema;
  pipe?: readonly { kind: string }[];
}

/**
 * Properties of an answer that the schema does not have. They are harmless, but the only sign of a renamed optional property.
 * Unions and loose objects are skipped.
 */
export function unknownFields(schema: GenericSchema, value: unknown, at: string): string[] {
  return [...new Set(search(schema, value, at))];
}

function search(schema: GenericSchema, value: unknown, at: string): string[] {
  const { type, entries, item, wrapped, value: values } = schema as unknown as Parts;
  if (wrapped) return search(wrapped, value, at);
  if (item && Array.isArray(value)) return value.flatMap((one) => search(item, one, `${at}[]`));
  if (typeof value !== 'object' || value === null) return [];
  if (type === 'record' && values) return Object.values(value).flatMap((one) => search(values, one, `${at}.*`));
  if (!entries) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    // Adapters give fields of requests no value.
    if (part === undefined) return [];
    const entry = entries[name];
    if (entry) return search(entry, part, `${at}.${name}`);
    return type === 'loose_object' ? [] : [`${at}.${name}`];
  });
}
