import { picklist } from 'valibot';

/** The amount of content: S is the written seed, M has 2,000 records of each type, L also 100,000 science articles. */
export const SeedSize = picklist(['S', 'M', 'L']);
export type SeedSize = 'S' | 'M' | 'L';

/** The seed of a store: its size, and its start in milliseconds since 1970, to which all its times are relative (decision 014). */
export interface StoredSeed {
  size: SeedSize;
  start: number;
}
