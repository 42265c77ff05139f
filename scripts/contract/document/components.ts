import type { GenericSchema } from 'valibot';
import { fieldsOf } from '#src/domain/content/content-type.ts';
import { recordOf } from '#scripts/contract/table/answers.ts';
import type { Operation } from '#scripts/contract/table/operations.ts';
import { convert } from './convert.ts';
import { domainSchemas } from './domain-schemas.ts';
import { isObject, type JsonObject, refOf, refTo, visit } from './json.ts';
import { nameOfShape } from './names.ts';
import { describeFields, listFilters, refine } from './refinements.ts';
import { markSecrets } from './secrets.ts';

/** The schemas of the document: those of each operation, and the components that they refer to. */
export interface Schemas {
  request: Readonly<Record<string, JsonObject>>;
  answer: Readonly<Record<string, JsonObject>>;
  components: Record<string, JsonObject>;
}

/** A schema that several operations share becomes a component, under its name in the domain. */
export async function schemasOf(operations: readonly Operation[]): Promise<Schemas> {
  const named = { ...(await domainSchemas()), ...contentSchemas(operations) };
  const known = new Set(Object.values(named));
  const own = operations.flatMap(({ id, endpoint, answer }): [string, GenericSchema][] => [
    ...(endpoint.encoding === 'none' ? [] : ([[`${id}/request`, endpoint.request]] as [string, GenericSchema][])),
    [`${id}/answer`, answer],
  ]);
  const all = convert({ ...named, ...Object.fromEntries(own.filter(([, schema]) => !known.has(schema))) });
  const names = new Map(Object.entries(named).map(([name, schema]) => [schema, name]));
  const written = Object.fromEntries(
    own.map(([key, schema]) => {
      const name = names.get(schema);
      return [key, name === undefined ? (all[key] as JsonObject) : refTo(name)];
    }),
  );
  const components = Object.fromEntries(Object.keys(named).map((name) => [name, all[name] as JsonObject]));
  refine(components);
  for (const { type } of operations) if (type) describeType(type.path, fieldsOf(type), components);
  for (const { id, verb, type } of operations)
    if (type && verb === 'query') Object.assign(written[`${id}/request`] as JsonObject, listFilters);
  for (const { id, endpoint } of operations)
    markSecrets(endpoint, written[`${id}/request`] ?? null, written[`${id}/answer`] ?? null);
  share(written, components);
  const of = (part: string) =>
    Object.fromEntries(
      operations.flatMap(({ id }) => (written[`${id}/${part}`] ? [[id, written[`${id}/${part}`] as JsonObject]] : [])),
    );
  return { request: of('request'), answer: of('answer'), components: used(written, components) };
}

/** `HotelsRecord` and `HotelsValues`, for each content type. */
function contentSchemas(operations: readonly Operation[]): Record<string, GenericSchema> {
  return Object.fromEntries(
    operations.flatMap(({ type, verb, endpoint }): [string, GenericSchema][] =>
      type && verb === 'add'
        ? [
            [`${typeName(type.path)}Record`, recordOf(type)],
            [`${typeName(type.path)}Values`, endpoint.request],
          ]
        : [],
    ),
  );
}

function typeName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function describeType(
  path: string,
  fields: Parameters<typeof describeFields>[1],
  components: Record<string, JsonObject>,
) {
  describeFields(components[`${typeName(path)}Record`] as JsonObject, fields, false);
  describeFields(components[`${typeName(path)}Values`] as JsonObject, fields, true);
}

/** Turns each object schema that several operations repeat into a component. */
function share(written: Record<string, JsonObject>, components: Record<string, JsonObject>): void {
  const alike = new Map<string, string[]>();
  for (const [key, schema] of Object.entries(written)) {
    if (!isObject(schema['properties'])) continue;
    const text = JSON.stringify(schema);
    alike.set(text, [...(alike.get(text) ?? []), key]);
  }
  for (const keys of alike.values()) {
    const [first = ''] = keys;
    const schema = written[first] as JsonObject;
    if (keys.length < 2) continue;
    const name = nameOfShape(schema, first);
    if (components[name]) throw new Error(`two schemas of the contract are named ${name}: see names.ts`);
    components[name] = schema;
    for (const key of keys) written[key] = refTo(name);
  }
}

/** The components that are referred to, ordered by name. */
function used(written: Record<string, JsonObject>, components: Record<string, JsonObject>): Record<string, JsonObject> {
  const found = new Set<string>();
  const follow = (part: JsonObject) =>
    visit(part, (schema) => {
      const name = refOf(schema);
      if (name === null || found.has(name)) return;
      const component = components[name];
      if (!component) throw new Error(`the contract has no schema ${name}`);
      found.add(name);
      follow(component);
    });
  for (const schema of Object.values(written)) follow(schema);
  return Object.fromEntries([...found].toSorted().map((name) => [name, components[name] as JsonObject]));
}
