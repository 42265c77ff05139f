import { type Dismissal, dismissalsOf, parseDismissals } from '#src/domain/content/dismissals.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { Refusal } from './refusal.ts';
import { requireSession, type Session } from './session.ts';

/** Refuses a save with unreadable dismissals, or with new ones in the name of somebody else (decision 065). */
export function checkDismissals(
  { dismissals = '' }: ContentValues,
  before: ContentRecord | null,
  session: Session | null,
) {
  const { account, name } = requireSession(session).account;
  const stored = new Set(dismissalsOf(before ?? {}).map(written));
  const given = parseDismissals(dismissals);
  if (!given) throw new Refusal(400, '检查结果的忽略记录无法读取');
  if (given.some((one) => !stored.has(written(one)) && (one.by !== account || one.name !== name)))
    throw new Refusal(400, '只能以本人名义忽略检查结果');
}

const written = (dismissal: Dismissal): string => JSON.stringify(dismissal);
