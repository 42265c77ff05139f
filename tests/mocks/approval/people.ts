import type { Approval } from '#src/domain/approval/approval.ts';
import type { Decision } from '#src/domain/approval/decision.ts';
import type { Approvals } from '#src/domain/content/types/approvals-setting.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { User } from '#src/domain/users/user.ts';
import { accountCollection, roleCollection } from '#mocks/store/collections.ts';
import { articleValues } from '#tests/mocks/article.ts';
import { type Answer, dataOf } from '#tests/mocks/client.ts';
import { shareClient } from '#tests/mocks/shared-client.ts';

export const science = '/home/scienceKnowledge';
export const writers = '撰稿';
export const firstStage = '初审';
export const secondStage = '终审';

/** Two people each who write, review first and review last, and the role of each. All of them may save and publish. */
export const roleOf = {
  w1: writers,
  w2: writers,
  a1: firstStage,
  a2: firstStage,
  b1: secondStage,
  b2: secondStage,
} as const;
export type Person = keyof typeof roleOf;
export const people = Object.keys(roleOf) as Person[];

/** A record as the mock returns it for a type with stages. */
export type Reviewed = ContentRecord & { approval: Approval };

const startShared = shareClient({ now: () => Date.parse('2026-06-02T10:00:00+08:00') });

/** A back-end with these people and stages. */
export async function startOffice(approvals: Approvals = { [science]: [firstStage, secondStage] }) {
  const { backend, call, store } = await startShared();
  await backend.commands.approvals(approvals);
  await store.transaction(async (tx) => {
    const modules = ['', '_add', '_edit', '_del', '_updown', '_istop', '_isbanner'].map((end) => ({
      modulePath: science + end,
      moduleName: science + end,
    }));
    for (const roleName of new Set(Object.values(roleOf)))
      await tx.put(roleCollection, { id: roleName, roleName, modules });
    const editor = await tx.get(accountCollection, 'editor');
    if (!editor) throw new Error('the seed has no editor');
    for (const account of people)
      await tx.put(accountCollection, {
        ...editor,
        id: account,
        account,
        name: `${account}岗`,
        roleId: roleOf[account],
      });
  });
  const tokens = Object.fromEntries(
    await Promise.all(people.map(async (person) => [person, await backend.commands.signIn(person)] as const)),
  );

  const as = (person: Person, verb: string, body: object): Promise<Answer> =>
    call(`${science}/${verb}`, body, { token: tokens[person] ?? '' });
  const get = async (id: string, person: Person = 'w1') => dataOf<Reviewed>(await as(person, 'get', { id }));
  return {
    backend,
    store,
    as,
    get,
    add: async (person: Person) => dataOf<Reviewed>(await as(person, 'add', articleValues)),
    save: (person: Person, { id, version }: Pick<ContentRecord, 'id' | 'version'>, mainTitle: string) =>
      as(person, 'update', { ...articleValues, mainTitle, id, version }),
    decide: (
      person: Person,
      decision: Decision,
      { id, version }: Pick<ContentRecord, 'id' | 'version'>,
      stage: number,
    ) => as(person, decision, { id, version, stage, ...(decision === 'approve' ? {} : { reason: '理由' }) }),
    /** An administrator gives the account another login name. */
    rename: async (account: string) => {
      const id = (await store.transaction((tx) => tx.get(accountCollection, account)))?.id;
      const token = await backend.commands.signIn('admin');
      const { version, name1, base, roleId } = dataOf<User>(await call('/sys/user/get', { id }, { token }));
      return call('/sys/user/update', { id, version, name1, base, roleId, account: `${account}2` }, { token });
    },
    /** Gives the account another role, as an administrator does. */
    move: (person: Person, roleId: string) =>
      store.transaction(async (tx) => {
        const account = await tx.get(accountCollection, person);
        if (account) await tx.put(accountCollection, { ...account, roleId });
      }),
  };
}

export type Office = Awaited<ReturnType<typeof startOffice>>;
