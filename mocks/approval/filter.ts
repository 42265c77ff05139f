import { isApprovalFilter, meetsApprovalFilter } from '#src/domain/approval/filter.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { Call } from '#mocks/server/handle.ts';
import { allRecords } from '#mocks/server/records.ts';
import { requireSession } from '#mocks/server/session.ts';
import { stagesOf, withApprovals } from './approvals.ts';

/** The condition of the filter `approval` for the caller; null without it. Types without stages ignore it. */
export async function approvalCondition(
  type: ContentType,
  filter: unknown,
  { session, tx }: Call,
): Promise<((record: ContentRecord) => boolean) | null> {
  if (!isApprovalFilter(filter)) return null;
  const { account, role } = requireSession(session);
  const reviewer = { account: account.account, roleName: role.roleName };
  if ((await stagesOf(type, tx)).length === 0) return null;
  const candidates = (await allRecords(tx, type.path)).filter(({ status }) => status !== 'online');
  const reviewed = await withApprovals(type, candidates, tx);
  const ids = new Set(reviewed.filter((one) => meetsApprovalFilter(filter, one, reviewer)).map(({ id }) => id));
  return ({ id }) => ids.has(id);
}
