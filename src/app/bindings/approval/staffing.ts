import { fromPromise } from 'xstate';
import { fetchAllRoles } from '#src/api/roles.ts';
import { type Result, success } from '#src/domain/failure.ts';
import type { UnstaffedStage } from '#src/domain/roles/staffing.ts';
import { holds } from '#src/domain/rights/page-actions.ts';
import { rolesPath } from '#src/domain/roles/role.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import type { PageWorld } from '#src/app/screen.ts';

/** Finds the stages of `config.json` at which nobody can decide. Without stages, or the right to see the roles, it calls nothing. */
export const bindStaffing = ({ http, approvals, session }: PageWorld) =>
  fromPromise<Result<readonly UnstaffedStage[]>, void>(async ({ signal }) => {
    const hasStages = Object.values(approvals).some(({ length }) => length > 0);
    if (!hasStages || !holds(session().context.grants, rolesPath)) return success([]);
    const [{ unstaffedStages }, roles] = await Promise.all([
      imported(() => import('#src/domain/roles/staffing.ts')),
      fetchAllRoles(http, signal),
    ]);
    return roles.ok ? success(unstaffedStages(approvals, roles.value)) : roles;
  });
