import { imported } from '#src/i18n/import-afresh.ts';
import { late } from '#src/views/late/late.tsx';

const load = () => imported(() => import('./list-parts.tsx'));

export const LateListBadge = late(async () => (await load()).ListBadge);
export const LateListFilter = late(async () => (await load()).ListFilter);

/** Loads the parts before the list of a type with stages is shown. */
export const preloadListParts = () => Promise.all([LateListBadge.preload(), LateListFilter.preload()]);
