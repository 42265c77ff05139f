import { logsPath } from '#src/domain/logs/log-entry.ts';
import { actions, buttonOf } from '#src/domain/rights/access.ts';
import { holds } from '#src/domain/rights/page-actions.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';
import { isChair, mayScore } from '#src/domain/scoring/scoring-rights.ts';
import { usersPath } from '#src/domain/users/user.ts';

/** Two duties that different people should have (decision 066): one checks the other. */
export type DutyConflict = 'usersAndLog' | 'scoringAndChairing';

/** The conflicting duties of a role. They are advice: a small office may have nobody else. */
export function dutyConflictsOf(modules: readonly unknown[], roleName: string): readonly DutyConflict[] {
  const grants = readGrants(modules, roleName);
  const managesUsers = actions.some((action) => holds(grants, buttonOf(usersPath, action)));
  return [
    ...(managesUsers && holds(grants, logsPath) ? (['usersAndLog'] as const) : []),
    ...(mayScore(grants) && isChair(grants) ? (['scoringAndChairing'] as const) : []),
  ];
}
