import { type ContentType, type Field, fieldNamed } from './content-type.ts';

/** Filters that every list has, beside those that its type's descriptor names. */
const rangeNames = ['updatedFrom', 'updatedTo'] as const;

/** A filter that is on, as it is told and taken away: by field, or the days between which the last change lies. */
export type ActiveFilter =
  | { kind: 'keyword' | 'status'; names: readonly string[]; value: string }
  | { kind: 'field'; names: readonly string[]; value: string; field: Field }
  | { kind: 'updated'; names: readonly string[]; from: string; to: string };

/** The filters that are on and that the list knows, in the order in which they are offered. */
export function activeFilters(type: ContentType, filters: Readonly<Record<string, string>>): readonly ActiveFilter[] {
  const found: (ActiveFilter | null)[] = [
    ...(['keyword', 'status'] as const).map((kind): ActiveFilter | null => {
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
