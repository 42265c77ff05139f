import {
  array,
  boolean,
  check,
  integer,
  intersect,
  looseObject,
  number,
  object,
  optional,
  pipe,
  string,
} from 'valibot';
import { buttonOf } from '#src/domain/access.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { Option } from '#src/domain/content/option.ts';
import { ContentRecord } from '#src/domain/content/record.ts';
import { Revision } from '#src/domain/content/revision.ts';
import { rulesOf } from '#src/domain/content/rules.ts';
import { read, write } from './endpoint.ts';

/** `Infinity`, which 1e400 is read as, is no count. */
const count = pipe(number(), integer());

const paging = { pageNum: count, pageSize: count, orderBy: optional(string()), desc: optional(boolean()) };

/** A page and its order; the rest are filters, each a text. */
const ListRequest = pipe(
  looseObject(paging),
  check((query) =>
    Object.entries(query).every(([name, value]) => Object.hasOwn(paging, name) || typeof value === 'string'),
  ),
);

const RecordPage = object({ list: array(ContentRecord), total: count, pageNum: count, pageSize: count });

const Chosen = object({ id: string() });

const Switch = object({ id: string(), on: boolean() });

/**
 * The calls of one content type: its path and a verb, by POST (decision 010). Lists and records need the page; each
 * change needs its own right. `update` carries the version it is based on; a newer one on the server refuses it.
 * `revisions` are a record's saves, the newest first.
 */
export function contentEndpoints(type: ContentType) {
  const { path } = type;
  const values = rulesOf(type);
  return {
    query: read({ path: `${path}/query`, request: ListRequest, response: RecordPage, right: path }),
    get: read({ path: `${path}/get`, request: Chosen, response: ContentRecord, right: path }),
    revisions: read({ path: `${path}/revisions`, request: Chosen, response: array(Revision), right: path }),
    options: optionsEndpoint(path),
    add: write({ path: `${path}/add`, request: values, response: ContentRecord, right: buttonOf(path, 'add') }),
    update: write({
      path: `${path}/update`,
      request: intersect([object({ id: string(), version: count }), values]),
      response: ContentRecord,
      right: buttonOf(path, 'edit'),
    }),
    updown: write({
      path: `${path}/updown`,
      request: Switch,
      response: ContentRecord,
      right: buttonOf(path, 'updown'),
    }),
    isbanner: write({
      path: `${path}/isbanner`,
      request: Switch,
      response: ContentRecord,
      right: buttonOf(path, 'isbanner'),
    }),
    istop: write({ path: `${path}/istop`, request: Switch, response: ContentRecord, right: buttonOf(path, 'istop') }),
    line: write({ path: `${path}/line`, request: Chosen, response: ContentRecord, right: buttonOf(path, 'line') }),
    /** Answers the record as it was. */
    del: write({ path: `${path}/del`, request: Chosen, response: ContentRecord, right: buttonOf(path, 'del') }),
  };
}

/** Records for other pages to pick (decision 010). Anybody who is signed in may. */
export const optionsEndpoint = (path: string) =>
  read({ path: `${path}/options`, request: object({ keyword: string() }), response: array(Option) });

type ContentEndpoints = ReturnType<typeof contentEndpoints>;

/** The calls that the type has: one that needs a right that its page does not know does not exist (decision 009). */
export function existingEndpoints(type: ContentType): Partial<ContentEndpoints> {
  const known = new Set<string | null>([null, type.path, ...type.rights.map((right) => buttonOf(type.path, right))]);
  return Object.fromEntries(Object.entries(contentEndpoints(type)).filter(([, row]) => known.has(row.right)));
}
