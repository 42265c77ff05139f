import type { BaseRow } from '../tables.ts';
import places from './places.json' with { type: 'json' };

/** Science bases: real places of Guangxi. */
export const baseRows: readonly BaseRow[] = places.map(({ id, name }) => ({ id, name }));
