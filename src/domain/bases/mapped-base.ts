import { type ContentRecord, type RecordStatus, textOf } from '#src/domain/content/record.ts';
import { cities, type City, cityNamedIn } from '#src/domain/places/cities.ts';
import { isInBoxOf, type Point, pointOf, tileOf } from '#src/domain/places/coordinates.ts';
import { type BaseKind, baseKinds } from '#src/domain/scoring/kinds.ts';
import { byRanking } from './grade-order.ts';

/** What the map shows of a base. */
export interface MappedBase {
  id: string;
  name: string;
  kind: BaseKind;
  status: RecordStatus;
  /** The grade of the passed result; null without one, or when the person may not see it (W1.1). */
  grade: string | null;
  point: Point | null;
  /** Null when it is unknown: there are no coordinates, or they are not in Guangxi. */
  city: City | null;
}

/** The bases that are drawn, how many match, and the grades that occur, best first. */
export interface MappedBases {
  bases: readonly MappedBase[];
  grades: readonly string[];
  total: number;
}

/** The most bases that are drawn; beyond it, those changed last. */
export const mostMapped = 2000;

export function toMappedBase(record: ContentRecord): MappedBase {
  const type = textOf(record, 'type');
  const point = pointOf(textOf(record, 'lng'), textOf(record, 'lat'));
  return {
    id: record.id,
    name: textOf(record, 'name'),
    kind: baseKinds.find((kind) => kind === type) ?? 'other',
    status: record.status,
    grade: textOf(record, 'grade') || null,
    point,
    city: point && cityOf(point, textOf(record, 'area')),
  };
}

/**
 * The city of a point. The boxes around cities overlap, so the city that the record's area names comes first, if the point
 * can be there.
 */
function cityOf(point: Point, area: string): City | null {
  const named = cityNamedIn(area);
  return named && isInBoxOf(named, point) ? named : (tileOf(point, cities)?.city ?? null);
}

/** The bases of one city; without a city, those whose place is unknown. */
export interface CityBases {
  city: City | null;
  bases: readonly MappedBase[];
}

/** All cities in their order, also those without a base, and at the end the unknown places, if there are any. */
export function byCity(bases: readonly MappedBase[]): readonly CityBases[] {
  const places = [...cities, null].map((city) => ({ city, bases: bases.filter((base) => base.city === city) }));
  return places.filter((place) => place.city !== null || place.bases.length > 0);
}

/** How many bases there are of each value that occurs, in the order given. */
export const countsOf = <Value extends string>(
  order: readonly Value[],
  valueOf: (base: MappedBase) => Value,
  bases: readonly MappedBase[],
): readonly { value: Value; count: number }[] =>
  order
    .map((value) => ({ value, count: bases.filter((base) => valueOf(base) === value).length }))
    .filter(({ count }) => count > 0);

/** The grades that occur, best first, each with how many bases have it. */
export function gradesOf(
  ranked: readonly string[],
  bases: readonly MappedBase[],
): readonly { grade: string; count: number }[] {
  const compare = byRanking(ranked);
  const counts = new Map<string, number>();
  for (const { grade } of bases) if (grade !== null) counts.set(grade, (counts.get(grade) ?? 0) + 1);
  return [...counts].map(([grade, count]) => ({ grade, count })).sort((a, b) => compare(a.grade, b.grade));
}
