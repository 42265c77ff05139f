import { is } from 'valibot';
import { isRecord } from '#scripts/contract/suggest/json-record.ts';
import { isPageRequest } from '#src/api/provider/page.ts';
import { adaptedPage, guessPage } from '#scripts/contract/suggest/page.ts';
import { type Operation, operations } from '#scripts/contract/table/operations.ts';
import { type Caller, dataOf } from './caller.ts';

/** Why an operation cannot be tried. */
export class Untried extends Error {}

/** The data of a server as far as the check has read it, which provides ids for requests. */
export interface World {
  /** The data of a call by its path, fetched once. Throws `Untried` when it is missing or unreadable. */
  data: <Data>(path: string, request?: unknown) => Promise<Data>;
  /** The first item of a list, by the path of its call. */
  first: <Item>(path: string, fits?: (item: Item) => boolean) => Promise<Item>;
  /** The id of the first record of a list, also of one that differs from the contract. */
  anyId: (path: string) => Promise<string>;
  /** The server's time zone does not matter: only the year is used. */
  year: number;
}

const byPath = new Map(operations.map((operation) => [operation.endpoint.path, operation]));

export function operationAt(path: string): Operation {
  const operation = byPath.get(path);
  if (!operation) throw new Error(`no operation has the path ${path}`);
  return operation;
}

/** Reads a server as the person of the token. */
export function createWorld(caller: Caller, token: string, year: number): World {
  const asked = new Map<string, Promise<unknown>>();
  const answerOf = (path: string, request: unknown): Promise<unknown> => {
    const key = `${path} ${JSON.stringify(request)}`;
    const answer =
      asked.get(key) ?? caller.call(operationAt(path).endpoint, request, { token }).then(dataOf, () => undefined);
    asked.set(key, answer);
    return answer;
  };
  const data = async <Data>(path: string, request: unknown = listRequest(path)): Promise<Data> => {
    const found = await answerOf(path, request);
    if (!is(operationAt(path).answer, found)) throw new Untried(`nothing readable came from ${path}`);
    return found as Data;
  };
  return {
    year,
    data,
    async first<Item>(path: string, fits: (item: Item) => boolean = () => true) {
      const found = await data<Item[] | { list: Item[] }>(path);
      const item = (Array.isArray(found) ? found : found.list).find(fits);
      if (item === undefined) throw new Untried(`${path} has no record for it`);
      return item;
    },
    async anyId(path) {
      const request = listRequest(path);
      const [record] = rowsOf(await answerOf(path, request), request);
      if (record === undefined) await data(path);
      const id = idOf(record, path);
      if (id === undefined) throw new Untried(`${path} has no record for it`);
      return id;
    },
  };
}

/** The records of a list, whatever its page shape. */
function rowsOf(data: unknown, request: unknown): readonly unknown[] {
  const page = isPageRequest(request) ? guessPage(data, request) : null;
  const found = page && isPageRequest(request) ? adaptedPage(data, page, request) : data;
  const rows = isRecord(found) ? found['list'] : found;
  return Array.isArray(rows) ? rows : [];
}

/** The id of a record, which another server may call `userId`. */
function idOf(record: unknown, path: string): string | undefined {
  if (!isRecord(record)) return undefined;
  const id = record['id'] ?? record[`${path.split('/').at(-2)}Id`];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

const listRequest = (path: string): unknown => (path.endsWith('/query') ? { pageNum: 1, pageSize: 50 } : undefined);
