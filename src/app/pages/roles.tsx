import { fromPromise } from 'xstate';
import { deleteRole, fetchAllRoles, queryRoles } from '#src/api/roles.ts';
import type { ListQuery } from '#src/domain/content/list-query.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { type Removal, type RolesActor, rolesMachine } from '#src/machines/roles/roles.ts';
import { RolesScreen } from '#src/views/roles/roles-screen.tsx';
import { randomId } from '#src/app/browser/random-id.ts';
import type { PageWorld, Screen } from '#src/app/screen.ts';

/** The list of roles (product 2, 6). */
export async function createRolesScreen({ http }: PageWorld): Promise<Screen> {
  await loadTexts('roles', 'content');
  return {
    Component: ({ actor }) => <RolesScreen roles={actor as RolesActor} />,
    logic: rolesMachine.provide({
      actors: {
        fetchPage: fromPromise(({ input, signal }: { input: ListQuery; signal: AbortSignal }) =>
          queryRoles(http, input, signal),
        ),
        fetchRoles: fromPromise(({ signal }) => fetchAllRoles(http, signal)),
        removeRole: fromPromise(({ input: { id, moveTo } }: { input: Removal }) =>
          deleteRole(http, id, moveTo, { idempotencyKey: randomId() }),
        ),
      },
    }),
  };
}
