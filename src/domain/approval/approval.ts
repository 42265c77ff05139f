import { array, type InferOutput, integer, nullable, number, object, optional, pipe, string } from 'valibot';

/** Who did something, and when: `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. `name` is that of the account `by`, where it is known. */
const Signed = object({ by: string(), name: optional(string()), time: string() });
export type Signed = InferOutput<typeof Signed>;

const SignedWithReason = object({ ...Signed.entries, reason: string() });

/**
 * A stage of the review before publishing.
 *
 * - `role`: the name of the role that decides.
 * - `members`: how many users of that role can sign in and open the page, where the server returns it.
 * - `free`: how many of them are not authors of the version and have not approved it, where the server returns it.
 * - `approved`: who approved the version at this stage.
 */
const Stage = object({
  role: string(),
  members: optional(pipe(number(), integer())),
  free: optional(pipe(number(), integer())),
  approved: nullable(Signed),
});

/**
 * The review before publishing of one version of a record (decision 067). Records of types without stages have none.
 *
 * - `version`: the only version that it is about. Every later save voids it.
 * - `stages`: in order; a stage decides when the ones before it have approved.
 * - `returned`: who returned this version to its authors.
 * - `overridden`: who admitted this version without the missing approvals.
 * - `authors`: the users who saved since the last full approval of an earlier version, or since the creation, each with their
 *   last save. They may not decide.
 * - `voided`: the last save that voided an approval or an override, and the version that it was about.
 */
export const Approval = object({
  version: pipe(number(), integer()),
  stages: array(Stage),
  returned: nullable(SignedWithReason),
  overridden: nullable(SignedWithReason),
  authors: array(Signed),
  voided: optional(nullable(object({ ...Signed.entries, version: pipe(number(), integer()) }))),
});
export type Approval = InferOutput<typeof Approval>;

/** The parts of a record that the review depends on. */
export interface UnderApproval {
  status: string;
  version: number;
  approval?: Approval | undefined;
}

/**
 * The state of the review of a record.
 *
 * - `none`: its type has no stages.
 * - `exempt`: it is online without an approval, because it was online before its type had stages. It stays online until it is saved.
 * - `outdated`: the review is about another version than the record on the screen.
 * - `waiting`: for the decision of a stage. `returned`: for a save, or an override. `approved`, `overridden`: it may go online.
 */
export type ApprovalState = 'none' | 'exempt' | 'outdated' | 'waiting' | 'returned' | 'approved' | 'overridden';

export function approvalState({ status, version, approval }: UnderApproval): ApprovalState {
  if (!approval) return 'none';
  if (approval.version !== version) return 'outdated';
  if (approval.overridden) return 'overridden';
  if (isFullyApproved(approval)) return 'approved';
  if (status === 'online') return 'exempt';
  return approval.returned ? 'returned' : 'waiting';
}

/** Whether the review allows that this version of the record goes online. */
export const mayGoOnline = (record: UnderApproval): boolean =>
  ['none', 'approved', 'overridden'].includes(approvalState(record));

/** Whether every stage has approved the version, and none of now or of former times has returned it. */
export const isFullyApproved = ({ stages, returned }: Pick<Approval, 'stages' | 'returned'>): boolean =>
  !returned && stages.every(({ approved }) => approved !== null);

/** The position of the stage that decides next, from 0; null if every stage has approved. */
export function nextStage({ stages }: Pick<Approval, 'stages'>): number | null {
  const position = stages.findIndex(({ approved }) => approved === null);
  return position === -1 ? null : position;
}

/** The times of the decisions about the version. */
export const decisionsOf = (approval: Approval | undefined): readonly string[] =>
  approval
    ? [...approval.stages.map(({ approved }) => approved), approval.returned, approval.overridden].flatMap(
        (one) => one?.time ?? [],
      )
    : [];

/** The review of a version that nobody has decided about; undefined for types without stages. */
export const undecided = (
  roles: readonly string[],
  version: number,
  authors: readonly Signed[] = [],
): Approval | undefined =>
  roles.length === 0
    ? undefined
    : {
        version,
        stages: roles.map((role) => ({ role, approved: null })),
        returned: null,
        overridden: null,
        authors: [...authors],
      };
