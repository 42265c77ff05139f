import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import { type CallOptions, type Reply, wrongToken } from '#scripts/contract/calls/caller.ts';
import { operationAt } from '#scripts/contract/calls/world.ts';
import { isRecord } from '#scripts/contract/suggest/json-record.ts';
import { seenThrough } from '#scripts/contract/suggest/envelope.ts';
import { dataIn, type Sample, suggest, type Suggestion } from '#scripts/contract/suggest/suggest.ts';

/** Collects the answers of a server, for the adapter lines that they suggest. */
export function createHeard(userNames: readonly string[]) {
  const samples: Sample[] = [];
  const refused: unknown[] = [];
  return {
    note({ path, secrets }: Endpoint, request: unknown, { json, body, unmapped }: Reply, { token }: CallOptions): void {
      if (token === wrongToken) return void refused.push(json);
      const isRead = unmapped.length === 0 && (seenThrough(json) ?? null) !== null;
      const schema = operationAt(path).answer;
      samples.push({ path, schema, secrets, request, body: isRead ? json : body, isUnmapped: unmapped.length > 0 });
    },
    suggestions: (): Suggestion[] => suggest(samples, refused, knownOf(samples, userNames)),
  };
}

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
