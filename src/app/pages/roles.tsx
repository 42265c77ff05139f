import { fromPromise } from 'xstate';
import { deleteRole, fetchAllRoles, queryRoles } from '#src/api/roles.ts';
import type { ListQuery } from '#src/domain/content/list-query.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { type Removal, type RolesActor, rolesMachine } from '#src/machines/roles.ts';
import { RolesScreen } from '#src/views/system/roles-screen.tsx';
import { randomId } from '../random-id.ts';
import type { PageWorld, Screen } from '../screen.ts';

/** The list of roles (product 2, 6). */
export async function createRolesScreen({ http }: PageWorld): Promise<Screen> {
  await loadTexts('roles', 'content');
  return {
    Component: ({ content }) => <RolesScreen roles={content as RolesActor} />,
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
