import { assign, setup } from 'xstate';
import type { Account, Grants } from '#src/domain/rights/access.ts';
import { type Failure, isRefusal, type Result, unexplained } from '#src/domain/failure.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';
import type { PermissionsOutcome } from '#src/domain/rights/permissions-outcome.ts';
import { opensAnything } from '#src/domain/routes/routes.ts';
import { missingCall } from '#src/machines/ports.ts';
import { withOutput } from '#src/machines/params.ts';

interface Context {
  account: Account | null;
  entries: readonly unknown[];
  failure: Failure | null;
}

/**
 * The permission fetch: account and permissions are fetched in parallel (decision 002). A refusal of either call counts
 * more than a failure and ends the fetch at once. After a failure the other answer is awaited, because it may be a
 * refusal.
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
                    guard: withOutput('isRefused'),
                    target: '#permissions.refused',
                    actions: withOutput('keepFailure'),
                  },
                  { target: 'done', actions: withOutput('keepAccount') },
                ],
                onError: { target: 'done', actions: 'keepSurprise' },
              },
            },
            done: { type: 'final' },
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
                    guard: withOutput('isRefused'),
                    target: '#permissions.refused',
                    actions: withOutput('keepFailure'),
                  },
                  { target: 'done', actions: withOutput('keepEntries') },
                ],
                onError: { target: 'done', actions: 'keepSurprise' },
              },
            },
            done: { type: 'final' },
          },
        },
      },
      onDone: [
        { guard: 'hasFailed', target: 'failed' },
        { guard: 'opensNothing', target: 'empty' },
        { target: 'granted' },
      ],
    },
    granted: { type: 'final' },
    refused: { type: 'final' },
    empty: { type: 'final' },
    failed: { type: 'final' },
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
