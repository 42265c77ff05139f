import { array, boolean, integer, intersect, number, object, objectWithRest, optional, pipe, string } from 'valibot';
import { buttonOf } from '#src/domain/access.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { ContentRecord } from '#src/domain/content/record.ts';
import { rulesOf } from '#src/domain/content/rules.ts';
import { read, write } from './endpoint.ts';

/** `Infinity`, which 1e400 is read as, is no count. */
const count = pipe(number(), integer());

const ListRequest = objectWithRest(
  { pageNum: count, pageSize: count, orderBy: optional(string()), desc: optional(boolean()) },
  string(),
);

const RecordPage = object({ list: array(ContentRecord), total: count, pageNum: count, pageSize: count });

const Switch = object({ id: string(), on: boolean() });

/**
 * The calls of one content type: its path and a verb, by POST (decision 38). Lists and records need the page; each
 * change needs its own right. `update` carries the version it is based on; a newer one on the server refuses it.
 */
export function contentEndpoints(type: ContentType) {
  const { path } = type;
  const values = rulesOf(type);
  return {
    query: read({ path: `${path}/query`, request: ListRequest, response: RecordPage, right: path }),
    get: read({ path: `${path}/get`, request: object({ id: string() }), response: ContentRecord, right: path }),
    add: write({ path: `${path}/add`, request: values, response: ContentRecord, right: buttonOf(path, 'add') }),
    update: write({
      path: `${path}/update`,
      request: intersect([object({ id: string(), version: count }), values]),
      response: ContentRecord,
      right: buttonOf(path, 'edit'),
    }),
    updown: write({ path: `${path}/updown`, request: Switch, response: ContentRecord, right: buttonOf(path, 'updown') }),
    isbanner: write({ path: `${path}/isbanner`, request: Switch, response: ContentRecord, right: buttonOf(path, 'isbanner') }),
    istop: write({ path: `${path}/istop`, request: Switch, response: ContentRecord, right: buttonOf(path, 'istop') }),
  };
}

/** Base resources as other pages pick them (decision 38). Any signed-in account may pick. */
export const baseResourceEndpoints = {
  options: read({
    path: '/home/baseResources/options',
    request: object({ keyword: string() }),
    response: array(object({ id: string(), name: string() })),
  }),
};
