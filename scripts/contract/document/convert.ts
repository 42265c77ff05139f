import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { inBoth, textOf } from '#scripts/contract/table/texts.ts';
import { isObject, type JsonObject, refTo, visit } from './json.ts';

/** The schemas as JSON schemas, which refer to each other by name. Rules that JSON schema cannot express are texts in `x-rules`. */
export function convert(schemas: Readonly<Record<string, GenericSchema>>): Record<string, JsonObject> {
  const converted = toJsonSchemaDefs(schemas as Parameters<typeof toJsonSchemaDefs>[0], {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'throw',
    overrideRef: ({ referenceId }) => refTo(referenceId)['$ref'] as string,
    overrideSchema: ({ valibotSchema }) =>
      // The only custom schema is the file of a multipart body.
      valibotSchema.type === 'custom' ? { type: 'string', format: 'binary' } : undefined,
    overrideAction: ({ valibotAction, jsonSchema }) => {
      if (valibotAction.type === 'finite') return jsonSchema;
      if (valibotAction.type !== 'check' && valibotAction.type !== 'raw_check') return undefined;
      const before = (jsonSchema as JsonObject)['x-rules'] ?? [];
      const rules = [...new Set([...(before as string[]), ...rulesOf(valibotAction)])];
      return (rules.length === 0 ? jsonSchema : { ...jsonSchema, 'x-rules': rules }) as typeof jsonSchema;
    },
  });
  const plain = JSON.parse(JSON.stringify(converted)) as Record<string, JsonObject>;
  visit(plain, shorten);
  return plain;
}

/** `string or null` instead of a choice of two schemas. */
function shorten(schema: JsonObject): void {
  const [first, second] = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [];
  if (!isObject(first) || !isObject(second) || second['type'] !== 'null') return;
  if (typeof first['type'] !== 'string') return;
  delete schema['anyOf'];
  const choices = Array.isArray(first['enum']) ? { enum: [...first['enum'], null] } : {};
  Object.assign(schema, first, { type: [first['type'], 'null'] }, choices);
}

/** The text of a check, as the app shows it. Checks without a message have their text in `refinements.ts`. */
function rulesOf(action: object): string[] {
  const text = 'message' in action && typeof action.message === 'string' ? textOf(action.message) : null;
  return text ? [inBoth(text)] : [];
}
