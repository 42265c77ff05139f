import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import { type CallOptions, type Reply, wrongToken } from '#scripts/contract/calls/caller.ts';
import { operationAt } from '#scripts/contract/calls/world.ts';
import { isRecord } from '#scripts/contract/suggest/json-record.ts';
import { addressSuggestions } from '#scripts/contract/suggest/addresses.ts';
import { seenThrough } from '#scripts/contract/suggest/envelope.ts';
import { dataIn, type Sample, suggest, type Suggestion } from '#scripts/contract/suggest/suggest.ts';

/** Collects the answers of a server, for the adapter lines that they suggest. */
export function createHeard(userNames: readonly string[]) {
  const samples: Sample[] = [];
  const refused: unknown[] = [];
  const unknown: string[] = [];
  return {
    note(
      { path, secrets }: Endpoint,
      request: unknown,
      { status, json, body, unmapped }: Reply,
      { token }: CallOptions,
    ): void {
      if (token === wrongToken) return void refused.push(json);
      if (status === 404 && !isEnvelope(json)) return void unknown.push(path);
      const sample = { path, schema: operationAt(path).answer, secrets, request };
      const beside = (seenThrough(json) ?? null) === null ? seenThrough(body) : null;
      if (unmapped.length > 0) samples.push({ ...sample, body, isUnmapped: true });
      else if (json === body || !isRecord(beside)) samples.push({ ...sample, body: json });
      else samples.push({ ...sample, body: { ...(json as object), resultData: beside }, isBeside: true });
    },
    suggestions: (): Suggestion[] => [
      ...addressSuggestions(unknown),
      ...suggest(samples, refused, knownOf(samples, userNames)),
    ],
  };
}

const isEnvelope = (json: unknown): boolean => isRecord(json) && ('rCode' in json || seenThrough(json) !== undefined);

/** What the check knows of the server's values: accounts, ids of other records, and what it sent itself. */
function knownOf(samples: readonly Sample[], userNames: readonly string[]): Map<string, Set<string>> {
  const known = new Map([['account', new Set(userNames)]]);
  const note = (name: string, value: unknown) => {
    if (typeof value !== 'string' && typeof value !== 'number') return;
    known.set(name, (known.get(name) ?? new Set()).add(String(value)));
  };
  for (const { path, request, body } of samples) {
    for (const part of [request, ...Object.values(isRecord(request) ? request : {})])
      if (isRecord(part)) for (const [name, value] of Object.entries(part)) note(name, value);
    const data = dataIn(body, request);
    const rows = isRecord(data) ? data['list'] : data;
    const [, place = ''] = /\/(\w+)\/query$/.exec(path) ?? [];
    if (Array.isArray(rows))
      for (const row of rows) if (isRecord(row)) note(`${place}Id`, row['id'] ?? row[`${place}Id`]);
  }
  return known;
}
