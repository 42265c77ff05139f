import { type ContentType, type Field, fieldNamed } from './content-type.ts';

/** Filters that every list has, beside those that its type's descriptor names. */
const rangeNames = ['updatedFrom', 'updatedTo'] as const;

/**
 * A filter in use. Removing it removes all its `names` from the query. `updated` is the range of days of the last
 * change.
 */
export type ActiveFilter =
  | { kind: 'keyword' | 'status' | 'createdBy'; names: readonly string[]; value: string }
  | { kind: 'field'; names: readonly string[]; value: string; field: Field }
  | { kind: 'updated'; names: readonly string[]; from: string; to: string };

/** The filters of the query that the list knows, in the order of the filter bar. */
export function activeFilters(type: ContentType, filters: Readonly<Record<string, string>>): readonly ActiveFilter[] {
  const found: (ActiveFilter | null)[] = [
    ...(['keyword', 'status', 'createdBy'] as const).map((kind): ActiveFilter | null => {
      const value = filters[kind];
      return value ? { kind, names: [kind], value } : null;
    }),
    ...type.filters.map((name): ActiveFilter | null => {
      const value = filters[name];
      return value ? { kind: 'field', names: [name], value, field: fieldNamed(type, name) } : null;
    }),
    rangeOf(filters),
  ];
  return found.filter((filter) => filter !== null);
}

function rangeOf({
  updatedFrom: from = '',
  updatedTo: to = '',
}: Readonly<Record<string, string>>): ActiveFilter | null {
  return from || to ? { kind: 'updated', names: rangeNames, from, to } : null;
}
