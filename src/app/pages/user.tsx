import { fromPromise } from 'xstate';
import { createUsersApi } from '#src/api/users.ts';
import type { Draft } from '#src/domain/content/draft.ts';
import { trimmed } from '#src/domain/users/user.ts';
import { availabilityMachine, type NameQuestion } from '#src/machines/availability.ts';
import type { UserSave } from '#src/machines/users/user-context.ts';
import { type UserActor, userMachine } from '#src/machines/users/user.ts';
import { randomId } from '#src/app/browser/random-id.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { lateScreen } from '#src/app/late-screen.ts';
import type { PageWorld, Screen } from '#src/app/screen.ts';
import { bindReferences } from '#src/app/bindings/references.ts';

interface Sought<Input> {
  input: Input;
  signal: AbortSignal;
}

/** The page of one user, new or not. */
export function createUserScreen({ http, drafts }: PageWorld): Screen {
  const api = createUsersApi(http);
  const loadId = randomId();
  const save = ({ base, values, password, attempt }: UserSave) => {
    const options = { idempotencyKey: `${loadId}.${attempt}` };
    if (base) return api.update(base, trimmed(values), options);
    if (!password) throw new Error('a new user has a password');
    return api.add(trimmed(values), password, options);
  };
  return {
    Component: lateScreen(
      async () => {
        const { UserScreen } = await imported(() => import('#src/views/users/user-screen.tsx'));
        return ({ actor }) => <UserScreen page={actor as UserActor} />;
      },
      'users',
      'content',
    ),
    logic: userMachine.provide({
      actors: {
        references: bindReferences(http),
        availability: availabilityMachine.provide({
          actors: {
            checkName: fromPromise(({ input: { name, id }, signal }: Sought<NameQuestion>) =>
              api.isFree(name, id, signal),
            ),
          },
        }),
        fetchRecord: fromPromise(({ input, signal }: Sought<{ id: string }>) => api.get(input.id, signal)),
        fetchTheirs: fromPromise(({ input, signal }: Sought<{ id: string }>) => api.get(input.id, signal)),
        findDraft: fromPromise<Draft | null, { path: string; version: number | null }>(({ input: { path, version } }) =>
          Promise.resolve(drafts()?.find(path, version) ?? null),
        ),
        saveRecord: fromPromise(({ input }: { input: UserSave }) => save(input)),
        reveal: fromPromise(({ input }: { input: { id: string } }) =>
          api.reveal(input.id, { idempotencyKey: randomId() }),
        ),
      },
    }),
  };
}
