import { createContentApi } from '#src/api/content.ts';
import type { Http } from '#src/api/http.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { defaultListQuery, largestPage, type ListPage } from '#src/domain/content/list-query.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { type Result, success } from '#src/domain/failure.ts';
import type { RecordFacts } from '#src/domain/inspection/facts.ts';

/**
 * A column whose online records are fetched page by page. Where the number of records changes meanwhile, pages are displaced and
 * records missed, so the column is fetched once more from its first page.
 */
export interface CrawledColumn {
  type: ContentType;
  facts: ReadonlyMap<string, RecordFacts>;
  /** How many records it has, as far as is known. */
  total: () => number;
  isDone: () => boolean;
  /** Fetches the next page of its online records. */
  next: (signal: AbortSignal) => Promise<Result<ListPage<ContentRecord>>>;
  /** Counts the records of the fetched page. */
  take: (checked: readonly RecordFacts[], page: ListPage<ContentRecord>) => void;
}

/** Asks how many online records a column has. */
export async function openColumn(http: Http, type: ContentType, signal: AbortSignal): Promise<Result<CrawledColumn>> {
  const api = createContentApi(http, type);
  const query = { ...defaultListQuery, orderBy: 'id', filters: { status: 'online' } };
  const first = await api.query({ ...query, pageSize: 1 }, signal);
  if (!first.ok) return first;
  const facts = new Map<string, RecordFacts>();
  let { total } = first.value;
  let pageNum = 1;
  let isDisplaced = false;
  let isRepeated = false;
  return success({
    type,
    facts,
    total: () => total,
    isDone: () => facts.size >= total,
    next: (aborted) => api.query({ ...query, pageNum, pageSize: largestPage }, aborted),
    take(checked, page) {
      for (const one of checked) facts.set(one.id, one);
      if (pageNum > 1 && page.total !== total) isDisplaced = true;
      total = page.total;
      const isLast = page.list.length === 0 || pageNum * largestPage >= total;
      pageNum += 1;
      if (isLast && isDisplaced && !isRepeated) {
        isRepeated = true;
        facts.clear();
        pageNum = 1;
      }
      // After the last page the column has as many records as were found, whatever changed meanwhile.
      else if (isLast) total = facts.size;
    },
  });
}
