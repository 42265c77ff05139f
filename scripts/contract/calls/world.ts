import { is } from 'valibot';
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
  const data = async <Data>(path: string, request: unknown = listRequest(path)): Promise<Data> => {
    const key = `${path} ${JSON.stringify(request)}`;
    const answer =
      asked.get(key) ?? caller.call(operationAt(path).endpoint, request, { token }).then(dataOf, () => undefined);
    asked.set(key, answer);
    const found = await answer;
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
  };
}

const listRequest = (path: string): unknown => (path.endsWith('/query') ? { pageNum: 1, pageSize: 50 } : undefined);
