import { approvalFromHistory } from '#src/domain/approval/from-history.ts';
import type { Approval } from '#src/domain/approval/approval.ts';
import type { Stages } from '#src/domain/approval/stages.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { Approvals } from '#src/domain/content/types/approvals-setting.ts';
import { holds } from '#src/domain/rights/page-actions.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';
import { namesOf } from '#mocks/server/names.ts';
import { actsOf } from '#mocks/server/revisions.ts';
import { accountCollection, metaCollection, roleCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** The stages of all content types (decision 067). */
export const approvalsIn = async (tx: Transaction): Promise<Approvals> =>
  (await tx.get(metaCollection, 'meta'))?.approvals ?? {};

export const stagesOf = async ({ path }: ContentType, tx: Transaction): Promise<Stages> =>
  (await approvalsIn(tx))[path] ?? [];

/** Adds the review of their version to records, for types with stages. */
export async function withApprovals(
  type: ContentType,
  records: readonly ContentRecord[],
  tx: Transaction,
): Promise<ContentRecord[]> {
  const stages = await stagesOf(type, tx);
  if (stages.length === 0) return [...records];
  const membersOf = await findMembers(type, tx);
  return Promise.all(
    records.map(async (record) => {
      const approval = approvalFromHistory(stages, await actsOf(type, record, tx));
      return approval ? { ...record, approval: await named(approval, membersOf, tx) } : record;
    }),
  );
}

type MembersOf = (roleName: string) => readonly string[];

/** Finds the accounts of a role, by its name, that can sign in and open the page of the type. */
async function findMembers({ path }: ContentType, tx: Transaction): Promise<MembersOf> {
  const roles = (await tx.all(roleCollection)).filter(({ modules, roleName }) =>
    holds(readGrants(modules, roleName), path),
  );
  const nameOf = new Map(roles.map(({ id, roleName }) => [id, roleName]));
  const accounts = (await tx.all(accountCollection)).filter(({ locked }) => !locked);
  return (roleName) => accounts.filter(({ roleId }) => nameOf.get(roleId) === roleName).map(({ account }) => account);
}

/** Adds to the stages how many members they have, and how many of these may decide, and to people their names. */
async function named(
  { stages, returned, overridden, authors, voided = null, ...rest }: Approval,
  membersOf: MembersOf,
  tx: Transaction,
): Promise<Approval> {
  const approvers = stages.flatMap(({ approved }) => approved ?? []);
  const barred = new Set([...authors, ...approvers].map(({ by }) => by));
  const signed = [...authors, returned, overridden, voided, ...approvers].filter((one) => one !== null);
  const names = await namesOf(
    signed.map(({ by }) => by),
    tx,
  );
  const withName = <Signed extends { by: string }>(one: Signed): Signed =>
    names.has(one.by) ? { ...one, name: names.get(one.by) } : one;
  return {
    ...rest,
    stages: stages.map(({ role, approved }) => ({
      role,
      members: membersOf(role).length,
      free: membersOf(role).filter((account) => !barred.has(account)).length,
      approved: approved && withName(approved),
    })),
    returned: returned && withName(returned),
    overridden: overridden && withName(overridden),
    authors: authors.map(withName),
    voided: voided && withName(voided),
  };
}
