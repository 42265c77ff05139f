import { fromPromise } from 'xstate';
import type { Http } from '#src/api/http.ts';
import { fetchAllRoles, fetchModules, isRoleNameFree, saveRole } from '#src/api/roles.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { matrixOf } from '#src/domain/roles/role-matrix.ts';
import { availabilityMachine } from '#src/machines/availability.ts';
import type { RolesAndMatrix } from '#src/machines/roles/role-editor-context.ts';
import { roleEditorMachine } from '#src/machines/roles/role-editor.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { type PageWorld, screen } from '#src/app/screen.ts';
import { bindFindDraft } from '#src/app/bindings/find-draft.ts';
import { createWriteKeys } from '#src/app/bindings/write-keys.ts';

/** The page of one role (product 5, 6). */
export function createRoleEditorScreen({ http, drafts }: PageWorld) {
  const keyOf = createWriteKeys();
  return screen({
    view: async () => (await imported(() => import('#src/views/roles/role-editor-screen.tsx'))).RoleEditorScreen,
    texts: ['roles', 'content'],
    machine: roleEditorMachine.provide({
      actors: {
        availability: availabilityMachine.provide({
          actors: {
            checkName: fromPromise(({ input, signal }) => isRoleNameFree(http, input.name, signal)),
          },
        }),
        fetchRecord: fromPromise(({ signal }) => fetchRolesAndMatrix(http, signal)),
        fetchTheirs: fromPromise(({ signal }) => fetchRolesAndMatrix(http, signal)),
        saveRecord: fromPromise(({ input: { id, roleName, modules, version, attempt } }) =>
          saveRole(http, id, roleName, modules, {
            ...keyOf(attempt),
            ifMatch: version === undefined ? null : `"${version}"`,
          }),
        ),
        findDraft: bindFindDraft(drafts),
      },
    }),
  });
}

async function fetchRolesAndMatrix(http: Http, signal: AbortSignal): Promise<Result<RolesAndMatrix>> {
  const [roles, modules] = await Promise.all([fetchAllRoles(http, signal), fetchModules(http, signal)]);
  if (!roles.ok) return roles;
  return modules.ok ? success({ roles: roles.value, matrix: matrixOf(modules.value) }) : modules;
}
