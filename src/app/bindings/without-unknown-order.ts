import type { ContentType } from '#src/domain/content/content-type.ts';
import { sortableNames } from '#src/domain/content/list-columns.ts';
import type { ListQuery } from '#src/domain/content/list-query.ts';

/** A mistyped address still opens the list, in its own order. */
export const withoutUnknownOrder = (type: ContentType, query: ListQuery): ListQuery =>
  sortableNames(type).includes(query.orderBy ?? '') ? query : { ...query, orderBy: null };
