import { assign, setup } from 'xstate';
import type { Account, Grants } from '#src/domain/access.ts';
import { type Failure, isRefusal, type Result, unexplained } from '#src/domain/failure.ts';
import { readGrants } from '#src/domain/read-grants.ts';
import { opensAnything } from '#src/domain/routes.ts';
import { missingCall } from './ports.ts';

/** How a permission fetch ended (decision 002). */
export type PermissionsOutcome =
  | { kind: 'granted'; account: Account; grants: Grants }
  | { kind: 'refused'; message: string | null }
  | { kind: 'empty' }
  | { kind: 'failed'; failure: Failure };

interface Context {
  account: Account | null;
  entries: readonly unknown[];
  failure: Failure | null;
}

/**
 * The permission fetch: who one is and what one may do, asked side by side (decision 002). A refusal by either beats a
 * failure and ends the fetch at once; a failure waits for the other answer, which may be a refusal.
 */
export const permissionsMachine = setup({
  types: { context: {} as Context, output: {} as PermissionsOutcome },
  actors: {
    fetchAccount: missingCall<Result<Account>, void>('fetchAccount'),
    fetchPermissions: missingCall<Result<readonly unknown[]>, void>('fetchPermissions'),
  },
  actions: {
    keepAccount: assign((_, answer: Result<Account>) =>
      answer.ok ? { account: answer.value } : { failure: answer.failure },
    ),
    keepEntries: assign((_, answer: Result<readonly unknown[]>) =>
      answer.ok ? { entries: answer.value } : { failure: answer.failure },
    ),
    keepFailure: assign({ failure: (_, answer: Result<unknown>) => (answer.ok ? null : answer.failure) }),
    keepSurprise: assign({ failure: unexplained }),
  },
  guards: {
    isRefused: (_, answer: Result<unknown>) => !answer.ok && isRefusal(answer.failure),
    hasFailed: ({ context }) => context.failure !== null,
    opensNothing: ({ context }) => !opensAnything(grantsOf(context)),
  },
}).createMachine({
  id: 'permissions',
  description: 'Fetches who is signed in and what the account may do.',
  context: { account: null, entries: [], failure: null },
  initial: 'asking',
  states: {
    asking: {
      type: 'parallel',
      states: {
        account: {
          initial: 'asked',
          states: {
            asked: {
              invoke: {
                src: 'fetchAccount',
                onDone: [
                  {
                    guard: { type: 'isRefused', params: ({ event }) => event.output },
                    target: '#permissions.refused',
                    actions: { type: 'keepFailure', params: ({ event }) => event.output },
                  },
                  { target: 'told', actions: { type: 'keepAccount', params: ({ event }) => event.output } },
                ],
                onError: { target: 'told', actions: 'keepSurprise' },
              },
            },
            told: { type: 'final' },
          },
        },
        entries: {
          initial: 'asked',
          states: {
            asked: {
              invoke: {
                src: 'fetchPermissions',
                onDone: [
                  {
                    guard: { type: 'isRefused', params: ({ event }) => event.output },
                    target: '#permissions.refused',
                    actions: { type: 'keepFailure', params: ({ event }) => event.output },
                  },
                  { target: 'told', actions: { type: 'keepEntries', params: ({ event }) => event.output } },
                ],
                onError: { target: 'told', actions: 'keepSurprise' },
              },
            },
            told: { type: 'final' },
          },
        },
      },
      onDone: [
        { guard: 'hasFailed', target: 'failed' },
        { guard: 'opensNothing', target: 'empty' },
        { target: 'granted' },
      ],
    },
    granted: { type: 'final', description: 'Both answered, and at least one page is granted.' },
    refused: { type: 'final', description: 'The server answered and said no.' },
    empty: { type: 'final', description: 'Answered, with nothing that opens a page.' },
    failed: { type: 'final', description: 'No answer, or none that can be read.' },
  },
  output: ({ context }) => outcomeOf(context),
});

function outcomeOf(context: Context): PermissionsOutcome {
  const { account, failure } = context;
  if (failure && isRefusal(failure)) return { kind: 'refused', message: 'message' in failure ? failure.message : null };
  if (failure || !account) return { kind: 'failed', failure: failure ?? unexplained };
  const grants = grantsOf(context);
  return opensAnything(grants) ? { kind: 'granted', account, grants } : { kind: 'empty' };
}

const grantsOf = ({ account, entries }: Context): Grants => readGrants(entries, account?.roleName ?? '');
