import { picklist } from 'valibot';

/** How much content there is: S is the written seed; M has 2,000 records of each type; L also has 100,000 science articles. */
export const SeedSize = picklist(['S', 'M', 'L']);
export type SeedSize = 'S' | 'M' | 'L';
