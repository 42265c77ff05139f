import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { GenericSchema } from 'valibot';

const root = join(import.meta.dirname, '../../..');

/** The schemas that the domain exports, by their names: the contract refers to them by the same ones. */
export async function domainSchemas(): Promise<Record<string, GenericSchema>> {
  const found: Record<string, GenericSchema> = {};
  for (const file of globSync('src/domain/**/*.ts', { cwd: root }).toSorted()) {
    const exported = (await import(join(root, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      if (!isSchema(value)) continue;
      if (found[name] && found[name] !== value) throw new Error(`two schemas of the domain are named ${name}`);
      found[name] = value;
    }
  }
  return found;
}

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
