import type { ContentType } from '#src/domain/content/content-type.ts';
import { sortableNames } from '#src/domain/content/list-columns.ts';
import type { ListQuery } from '#src/domain/content/list-query.ts';

/** The query without an unknown order: a mistyped address still opens the list. */
export const withoutUnknownOrder = (type: ContentType, query: ListQuery): ListQuery =>
  sortableNames(type).includes(query.orderBy ?? '') ? query : { ...query, orderBy: null };
