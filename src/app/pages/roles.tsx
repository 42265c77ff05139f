import { fromPromise } from 'xstate';
import { deleteRole, fetchAllRoles, queryRoles } from '#src/api/roles.ts';
import { roleTable } from '#src/domain/lists/role-table.ts';
import { rolesMachine } from '#src/machines/roles/roles.ts';
import { randomId } from '#src/app/browser/random-id.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { bindList } from '#src/app/bindings/list.ts';
import { bindStaffing } from '#src/app/bindings/approval/staffing.ts';
import { type PageWorld, screen } from '#src/app/screen.ts';

/** The list of roles (product 2, 6). */
export function createRolesScreen(world: PageWorld) {
  const { http } = world;
  const { early, actors } = bindList(world, roleTable, (query, signal) => queryRoles(http, query, signal));
  return screen({
    early,
    view: async () => (await imported(() => import('#src/views/roles/roles-screen.tsx'))).RolesScreen,
    texts: ['roles', 'content'],
    machine: rolesMachine.provide({
      actors: {
        ...actors,
        findUnstaffed: bindStaffing(world),
        fetchRoles: fromPromise(({ signal }) => fetchAllRoles(http, signal)),
        removeRole: fromPromise(({ input: { id, moveTo } }) =>
          deleteRole(http, id, moveTo, { idempotencyKey: randomId() }),
        ),
      },
    }),
  });
}
