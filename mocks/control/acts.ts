import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { fieldsOf } from '#src/domain/content/content-type.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import type { Act } from '#mocks/faults/act.ts';
import { grantsOf } from '#mocks/seed/modules.ts';
import { accountCollection, roleCollection, sessionCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';
import type { AdminClient } from './admin-client.ts';

interface Needs {
  transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  adminClient: AdminClient;
}

/** Carries out an act. Throws an error with a readable message if that is not possible. */
export async function perform(act: Act, { transaction, adminClient }: Needs): Promise<void> {
  switch (act.act) {
    case 'expire':
      return transaction((tx) => endSessions(tx, act.account));
    case 'rights':
      return transaction((tx) => changeRights(tx, act.account, act.add, act.remove));
    case 'edit':
      return editRecord(adminClient, act.path, act.id);
  }
}

async function endSessions(tx: Transaction, account: string | undefined): Promise<void> {
  for (const session of await tx.all(sessionCollection))
    if (account === undefined || session.account === account) await tx.delete(sessionCollection, session.id);
}

async function changeRights(tx: Transaction, name: string, add: readonly string[], remove: readonly string[]) {
  const account = await tx.get(accountCollection, name);
  const role = account && (await tx.get(roleCollection, account.roleId));
  if (!role) throw new Error(`mock: there is no account ${name}`);
  const covers = (chosen: readonly string[], path: string) =>
    chosen.some((one) => path === one || path.startsWith(`${one}_`));
  const kept = role.modules.filter(({ modulePath }) => !covers(remove, modulePath));
  const held = new Set(kept.map(({ modulePath }) => modulePath));
  const added = grantsOf(() => true).filter(({ modulePath }) => covers(add, modulePath) && !held.has(modulePath));
  await tx.put(roleCollection, { ...role, modules: [...kept, ...added], version: (role.version ?? 1) + 1 });
}

async function editRecord(adminClient: AdminClient, path: string, id: string): Promise<void> {
  const type = contentDescriptors.find((one) => one.path === path);
  if (!type) throw new Error(`mock: ${path} has no records of content`);
  const record = (await adminClient(`${path}/get`, { id })) as ContentRecord;
  const values = Object.fromEntries(fieldsOf(type).map(({ name }) => [name, textOf(record, name)]));
  const title = `${values[type.titleField] ?? ''}（他人已改）`;
  await adminClient(`${path}/update`, { ...values, [type.titleField]: title, id, version: record.version });
}
