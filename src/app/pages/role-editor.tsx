import { fromPromise } from 'xstate';
import type { Http } from '#src/api/http.ts';
import { fetchAllRoles, fetchModules, isRoleNameFree, saveRole } from '#src/api/roles.ts';
import type { Draft } from '#src/domain/content/draft.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { matrixOf } from '#src/domain/roles/role-matrix.ts';
import { availabilityMachine, type NameQuestion } from '#src/machines/availability.ts';
import type { RolesAndMatrix, RoleSave } from '#src/machines/roles/role-editor-context.ts';
import { type RoleEditorActor, roleEditorMachine } from '#src/machines/roles/role-editor.ts';
import { randomId } from '#src/app/browser/random-id.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { lateScreen } from '#src/app/late-screen.ts';
import type { PageWorld, Screen } from '#src/app/screen.ts';

/** The page of one role (product 5, 6). */
export function createRoleEditorScreen({ http, drafts }: PageWorld): Screen {
  const loadId = randomId();
  return {
    Component: lateScreen(
      async () => {
        const { RoleEditorScreen } = await imported(() => import('#src/views/roles/role-editor-screen.tsx'));
        return ({ actor }) => <RoleEditorScreen editor={actor as RoleEditorActor} />;
      },
      'roles',
      'content',
    ),
    logic: roleEditorMachine.provide({
      actors: {
        availability: availabilityMachine.provide({
          actors: {
            checkName: fromPromise(({ input, signal }: { input: NameQuestion; signal: AbortSignal }) =>
              isRoleNameFree(http, input.name, signal),
            ),
          },
        }),
        fetchRecord: fromPromise(({ signal }) => fetchRolesAndMatrix(http, signal)),
        fetchTheirs: fromPromise(({ signal }) => fetchRolesAndMatrix(http, signal)),
        saveRecord: fromPromise(({ input: { id, roleName, modules, version, attempt } }: { input: RoleSave }) =>
          saveRole(http, id, roleName, modules, {
            idempotencyKey: `${loadId}.${attempt}`,
            ifMatch: version === undefined ? null : `"${version}"`,
          }),
        ),
        findDraft: fromPromise<Draft | null, { path: string; version: number | null }>(({ input: { path, version } }) =>
          Promise.resolve(drafts()?.find(path, version) ?? null),
        ),
      },
    }),
  };
}

async function fetchRolesAndMatrix(http: Http, signal: AbortSignal): Promise<Result<RolesAndMatrix>> {
  const [roles, modules] = await Promise.all([fetchAllRoles(http, signal), fetchModules(http, signal)]);
  if (!roles.ok) return roles;
  return modules.ok ? success({ roles: roles.value, matrix: matrixOf(modules.value) }) : modules;
}
