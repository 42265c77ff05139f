import type { Approvals } from '#src/domain/content/types/approvals-setting.ts';
import { holds } from '#src/domain/rights/page-actions.ts';
import type { Role } from './role.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';

/**
 * Why nobody can decide at a stage. The texts are `approval:staffing.…`.
 *
 * - `noRole`: no role has its name.
 * - `noPage`: its role cannot open the page of the content type.
 * - `noUsers`: no user has its role.
 * - `oneUser`: one user alone has the role of both stages, and nobody decides twice.
 */
type Lack = 'noRole' | 'noPage' | 'noUsers' | 'oneUser';

/** A stage of `config.json` at which nobody can decide. */
export interface UnstaffedStage {
  /** Path of the content type. */
  path: string;
  /** From 0. */
  stage: number;
  /** How many stages the type has. */
  stages: number;
  /** The name that `config.json` states. */
  role: string;
  /** Null if there is no such role. */
  roleId: string | null;
  lack: Lack;
}

/** The stages at which nobody can decide, judged by all roles. A server that counts no users leaves out what needs their number. */
export const unstaffedStages = (approvals: Approvals, roles: readonly Role[]): readonly UnstaffedStage[] =>
  Object.entries(approvals).flatMap(([path, names]) =>
    names.flatMap((name, stage) => {
      const role = roles.find(({ roleName }) => roleName === name);
      const lack = lackOf(role, path, names.indexOf(name) < stage);
      return lack ? [{ path, stage, stages: names.length, role: name, roleId: role?.id ?? null, lack }] : [];
    }),
  );

function lackOf(role: Role | undefined, path: string, decidesTwice: boolean): Lack | null {
  if (!role) return 'noRole';
  if (!holds(readGrants(role.moduleInfoList, role.roleName), path)) return 'noPage';
  if (role.userCount === 0) return 'noUsers';
  return decidesTwice && role.userCount === 1 ? 'oneUser' : null;
}
