import { textOf } from '#src/domain/content/record.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';
import { isChair, mayScore } from '#src/domain/scoring/scoring-rights.ts';
import { type Candidate, hasConflict } from '#src/domain/scoring/panel.ts';
import { isWaiting, type Unfitness } from '#src/domain/scoring/review.ts';
import { basesPath, type TemplateKind } from '#src/domain/scoring/kinds.ts';
import { findRecord } from '#mocks/server/records.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import {
  type AccountRow,
  accountCollection,
  type ReviewRow,
  roleCollection,
  type RoleRow,
} from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { type Panel, sheetOf, stateOf, wereSheetsSeen } from './panels.ts';
import { lookUpSubject, type Reviewed } from './subjects.ts';

/**
 * The accounts that the chair may appoint for a subject, given its panel if there is one (W1.2): experts first, then
 * those who also run panels.
 */
export async function candidatesFor(
  subject: Reviewed,
  panel: Panel | undefined,
  panels: readonly Panel[],
  tx: Transaction,
): Promise<Candidate[]> {
  const taken = new Set(panel?.review.experts);
  const found: Candidate[] = [];
  for (const row of await tx.all(accountCollection)) {
    if (taken.has(row.account) || (await obstacleOf(row, subject, panel, tx)) !== null) continue;
    const { account, name, base, roleId } = row;
    const record = await findRecord(tx, basesPath, base);
    const role = await tx.get(roleCollection, roleId);
    found.push({
      account,
      name,
      roleName: role?.roleName ?? '',
      baseName: record ? textOf(record, 'name') : '',
      area: record ? textOf(record, 'area') : '',
      runsPanels: isChair(grantsIn(role)),
      ...recordOf(account, panels),
    });
  }
  return found.sort((a, b) => Number(a.runsPanels) - Number(b.runsPanels) || compare(a.account, b.account));
}

/** What an account has scored and still has to score. */
function recordOf(account: string, panels: readonly Panel[]): Pick<Candidate, 'kinds' | 'openSheets'> {
  const scored = new Map<TemplateKind, number>();
  let openSheets = 0;
  for (const panel of panels) {
    const sheet = sheetOf(panel, account);
    if (!sheet) continue;
    if (isWaiting(stateOf(sheet))) openSheets += 1;
    if (sheet.submissions.length > 0) scored.set(panel.review.kind, (scored.get(panel.review.kind) ?? 0) + 1);
  }
  return { kinds: [...scored].sort(([, one], [, other]) => other - one).map(([kind]) => kind), openSheets };
}

/** The accounts to appoint to a panel, which may be new. Refuses with the name of the first who cannot be appointed. */
export async function appointable(
  accounts: readonly string[],
  subject: Reviewed,
  panel: Panel | undefined,
  tx: Transaction,
): Promise<readonly AccountRow[]> {
  if (new Set(accounts).size < accounts.length) throw new Refusal(400, '同一专家不能重复指派');
  return Promise.all(accounts.map((account) => appointableOne(account, subject, panel, tx)));
}

async function appointableOne(account: string, subject: Reviewed, panel: Panel | undefined, tx: Transaction) {
  const row = await tx.get(accountCollection, account);
  if (!row) throw new Refusal(400, `专家账号不存在：${account}`);
  if (panel?.review.experts.includes(account)) throw new Refusal(400, `${row.name}已在评审组中`);
  const obstacle = await obstacleOf(row, subject, panel, tx);
  if (obstacle !== null) throw new Refusal(400, `${row.name}${obstacle}`);
  return row;
}

/** The reason why an account cannot score a subject, as the text after its name; null if it can. */
async function obstacleOf(
  row: AccountRow,
  subject: Reviewed,
  panel: Panel | undefined,
  tx: Transaction,
): Promise<string | null> {
  const unfitness = await unfitnessOf(row, subject, tx);
  if (unfitness !== null) return `${unfitWords[unfitness]}，不能指派`;
  // Accounts that run panels could have seen the sheets of this one (W1.1).
  return panel && isChair(await grantsOf(row, tx)) && wereSheetsSeen(panel)
    ? '可以看到其他专家的评分，不能再参与评分'
    : null;
}

/** The reason why an account may not judge a subject, regardless of the panel; null if it may. */
async function unfitnessOf(
  row: AccountRow | undefined,
  subject: Reviewed | null,
  tx: Transaction,
): Promise<Unfitness | null> {
  if (!row) return 'deleted';
  if (row.locked) return 'disabled';
  if (!mayScore(await grantsOf(row, tx))) return 'noRight';
  return subject && (await isInConflict(row, subject, tx)) ? 'conflict' : null;
}

/** The same for an expert of a panel. */
export const unfitnessOn = async (
  { subject }: ReviewRow,
  account: string,
  tx: Transaction,
): Promise<Unfitness | null> =>
  unfitnessOf(await tx.get(accountCollection, account), await lookUpSubject(subject, tx), tx);

/** The texts after the name of an account that cannot score. */
export const unfitWords: Record<Unfitness, string> = {
  deleted: '的账号已删除',
  disabled: '的账号已停用',
  noRight: '没有专家评分权限',
  conflict: '与评审对象有利益关系',
};

/** The refusal for a person with a conflict of interest. */
export const conflictWords = '您与评审对象有利益关系';

/** The facts about an account that decide a conflict of interest. */
export const judgeOf = async (row: AccountRow, tx: Transaction) => ({
  account: row.account,
  base: row.base,
  baseName: await baseNameOf(row, tx),
});

export const isInConflict = async (row: AccountRow, subject: Reviewed, tx: Transaction): Promise<boolean> =>
  hasConflict(await judgeOf(row, tx), subject);

const grantsOf = async ({ roleId }: AccountRow, tx: Transaction) => grantsIn(await tx.get(roleCollection, roleId));

const grantsIn = (role: RoleRow | undefined) => readGrants(role?.modules ?? [], role?.roleName ?? '');

async function baseNameOf({ base }: AccountRow, tx: Transaction): Promise<string> {
  const record = await findRecord(tx, basesPath, base);
  return record ? textOf(record, 'name') : '';
}

const { compare } = new Intl.Collator('en', { numeric: true });
