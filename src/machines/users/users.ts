import { type ActorRefFrom, assign, emit, enqueueActions, raise, setup } from 'xstate';
import { isUnconfirmed, type Result } from '#src/domain/failure.ts';
import type { Secret } from '#src/domain/secret.ts';
import type { Contacts, User } from '#src/domain/users/user.ts';
import { asksFirst } from '#src/domain/users/operations.ts';
import { staffingActions, staffingActors, staffingRegion, startStaffing } from '#src/machines/approval/staffing.ts';
import { fact } from '#src/machines/facts.ts';
import { listActions, listGuards } from '#src/machines/lists/list-actions.ts';
import { droppingOwn, listChart, reloadingOwn } from '#src/machines/lists/list-chart.ts';
import { startList } from '#src/machines/lists/list-context.ts';
import { listActors, listTypes } from '#src/machines/lists/list-page.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { pickerMachine } from '#src/machines/picker.ts';
import { missingCall } from '#src/machines/ports.ts';
import type { SendingTag } from '#src/machines/sending.ts';
import type { UserRequest, UsersContext, UsersEvent } from './users-context.ts';

/**
 * The list of users (decision 010). Its query lives in the address, and each visit fetches it again. Operations run one at a
 * time, and those that lock a user out need a confirmation. A reset shows the new initial password once. Phone and e-mail are
 * masked until they are requested, which the server logs (decision 025).
 */
export const usersMachine = setup({
  types: listTypes<
    UsersContext,
    UsersEvent,
    'page.unsaved' | 'records.deleted' | 'records.outdated',
    'operating' | SendingTag
  >(),
  actors: {
    references: pickerMachine,
    ...listActors<User>(),
    ...staffingActors,
    /** Returns the new initial password after a reset, if the server gives it; null for other operations. */
    operate: missingCall<Result<Secret<string> | null>, UserRequest>('operate'),
    reveal: missingCall<Result<Secret<Contacts>>, { id: string }>('reveal'),
  },
  actions: { ...listActions<User>(), ...staffingActions },
  guards: listGuards,
})
  .extend({
    actions: {
      keepRequest: assign({ requested: (_, { operation, user }: UserRequest) => ({ operation, user }) }),
      forgetRequest: assign({ requested: null }),
      keepPassword: assign((_, answer: Result<Secret<string> | null>) => ({
        password: answer.ok ? answer.value : null,
      })),
      forgetPassword: assign({ password: null }),
      tellCopied: enqueueActions(({ context: { requested }, enqueue }, { copied }: { copied?: true }) => {
        if (requested && copied)
          enqueue.emit({ type: 'notice', notice: { code: 'password.copied', account: requested.user.account } });
      }),
      tellDone: enqueueActions(({ context: { requested }, enqueue }) => {
        if (requested && requested.operation !== 'reset')
          enqueue.emit({
            type: 'notice',
            notice: { code: 'record.changed', operation: requested.operation, title: requested.user.account },
          });
      }),
      tellChanged: emit(({ context: { path, requested } }) =>
        fact({
          type: requested?.operation === 'delete' ? 'records.deleted' : 'records.outdated',
          path,
          ids: [requested?.user.id ?? ''],
        }),
      ),
      fetchAgain: raise({ type: 'reload' }),
      /**
       * The answer of a reset contains a password that cannot be fetched again, so closing the page waits for the
       * answer.
       */
      tellResetting: enqueueActions(({ context: { tabId, requested }, enqueue }) => {
        if (requested?.operation === 'reset')
          enqueue.emit({ type: 'page.unsaved', id: tabId, unsaved: true, saving: true, keepable: false });
      }),
      /** The password is shown and cannot be fetched again, so closing the page asks first. */
      tellUnnoted: emit(({ context }) =>
        fact({ type: 'page.unsaved', id: context.tabId, unsaved: true, keepable: false }),
      ),
      tellNoted: enqueueActions(({ context: { tabId, requested }, enqueue }) => {
        if (requested?.operation === 'reset') enqueue.emit({ type: 'page.unsaved', id: tabId, unsaved: false });
      }),
      forgetRevealed: assign({ revealed: {} }),
      queueReveal: assign({
        toReveal: ({ context: { toReveal } }, { id }: { id: string }) => [...new Set([...toReveal, id])],
      }),
      forgetFirst: assign({ toReveal: ({ context }) => context.toReveal.slice(1) }),
      keepContacts: assign(
        (
          {
            context: {
              revealed,
              toReveal: [id = ''],
            },
          },
          answer: Result<Secret<Contacts>>,
        ) => (answer.ok ? { revealed: { ...revealed, [id]: answer.value } } : {}),
      ),
    },
    guards: {
      isAskedAgain: ({ context: { requested } }, answer: Result<unknown>) =>
        requested !== null && asksFirst(requested.operation) && isUnconfirmed(answer),
      asksFirst: (_, { operation }: UserRequest) => asksFirst(operation),
      hasToReveal: ({ context }) => context.toReveal.length > 0,
      hasPassword: (_, answer: Result<Secret<string> | null>) => answer.ok && answer.value !== null,
      isReset: ({ context: { requested } }, answer: Result<unknown>) => answer.ok && requested?.operation === 'reset',
    },
  })
  .createMachine({
    id: 'users',
    context: ({ input }) => ({
      ...startList(input),
      ...startStaffing,
      requested: null,
      password: null,
      toReveal: [],
      revealed: {},
    }),
    invoke: { id: 'references', src: 'references' },
    type: 'parallel',
    states: {
      records: {
        ...listChart,
        on: { ...listChart.on, 'records.deleted': droppingOwn, 'records.outdated': reloadingOwn },
        states: { ...listChart.states, shown: { entry: ['refreshSelection', 'forgetRevealed'] } },
      },
      staffing: staffingRegion,
      operation: {
        initial: 'idle',
        states: {
          idle: {
            on: {
              operate: [
                {
                  guard: withEvent('asksFirst'),
                  target: 'confirming',
                  actions: withEvent('keepRequest'),
                },
                { target: 'running', actions: withEvent('keepRequest') },
              ],
            },
          },
          confirming: {
            on: { 'operate.confirm': 'running', 'operate.cancel': { target: 'idle', actions: 'forgetRequest' } },
          },
          running: {
            tags: ['operating', 'sending'],
            entry: 'tellResetting',
            invoke: {
              src: 'operate',
              input: ({ context }) => context.requested as UserRequest,
              onDone: [
                {
                  guard: withOutput('hasPassword'),
                  target: 'telling',
                  actions: [withOutput('keepPassword'), 'tellChanged'],
                },
                {
                  guard: withOutput('isReset'),
                  target: 'untold',
                  actions: 'tellChanged',
                },
                {
                  guard: withOutput('isAnswered'),
                  target: 'done',
                  actions: ['tellDone', 'tellChanged'],
                },
                // The server did not confirm it, so the question stays open.
                {
                  guard: withOutput('isAskedAgain'),
                  target: 'confirming',
                  actions: 'tellNoted',
                },
                { target: 'done', actions: withOutput('tellFailureOf') },
              ],
              onError: { target: 'done', actions: 'tellSurprise' },
            },
          },
          telling: {
            entry: 'tellUnnoted',
            exit: 'forgetPassword',
            on: {
              'password.dismiss': { target: 'done', actions: withEvent('tellCopied') },
              'work.discard': 'done',
            },
          },
          untold: {
            entry: 'tellUnnoted',
            on: { 'password.dismiss': 'done', 'work.discard': 'done' },
          },
          done: {
            entry: ['tellNoted', 'forgetRequest', 'fetchAgain'],
            always: 'idle',
          },
        },
      },
      contacts: {
        initial: 'idle',
        on: { reveal: { actions: withEvent('queueReveal') } },
        states: {
          idle: { always: { guard: 'hasToReveal', target: 'asking' } },
          asking: {
            invoke: {
              src: 'reveal',
              input: ({
                context: {
                  toReveal: [id = ''],
                },
              }) => ({ id }),
              onDone: {
                target: 'idle',
                actions: [withOutput('keepContacts'), withOutput('tellFailureOf'), 'forgetFirst'],
              },
              onError: { target: 'idle', actions: ['tellSurprise', 'forgetFirst'] },
            },
          },
        },
      },
    },
  });

export type UsersActor = ActorRefFrom<typeof usersMachine>;
