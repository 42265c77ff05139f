import type { Action } from '#src/domain/rights/access.ts';

/** The rights of articles, journeys and courses under `/home` (product 2). */
export const materialRights: readonly Action[] = ['add', 'edit', 'updown', 'isbanner', 'istop'];

/** The rights of base resources (product 2). */
export const baseRights: readonly Action[] = [...materialRights, 'expertscore', 'line'];

/** The rights of applications (decision 035). */
export const applicationRights: readonly Action[] = ['add', 'edit', 'line'];

/** The rights of the types of the second menu set (decision 034). */
export const tourismRights: readonly Action[] = ['add', 'edit', 'del', 'updown'];
