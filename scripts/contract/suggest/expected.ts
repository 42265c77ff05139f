import type { GenericSchema } from 'valibot';

/** What a schema expects, as far as an adapter can help. */
export type Expected =
  | { kind: 'text' | 'number' | 'boolean' | 'other' }
  | { kind: 'words'; words: readonly string[] }
  | { kind: 'record'; entries: Readonly<Record<string, GenericSchema>> }
  | { kind: 'list'; item: GenericSchema };

interface Parts {
  type: string;
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  wrapped?: GenericSchema;
  options?: readonly unknown[];
  literal?: unknown;
}

export function expectedOf(schema: GenericSchema): Expected {
  const { type, entries, item, wrapped, options = [], literal } = schema as unknown as Parts;
  if (wrapped) return expectedOf(wrapped);
  if (entries) return { kind: 'record', entries };
  if (item) return { kind: 'list', item };
  if (type === 'string') return { kind: 'text' };
  if (type === 'number' || type === 'boolean') return { kind: type };
  const words = type === 'literal' ? [literal] : type === 'picklist' ? options : [];
  return words.length > 0 && words.every((word): word is string => typeof word === 'string')
    ? { kind: 'words', words }
    : { kind: 'other' };
}
