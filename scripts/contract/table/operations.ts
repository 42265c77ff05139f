import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import { endpoints } from '#src/api/endpoints/index.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { answerSchemaOf } from './answers.ts';
import { areas } from './areas.ts';
import { type AreaDoc, citations, docOf } from './doc-comments.ts';
import { type Both, verbOf } from './words.ts';

/** An operation of the contract: a row of the endpoint table with its documentation. */
export interface Operation {
  id: string;
  endpoint: Endpoint;
  /** The schema of a success. For content types it includes the fields of the type, unlike the row. */
  answer: Endpoint['response'];
  tag: Both;
  summary: Both;
  /** The comment of the row. */
  text: string;
  /** `product 7`, `decision 010`, … */
  implements: string[];
  /** The key of its row; `query`, `get`, `add` … of a content type. */
  verb: string;
  /** The path before the verb. */
  place: string;
  type?: ContentType;
}

export const operations: readonly Operation[] = areas.flatMap(({ title, source, rows, type }) => {
  const doc = docOf(source);
  return Object.entries(rows).map(([verb, endpoint]): Operation => {
    const text = doc.rows[verb] ?? '';
    return {
      id: idOf(endpoint.path),
      endpoint,
      answer: type ? answerSchemaOf(type, endpoint.response) : endpoint.response,
      tag: title,
      summary: verbOf(endpoint.path),
      text,
      implements: implemented(endpoint, text, doc),
      verb,
      place: endpoint.path.slice(0, endpoint.path.lastIndexOf('/')),
      ...(type ? { type } : {}),
    };
  });
});

/** An operation in a report. */
export const nameOf = ({ endpoint: { method, path, source } }: Operation): string => `${method} ${path} (${source})`;

/** The citations of a row and its area, else those of its file. Specified calls are in product 7. */
function implemented({ source }: Endpoint, text: string, doc: AreaDoc): string[] {
  const own = citations(`${text} ${doc.text}`);
  const cited = own.length > 0 ? own : citations(doc.file);
  return [...new Set([...(source === 'specified' ? ['product 7'] : []), ...cited])];
}

/** `/sys/auth/login` is `sysAuthLogin`. */
function idOf(path: string): string {
  const words = path.split('/').filter(Boolean);
  return words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
}

const keyOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** The rows of the endpoint table that belong to no area. There must be none. */
export function forgottenRows(): string[] {
  const known = new Set(operations.map(({ endpoint }) => keyOf(endpoint)));
  return endpoints.map(keyOf).filter((key) => !known.has(key));
}
