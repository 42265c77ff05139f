/** A part of the document as JSON. */
export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schemaPrefix = '#/components/schemas/';

export const refTo = (name: string): JsonObject => ({ $ref: schemaPrefix + name });

/** The name of the component that a schema refers to; null when it is written out. */
export const refOf = (schema: unknown): string | null =>
  isObject(schema) && typeof schema['$ref'] === 'string' ? schema['$ref'].slice(schemaPrefix.length) : null;

/** Visits every object within a value, itself first. */
export function visit(value: Json, see: (part: JsonObject) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see);
  else if (isObject(value)) {
    see(value);
    for (const part of Object.values(value)) visit(part, see);
  }
}

/** A string or number as text; empty for any other value. */
export const textIn = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
