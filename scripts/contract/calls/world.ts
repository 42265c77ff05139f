import { is } from 'valibot';
import { type Operation, operations } from '#scripts/contract/table/operations.ts';
import { type Caller, dataOf } from './caller.ts';

/** Why an operation cannot be tried. */
export class Untried extends Error {}

/** What a server holds, as far as the check has asked: whence the ids for requests come. */
export interface World {
  /** The data of a call by its path; it is asked for once. Throws `Untried` when there is none that can be read. */
  data: <Data>(path: string, request?: unknown) => Promise<Data>;
  /** The first item of a list, by the path of its call. */
  first: <Item>(path: string, fits?: (item: Item) => boolean) => Promise<Item>;
  /** The time of the server's zone does not matter: a year is enough. */
  year: number;
}

const byPath = new Map(operations.map((operation) => [operation.endpoint.path, operation]));

export function operationAt(path: string): Operation {
  const operation = byPath.get(path);
  if (!operation) throw new Error(`no operation has the path ${path}`);
  return operation;
}

/** Asks a server as the person of the token. */
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
