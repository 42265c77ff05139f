import { type ActorRefFrom, assign, raise, setup } from 'xstate';
import { type Failure, type Result, unexplained } from '#src/domain/failure.ts';
import type { Secret } from '#src/domain/secret.ts';
import { trimUserName } from '#src/domain/users/user-name.ts';
import { missingCall, missingFeed } from '#src/machines/ports.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';

/** A captcha picture and the session id it belongs to, fresh for each picture (decision 030). */
export interface Captcha {
  sessionId: string;
  image: string;
}

/** What the person typed. Password and code travel sealed, so that no event or log shows them. */
export interface Credentials {
  userName: string;
  secret: Secret<{ password: string; code: string }>;
}

type Event =
  | { type: 'submitted'; credentials: Credentials }
  | { type: 'captcha.renewed' }
  /** How many seconds of a lockout are left. */
  | { type: 'lockout.measured'; secondsLeft: number };

interface Context {
  captcha: Captcha | null;
  captchaFailure: Failure | null;
  credentials: Credentials | null;
  failure: Failure | null;
  /** The latest lockout. It is not stored, so it is forgotten when the page closes. */
  lockout: Lockout | null;
}

/** How long the server accepts no attempt for this account, and the server's message. */
interface Lockout {
  account: string;
  failure: Failure;
  secondsLeft: number;
}

/**
 * Sign-in: a captcha picture, one attempt in flight, a fresh picture after each failure (product 8; decisions 005, 030). After
 * the server announced a lockout, nothing is sent for that account until it has passed (fault A7); only the server knows
 * whether it has. The `signIn` port keeps the token itself; this machine never sees it.
 */
export const authMachine = setup({
  types: { context: {} as Context, events: {} as Event, output: {} as { account: string } },
  actors: {
    fetchCaptcha: missingCall<Result<Captcha>, void>('fetchCaptcha'),
    signIn: missingCall<Result<null>, Credentials & { sessionId: string }>('signIn'),
    lockoutFeed: missingFeed<{ type: string }, number>('lockoutFeed'),
  },
  actions: {
    keepCaptcha: assign((_, answer: Result<Captcha>) =>
      answer.ok ? { captcha: answer.value } : { captchaFailure: answer.failure },
    ),
    dropCaptcha: assign({ captcha: null, captchaFailure: null }),
    loseCaptcha: assign({ captchaFailure: unexplained }),
    keepCredentials: assign({
      credentials: (_, { userName, secret }: Credentials) => ({ userName: trimUserName(userName), secret }),
      failure: null,
    }),
    tellCaptchaFailure: assign({ failure: ({ context }) => context.captchaFailure, credentials: null }),
    keepFailure: assign({
      failure: (_, answer: Result<null>) => (answer.ok ? null : answer.failure),
      credentials: null,
    }),
    keepLockout: assign(({ context }, answer: Result<null>) => ({
      lockout: answer.ok
        ? null
        : { account: context.credentials?.userName ?? '', failure: answer.failure, secondsLeft: lockoutOf(answer) },
      credentials: null,
    })),
    keepSeconds: assign({
      lockout: ({ context: { lockout } }, { secondsLeft }: { secondsLeft: number }) =>
        lockout && { ...lockout, secondsLeft },
    }),
    dropLockout: assign({ lockout: null }),
    keepSurprise: assign({ failure: unexplained, credentials: null }),
    renewCaptcha: raise({ type: 'captcha.renewed' }),
  },
  guards: {
    isAnswered: (_, answer: Result<unknown>) => answer.ok,
    isLockout: (_, answer: Result<null>) => lockoutOf(answer) > 0,
    isTaken: ({ context }, { userName }: Credentials) => trimUserName(userName) !== context.lockout?.account,
    isOver: (_, { secondsLeft }: { secondsLeft: number }) => secondsLeft <= 0,
    hasCaptcha: ({ context }) => context.captcha !== null,
    hasNoCaptcha: ({ context }) => context.captchaFailure !== null,
  },
}).createMachine({
  id: 'auth',
  context: { captcha: null, captchaFailure: null, credentials: null, failure: null, lockout: null },
  initial: 'form',
  states: {
    form: {
      type: 'parallel',
      states: {
        captcha: {
          initial: 'loading',
          states: {
            loading: {
              entry: 'dropCaptcha',
              invoke: {
                src: 'fetchCaptcha',
                onDone: [
                  {
                    guard: withOutput('isAnswered'),
                    target: 'shown',
                    actions: withOutput('keepCaptcha'),
                  },
                  { target: 'unavailable', actions: withOutput('keepCaptcha') },
                ],
                onError: { target: 'unavailable', actions: 'loseCaptcha' },
              },
            },
            shown: { on: { 'captcha.renewed': 'loading' } },
            unavailable: { on: { 'captcha.renewed': 'loading' } },
          },
        },
        attempt: {
          initial: 'waiting',
          states: {
            waiting: {
              on: {
                submitted: {
                  guard: { type: 'isTaken', params: ({ event }) => event.credentials },
                  target: 'queued',
                  actions: { type: 'keepCredentials', params: ({ event }) => event.credentials },
                },
              },
            },
            queued: {
              tags: 'busy',
              always: [
                { guard: 'hasCaptcha', target: 'underway' },
                { guard: 'hasNoCaptcha', target: 'waiting', actions: 'tellCaptchaFailure' },
              ],
            },
            underway: {
              tags: 'busy',
              invoke: {
                src: 'signIn',
                input: ({ context }) => ({
                  ...(context.credentials as Credentials),
                  sessionId: context.captcha?.sessionId ?? '',
                }),
                onDone: [
                  { guard: withOutput('isAnswered'), target: '#auth.signedIn' },
                  {
                    guard: withOutput('isLockout'),
                    // The form starts again with a new picture; a new lockout replaces the one before.
                    target: ['waiting', '#auth.form.lockout.running'],
                    actions: withOutput('keepLockout'),
                  },
                  {
                    target: 'waiting',
                    actions: [withOutput('keepFailure'), 'renewCaptcha'],
                  },
                ],
                onError: { target: 'waiting', actions: ['keepSurprise', 'renewCaptcha'] },
              },
            },
          },
        },
        lockout: {
          initial: 'none',
          states: {
            none: {},
            running: {
              // If the clock fails, nothing is blocked here: the server decides whether the lockout is over.
              invoke: {
                src: 'lockoutFeed',
                input: ({ context }) => context.lockout?.secondsLeft ?? 0,
                onError: 'none',
              },
              exit: 'dropLockout',
              on: {
                'lockout.measured': [
                  // The captcha picture is as old as the lockout, so a new one is fetched.
                  { guard: withEvent('isOver'), target: 'none', actions: 'renewCaptcha' },
                  { actions: withEvent('keepSeconds') },
                ],
              },
            },
          },
        },
      },
    },
    signedIn: { type: 'final', tags: 'busy' },
  },
  output: ({ context }) => ({ account: context.credentials?.userName ?? '' }),
});

export type AuthActor = ActorRefFrom<typeof authMachine>;

const lockoutOf = (answer: Result<null>): number =>
  !answer.ok && answer.failure.kind === 'refused' ? (answer.failure.retryAfter ?? 0) : 0;
