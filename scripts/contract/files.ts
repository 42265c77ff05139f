import { contractOf } from './document/document.ts';
import type { JsonObject } from './document/json.ts';
import { examplesOfMock } from './examples/examples.ts';
import { pageOf } from './page/page.ts';

/** The contract as an OpenAPI document, with the mock's answers as examples. The same endpoint table gives the same document. */
export const contractWithExamples = async (): Promise<JsonObject> => contractOf(await examplesOfMock());

/** The files of the contract by their names in docs/generated/. */
export const contractFiles = async (contract: JsonObject): Promise<Record<string, string>> => ({
  'openapi.json': `${JSON.stringify(contract, null, 2)}\n`,
  'contract.html': await pageOf(contract),
});

/** The parts of the contract whose fingerprints are committed: each area of calls, and what all areas share. */
export function contractParts(contract: JsonObject): Record<string, string> {
  const { paths, ...shared } = contract;
  const parts: Record<string, unknown[]> = {};
  for (const [path, operations] of Object.entries(paths as Record<string, JsonObject>)) {
    for (const [method, operation] of Object.entries(operations)) {
      const [area] = (operation as { tags: [string] }).tags;
      (parts[area] ??= []).push([method, path, operation]);
    }
  }
  return Object.fromEntries(Object.entries({ shared, ...parts }).map(([name, part]) => [name, JSON.stringify(part)]));
}
