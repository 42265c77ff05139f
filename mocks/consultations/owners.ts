import type { OwnerChoice } from '#src/domain/consultations/consultation.ts';
import { isRunning } from '#src/domain/consultations/consultation.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';
import { excerptOf } from '#mocks/comments/excerpts.ts';
import { writeLog } from '#mocks/server/audit.ts';
import type { Call } from '#mocks/server/handle.ts';
import { accountCollection, consultationCollection, roleCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { accountOf, changeConsultation, consultationsPath } from './rows.ts';

/** The accounts that may own a consultation: they are enabled and have the right to its page. */
export async function possibleOwners(tx: Transaction): Promise<readonly OwnerChoice[]> {
  const roles = new Map((await tx.all(roleCollection)).map((role) => [role.id, role]));
  const open = (await tx.all(consultationCollection)).filter(({ status }) => isRunning(status));
  return (await tx.all(accountCollection))
    .filter(({ locked, roleId }) => {
      const role = roles.get(roleId);
      if (locked || !role) return false;
      const { admin, pages } = readGrants(role.modules, role.roleName);
      return admin || pages.includes(consultationsPath);
    })
    .map(({ account, name }) => ({ account, name, open: open.filter(({ owner }) => owner === account).length }))
    .sort((a, b) => (a.account < b.account ? -1 : 1));
}

export const mayOwn = async (account: string, tx: Transaction): Promise<boolean> =>
  (await possibleOwners(tx)).some((choice) => choice.account === account);

/** The owner of a reopened consultation: the previous one if they may still own it, otherwise none (W3.13). */
export const ownerAfterReopening = async (owner: string | null, tx: Transaction): Promise<string | null> =>
  owner !== null && (await mayOwn(owner, tx)) ? owner : null;

/**
 * Returns open consultations to the queue if their owners may not own them any more (W3.13). Runs after each change of an
 * account or a role, and logs each consultation.
 */
export async function releaseLostOwners(call: Call): Promise<void> {
  const { tx, now } = call;
  const possible = new Set((await possibleOwners(tx)).map(({ account }) => account));
  for (const row of await tx.all(consultationCollection)) {
    if (!isRunning(row.status) || row.owner === null || possible.has(row.owner)) continue;
    const event = { what: 'unassigned', about: row.owner } as const;
    await changeConsultation(row, { owner: null, event }, { tx, now, by: accountOf(call) });
    const endpoint = { path: `${consultationsPath}/unassign`, kind: 'write', secrets: [] } as const;
    const details = { object: excerptOf(row.title), before: { owner: row.owner }, after: { owner: '' } };
    await writeLog(tx, { endpoint, caller: call.caller, now, body: '', session: call.session, details }, null);
  }
}
