import type { Action } from '../access.ts';

/** Of the articles, journeys and courses under `/home` (product 2). */
export const materialRights: readonly Action[] = ['add', 'edit', 'updown', 'isbanner', 'istop'];

/** Of base resources (product 2). */
export const baseRights: readonly Action[] = [...materialRights, 'expertscore', 'line'];

/** Of the second menu set (decision 034). */
export const tourismRights: readonly Action[] = ['add', 'edit', 'del', 'updown'];
