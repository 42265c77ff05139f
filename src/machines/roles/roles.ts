import { type ActorRefFrom, assign, enqueueActions, raise, setup } from 'xstate';
import { isUnconfirmed, type Result } from '#src/domain/failure.ts';
import type { Role } from '#src/domain/roles/role.ts';
import { listActions, listGuards } from '#src/machines/lists/list-actions.ts';
import { droppingOwn, listChart } from '#src/machines/lists/list-chart.ts';
import { type ListContext, startList } from '#src/machines/lists/list-context.ts';
import { listActors, listTypes } from '#src/machines/lists/list-page.ts';
import {
  staffingActions,
  staffingActors,
  type StaffingContext,
  staffingRegion,
  startStaffing,
} from '#src/machines/approval/staffing.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';
import type { SendingTag } from '#src/machines/sending.ts';

/** The input of `removeRole`: the role, and the role that its users get instead. */
export interface Removal {
  id: string;
  moveTo: string | null;
}

type Event =
  { type: 'role.remove'; role: Role } | { type: 'removal.confirm'; moveTo: string | null } | { type: 'removal.cancel' };

interface Context extends ListContext<Role>, StaffingContext {
  /** The role to delete. */
  removed: Role | null;
  /** All roles, fetched when the deletion was requested. */
  roles: readonly Role[];
  moveTo: string | null;
}

/**
 * The list of roles. Its query lives in the address, and each visit fetches it again, because roles decide what people may
 * do. Before a role is deleted, all roles are fetched, so that its users can get another one.
 */
export const rolesMachine = setup({
  types: listTypes<Context, Event, 'records.deleted', SendingTag>(),
  actors: {
    ...listActors<Role>(),
    ...staffingActors,
    fetchRoles: missingCall<Result<readonly Role[]>, void>('fetchRoles'),
    removeRole: missingCall<Result<unknown>, Removal>('removeRole'),
  },
  actions: { ...listActions<Role>(), ...staffingActions },
  guards: listGuards,
})
  .extend({
    actions: {
      keepRemoved: assign({ removed: (_, { role }: { role: Role }) => role, moveTo: null }),
      /** Keeps all roles, and the current state of the role to delete, which may have more users by now. */
      keepRoles: assign(({ context: { removed } }, answer: Result<readonly Role[]>) =>
        answer.ok ? { roles: answer.value, removed: answer.value.find(({ id }) => id === removed?.id) ?? removed } : {},
      ),
      keepTarget: assign({ moveTo: (_, { moveTo }: { moveTo: string | null }) => moveTo }),
      forgetRemoved: assign({ removed: null, roles: [], moveTo: null }),
      tellRemoved: enqueueActions(({ context: { path, removed }, enqueue }) => {
        enqueue.emit({
          type: 'notice',
          notice: { code: 'record.changed', operation: 'delete', title: removed?.roleName ?? '' },
        });
        enqueue.emit({ type: 'records.deleted', path, ids: [removed?.id ?? ''] });
      }),
      fetchAgain: raise({ type: 'reload' }),
    },
    guards: {
      isUnconfirmed: (_, answer: Result<unknown>) => isUnconfirmed(answer),
      /**
       * Whether a new role is chosen for the users, if there are any. If their number is unknown, the server decides.
       */
      isProvided: ({ context: { removed } }, { moveTo }: { moveTo: string | null }) =>
        !removed?.userCount || moveTo !== null,
    },
  })
  .createMachine({
    id: 'roles',
    context: ({ input }) => ({
      ...startList(input),
      ...startStaffing,
      removed: null,
      roles: [],
      moveTo: null,
    }),
    type: 'parallel',
    states: {
      records: {
        ...listChart,
        on: { ...listChart.on, 'records.deleted': droppingOwn },
      },
      staffing: staffingRegion,
      removal: {
        initial: 'idle',
        states: {
          idle: {
            on: {
              'role.remove': { target: 'preparing', actions: withEvent('keepRemoved') },
            },
          },
          preparing: {
            invoke: {
              src: 'fetchRoles',
              onDone: [
                {
                  guard: withOutput('isAnswered'),
                  target: 'asking',
                  actions: withOutput('keepRoles'),
                },
                {
                  target: 'idle',
                  actions: [withOutput('tellFailureOf'), 'forgetRemoved'],
                },
              ],
              onError: { target: 'idle', actions: ['tellSurprise', 'forgetRemoved'] },
            },
          },
          asking: {
            on: {
              'removal.cancel': { target: 'idle', actions: 'forgetRemoved' },
              'removal.confirm': {
                guard: withEvent('isProvided'),
                target: 'removing',
                actions: withEvent('keepTarget'),
              },
            },
          },
          removing: {
            tags: 'sending',
            invoke: {
              src: 'removeRole',
              input: ({ context: { removed, moveTo } }) => ({ id: removed?.id ?? '', moveTo }),
              onDone: [
                {
                  guard: withOutput('isAnswered'),
                  target: 'idle',
                  actions: ['tellRemoved', 'forgetRemoved', 'fetchAgain'],
                },
                // The server did not confirm it, so the question stays open.
                { guard: withOutput('isUnconfirmed'), target: 'asking' },
                {
                  target: 'idle',
                  actions: [withOutput('tellFailureOf'), 'forgetRemoved', 'fetchAgain'],
                },
              ],
              onError: { target: 'idle', actions: ['tellSurprise', 'forgetRemoved', 'fetchAgain'] },
            },
          },
        },
      },
    },
  });

export type RolesActor = ActorRefFrom<typeof rolesMachine>;
