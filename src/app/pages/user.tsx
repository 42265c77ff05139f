import { fromPromise } from 'xstate';
import { createUsersApi } from '#src/api/users.ts';
import { trimmed } from '#src/domain/users/user.ts';
import { availabilityMachine } from '#src/machines/availability.ts';
import type { UserSave } from '#src/machines/users/user-context.ts';
import { userMachine } from '#src/machines/users/user.ts';
import { randomId } from '#src/app/browser/random-id.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { type PageWorld, screen } from '#src/app/screen.ts';
import { bindReferences } from '#src/app/bindings/references.ts';
import { bindFindDraft } from '#src/app/bindings/find-draft.ts';
import { createWriteKeys } from '#src/app/bindings/write-keys.ts';

/** The page of one user, new or not. */
export function createUserScreen({ http, drafts }: PageWorld) {
  const api = createUsersApi(http);
  const keyOf = createWriteKeys();
  const save = ({ base, values, password, attempt }: UserSave) => {
    const options = keyOf(attempt);
    if (base) return api.update(base, trimmed(values), options);
    if (!password) throw new Error('a new user has a password');
    return api.add(trimmed(values), password, options);
  };
  return screen({
    view: async () => (await imported(() => import('#src/views/users/user-screen.tsx'))).UserScreen,
    texts: ['users', 'content'],
    machine: userMachine.provide({
      actors: {
        references: bindReferences(http),
        availability: availabilityMachine.provide({
          actors: {
            checkName: fromPromise(({ input: { name, id }, signal }) => api.isFree(name, id, signal)),
          },
        }),
        fetchRecord: fromPromise(({ input, signal }) => api.get(input.id, signal)),
        fetchTheirs: fromPromise(({ input, signal }) => api.get(input.id, signal)),
        findDraft: bindFindDraft(drafts),
        saveRecord: fromPromise(({ input }) => save(input)),
        reveal: fromPromise(({ input }) => api.reveal(input.id, { idempotencyKey: randomId() })),
      },
    }),
  });
}
