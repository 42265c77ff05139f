import { array, type GenericSchema, looseObject, object, optional, string } from 'valibot';
import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import { type ContentType, fieldsOf } from '#src/domain/content/content-type.ts';
import { ContentRecord } from '#src/domain/content/record.ts';

const records = new Map<string, GenericSchema>();

/** A record of a content type: the common properties, and the fields of the type as texts. */
export function recordOf(type: ContentType): GenericSchema {
  const known = records.get(type.path);
  if (known) return known;
  const fields = fieldsOf(type).map(({ name }) => [name, optional(string())] as const);
  const schema = looseObject({ ...ContentRecord.entries, ...Object.fromEntries(fields) });
  records.set(type.path, schema);
  return schema;
}

/** The answer of a row, with the record schema of the type in place of the general one. */
export function answerSchemaOf(type: ContentType, schema: Endpoint['response']): Endpoint['response'] {
  if (schema === ContentRecord) return recordOf(type);
  const parts = schema as { type: string; item?: GenericSchema; entries?: Record<string, GenericSchema> };
  if (parts.type === 'array' && parts.item) return array(answerSchemaOf(type, parts.item));
  const list = parts.entries?.['list'];
  return parts.type === 'object' && list ? object({ ...parts.entries, list: answerSchemaOf(type, list) }) : schema;
}
