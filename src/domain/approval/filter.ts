import { approvalState, type UnderApproval } from './approval.ts';
import { hindranceOf, type Reviewer } from './decision.ts';

/**
 * The filters of a list by the review of its records that are not online. `mine`: the reviewer can decide now. `admitted`: the
 * record can go online. The texts are `approval:filter.…`.
 */
export const approvalFilters = ['mine', 'waiting', 'returned', 'admitted'] as const;
export type ApprovalFilter = (typeof approvalFilters)[number];

export const isApprovalFilter = (value: unknown): value is ApprovalFilter =>
  approvalFilters.some((filter) => filter === value);

/** Whether a list with this filter shows the record to the reviewer. */
export function meetsApprovalFilter(filter: ApprovalFilter, record: UnderApproval, reviewer: Reviewer): boolean {
  if (record.status === 'online') return false;
  const state = approvalState(record);
  if (filter === 'mine') return hindranceOf('approve', record, reviewer) === null;
  return filter === 'admitted' ? state === 'approved' || state === 'overridden' : state === filter;
}
