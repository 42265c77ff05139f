import { fromPromise } from 'xstate';
import { createUsersApi } from '#src/api/users.ts';
import { type Result, success } from '#src/domain/failure.ts';
import type { Secret } from '#src/domain/secret.ts';
import { userTable } from '#src/domain/lists/user-table.ts';
import { usersMachine } from '#src/machines/users/users.ts';
import type { UserRequest } from '#src/machines/users/users-context.ts';
import { randomId } from '#src/app/browser/random-id.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { type PageWorld, screen } from '#src/app/screen.ts';
import { bindList } from '#src/app/bindings/list.ts';
import { bindReferences } from '#src/app/bindings/references.ts';
import { bindStaffing } from '#src/app/bindings/approval/staffing.ts';

// One chunk for both: a person who opens the list opens a user next.
export { createUserScreen } from './user.tsx';

/** The list of users. */
export function createUsersScreen(world: PageWorld) {
  const { http } = world;
  const api = createUsersApi(http);
  const operate = async ({ operation, user }: UserRequest): Promise<Result<Secret<string> | null>> => {
    if (operation === 'reset') return api.resetPassword(user.id);
    const answer = await api.operate(operation, user.id, { idempotencyKey: randomId() });
    return answer.ok ? success(null) : answer;
  };
  const { early, actors } = bindList(world, userTable, (query, signal) => api.query(query, signal));
  return screen({
    early,
    view: async () => (await imported(() => import('#src/views/users/users-screen.tsx'))).UsersScreen,
    texts: ['users', 'content', 'listview', 'bulk'],
    machine: usersMachine.provide({
      actors: {
        references: bindReferences(http),
        ...actors,
        findUnstaffed: bindStaffing(world),
        operate: fromPromise(({ input }) => operate(input)),
        reveal: fromPromise(({ input }) => api.reveal(input.id, { idempotencyKey: randomId() })),
      },
    }),
  });
}
