import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** Reads a stored text of JSON; null if there is none, it is damaged or does not fit the schema. */
export function readJson<Schema extends GenericSchema>(schema: Schema, text = 'null'): InferOutput<Schema> | null {
  try {
    const read = safeParse(schema, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
