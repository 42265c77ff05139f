import type { City } from '#src/domain/places/cities.ts';

/** Names the bases of a city, or of nowhere known, on the map. */
export const keyOf = (city: City | null): string => city?.code ?? 'unplaced';
