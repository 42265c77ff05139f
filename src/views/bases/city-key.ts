import type { City } from '#src/domain/places/cities.ts';

/** The key of a city on the map; bases without a known city share one key. */
export const keyOf = (city: City | null): string => city?.code ?? 'unplaced';
