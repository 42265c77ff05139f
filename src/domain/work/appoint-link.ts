import type { ContentRecord } from '#src/domain/content/record.ts';
import type { Grants } from '#src/domain/rights/access.ts';
import { opens } from '#src/domain/routes/routes.ts';
import { applicationsPath, scorePath } from '#src/domain/scoring/kinds.ts';
import { isChair } from '#src/domain/scoring/scoring-rights.ts';

type Applied = Pick<ContentRecord, 'id' | 'status' | 'ownReview'>;

/** Whether a record awaits the appointment of a panel. */
export const awaitsPanel = (path: string, { status }: Pick<ContentRecord, 'status'>): boolean =>
  path === applicationsPath && status === 'submitted';

/**
 * The address where the person appoints a panel for a record; null if it awaits none, and for persons who run no panels or
 * have a conflict of interest (decision 036).
 */
export const appointLink = (path: string, record: Applied, grants: Grants): string | null =>
  awaitsPanel(path, record) && isChair(grants) && opens(grants, scorePath) && !record.ownReview?.isBarred
    ? `${scorePath}/new?${new URLSearchParams({ path, id: record.id })}`
    : null;
