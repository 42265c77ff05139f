import type { Action } from '#src/domain/rights/access.ts';

/** Of the articles, journeys and courses under `/home` (spec 2). */
export const materialRights: readonly Action[] = ['add', 'edit', 'updown', 'isbanner', 'istop'];

/** Of base resources (spec 2). */
export const baseRights: readonly Action[] = [...materialRights, 'expertscore', 'line'];

/** Of the second menu set (decision 24). */
export const tourismRights: readonly Action[] = ['add', 'edit', 'del', 'updown'];
