import { type ContentType, fieldsOf } from '#src/domain/content/content-type.ts';
import type { ListPage } from '#src/domain/content/list-query.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { Refusal } from '../refusal.ts';
import { cut } from './cut.ts';

/** A list query (decision 37): paging, order, and filters by field name. */
export type ContentQuery = { pageNum: number; pageSize: number; orderBy?: string | undefined; desc?: boolean | undefined } & {
  [filter: string]: unknown;
};

type Rows = readonly ContentRecord[];
type Comparison = (a: ContentRecord, b: ContentRecord) => number;

const ownColumns = ['id', 'status', 'isTop', 'isBanner', 'createdBy', 'createdTime', 'updatedBy', 'updatedTime', 'version'];

/** Filters, sorts and cuts. A page past the end is empty; a filter that the type doesn't have doesn't filter. */
export function selectPage(type: ContentType, records: Rows, query: ContentQuery): ListPage<ContentRecord> & { list: ContentRecord[] } {
  return cut(records.filter(filterOf(type, query)).sort(orderOf(type, query)), query);
}

/**
 * `keyword` searches title, keywords and summary; status, author, choices and references have to be equal. `updatedFrom`
 * and `updatedTo` are the days between which the last change lies.
 */
function filterOf(type: ContentType, query: ContentQuery): (record: ContentRecord) => boolean {
  const fields = fieldsOf(type).filter(({ kind }) => kind === 'choice' || kind === 'reference');
  const equals = ['status', 'createdBy', ...fields.map(({ name }) => name)];
  const asked = equals.map((name) => [name, query[name]] as const).filter(([, value]) => typeof value === 'string' && value !== '');
  const word = typeof query['keyword'] === 'string' ? query['keyword'].toLowerCase() : '';
  const [from, to] = ['updatedFrom', 'updatedTo'].map((name) => query[name]);
  const searched = [type.titleField, 'keyword', 'keyWord', 'summary', 'abstract'];
  return (record) =>
    asked.every(([name, value]) => textOf(record, name) === value) &&
    isBetween(record.updatedTime.slice(0, 10), from, to) &&
    searched.some((name) => textOf(record, name).toLowerCase().includes(word));
}

const isBetween = (day: string, from: unknown, to: unknown): boolean =>
  !(typeof from === 'string' && from !== '' && day < from) && !(typeof to === 'string' && to !== '' && day > to);

function orderOf(type: ContentType, { orderBy, desc = false }: ContentQuery): Comparison {
  if (orderBy === undefined) return byDefault;
  if (![...ownColumns, ...fieldsOf(type).map(({ name }) => name)].includes(orderBy)) {
    throw new Refusal(400, `不支持的排序字段：${orderBy}`);
  }
  const direction = desc ? -1 : 1;
  return (a, b) => direction * compare(shown(a, orderBy), shown(b, orderBy)) || byId(a, b);
}

/** Pinned first, then the newest change. */
const byDefault: Comparison = (a, b) =>
  Number(b.isTop) - Number(a.isTop) || compare(b.updatedTime, a.updatedTime) || byId(a, b);

const byId: Comparison = (a, b) => compare(a.id, b.id);

/** A reference sorts by its name, which is what the list shows. */
const shown = (record: ContentRecord, name: string): string => {
  const value = (record as Record<string, unknown>)[name];
  return typeof value === 'boolean' || typeof value === 'number' ? String(value) : textOf(record, `${name}Name`) || textOf(record, name);
};

const { compare } = new Intl.Collator('zh-CN', { numeric: true });
