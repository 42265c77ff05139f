import { type ContentType, type Field, fieldNamed } from './content-type.ts';
import { sortableNames } from './list-columns.ts';
import type { ListQuery } from './list-query.ts';

/** Ranges of days that every list has, beside the filters that its type's descriptor names. */
const ranges = { created: ['createdFrom', 'createdTo'], updated: ['updatedFrom', 'updatedTo'] } as const;

/**
 * A filter in use. Removing it removes all its `names` from the query. `created` and `updated` are ranges of days: of the
 * creation, which links of statistics set, and of the last change. `ids` are certain records, which the end of an import links to;
 * `finding` is a check that finds something in them, which the inspection links to.
 */
export type ActiveFilter =
  | { kind: 'keyword' | 'status' | 'approval' | 'grade' | 'createdBy' | 'ids'; names: readonly string[]; value: string }
  | { kind: 'finding'; names: readonly string[]; value: string }
  | { kind: 'field'; names: readonly string[]; value: string; field: Field }
  | { kind: 'created' | 'updated'; names: readonly string[]; from: string; to: string };

/** The filters of the query that the list knows, in the order of the filter bar. */
export function activeFilters(type: ContentType, filters: ListQuery['filters']): readonly ActiveFilter[] {
  const found: (ActiveFilter | null)[] = [
    ...(['keyword', 'status', 'createdBy', 'ids', 'finding'] as const).map((kind): ActiveFilter | null => {
      const value = filters[kind];
      return value ? { kind, names: [kind], value } : null;
    }),
    type.stages && filters['approval'] ? { kind: 'approval', names: ['approval'], value: filters['approval'] } : null,
    ...type.filters.map((name): ActiveFilter | null => {
      const value = filters[name];
      return value ? { kind: 'field', names: [name], value, field: fieldNamed(type, name) } : null;
    }),
    type.grades && filters['grade'] ? { kind: 'grade', names: ['grade'], value: filters['grade'] } : null,
    rangeOf('created', filters),
    rangeOf('updated', filters),
  ];
  return found.filter((filter) => filter !== null);
}

/** The query without the filters and the order that the list does not know: a mistyped address still opens the list. */
export function knownQuery(type: ContentType, query: ListQuery): ListQuery {
  const known = activeFilters(type, query.filters).flatMap(({ names }) => names);
  return {
    ...query,
    orderBy: sortableNames(type).find((name) => name === query.orderBy) ?? null,
    filters: Object.fromEntries(Object.entries(query.filters).filter(([name]) => known.includes(name))),
  };
}

function rangeOf(kind: keyof typeof ranges, filters: ListQuery['filters']): ActiveFilter | null {
  const names = ranges[kind];
  const [from, to] = [filters[names[0]] ?? '', filters[names[1]] ?? ''];
  return from || to ? { kind, names, from, to } : null;
}
