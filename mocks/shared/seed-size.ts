import { picklist } from 'valibot';

/** How much content there is: S as the seed was written, M 2,000 records of each type, L 100,000 science articles as well. */
export const SeedSize = picklist(['S', 'M', 'L']);
export type SeedSize = 'S' | 'M' | 'L';
