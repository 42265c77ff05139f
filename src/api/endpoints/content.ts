import { array, boolean, check, intersect, looseObject, object, optional, pipe, string } from 'valibot';
import { buttonOf } from '#src/domain/rights/access.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { Option } from '#src/domain/content/option.ts';
import { ContentRecord } from '#src/domain/content/record.ts';
import { TimelineEntry } from '#src/domain/content/timeline.ts';
import { rulesOf } from '#src/domain/content/rules.ts';
import { count } from './count.ts';
import { read, write } from './endpoint.ts';

const paging = { pageNum: count, pageSize: count, orderBy: optional(string()), desc: optional(boolean()) };

/** Page and order. All other properties are filters, and must be texts. */
const ListRequest = pipe(
  looseObject(paging),
  check((query) =>
    Object.entries(query).every(([name, value]) => Object.hasOwn(paging, name) || typeof value === 'string'),
  ),
);

const Chosen = object({ id: string() });

const Switch = object({ id: string(), on: boolean() });

/** Why personal data or forbidden words are published (decision 065): the server writes it to the log. */
const reason = optional(string());

/**
 * The calls of one content type: POST to its path and a verb (decision 010). Reads need the right to the page; each write
 * needs its own right. `update` sends the version that it is based on; the server refuses it when it has a newer one.
 * `dismissals` are the findings that were dismissed for the record (`domain/content/dismissals.ts`), as JSON; they are sent where
 * they changed, and the server stores and returns them with the record (assumed). `revisions` returns the acts on a record, the newest first: saves with
 * their values, publishing, steps and so on (assumed).
 */
export function contentEndpoints(type: ContentType) {
  const { path } = type;
  const values = rulesOf(type);
  const Answered = type.record ?? ContentRecord;
  const RecordPage = object({ list: array(Answered), total: count, pageNum: count, pageSize: count });
  return {
    query: read({ path: `${path}/query`, request: ListRequest, response: RecordPage, right: path }),
    get: read({ path: `${path}/get`, request: Chosen, response: Answered, right: path }),
    revisions: read({ path: `${path}/revisions`, request: Chosen, response: array(TimelineEntry), right: path }),
    options: optionsEndpoint(path),
    add: write({ path: `${path}/add`, request: values, response: Answered, right: buttonOf(path, 'add') }),
    update: write({
      path: `${path}/update`,
      request: intersect([object({ id: string(), version: count }), values]),
      response: Answered,
      right: buttonOf(path, 'edit'),
    }),
    updown: write({
      path: `${path}/updown`,
      request: object({ ...Switch.entries, reason }),
      response: Answered,
      right: buttonOf(path, 'updown'),
    }),
    isbanner: write({
      path: `${path}/isbanner`,
      request: Switch,
      response: Answered,
      right: buttonOf(path, 'isbanner'),
    }),
    istop: write({ path: `${path}/istop`, request: Switch, response: Answered, right: buttonOf(path, 'istop') }),
    line: lineEndpoint(path),
    /** Returns the record as it was before. */
    del: write({ path: `${path}/del`, request: Chosen, response: Answered, right: buttonOf(path, 'del') }),
  };
}

/** Brings a record online for the first time. Reviews use it, too, for the application that they have passed. */
export const lineEndpoint = (path: string) =>
  write({
    path: `${path}/line`,
    request: object({ ...Chosen.entries, reason }),
    response: ContentRecord,
    right: buttonOf(path, 'line'),
  });

/** Records for pickers on other pages (decision 010). It needs no right. */
export const optionsEndpoint = (path: string) =>
  read({ path: `${path}/options`, request: object({ keyword: string() }), response: array(Option) });

type ContentEndpoints = ReturnType<typeof contentEndpoints>;

/** The calls that exist for the type: a call whose right the page does not have does not exist (decision 009). */
export function existingEndpoints(type: ContentType): Partial<ContentEndpoints> {
  const known = new Set<string | null>([null, type.path, ...type.rights.map((right) => buttonOf(type.path, right))]);
  return Object.fromEntries(Object.entries(contentEndpoints(type)).filter(([, row]) => known.has(row.right)));
}
