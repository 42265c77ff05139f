import { type ActorRefFrom, assign, setup } from 'xstate';
import { type Arrival, timeThere } from '#src/domain/board/age.ts';
import { type Board, mergeTiles, type Tiles } from '#src/domain/board/board.ts';
import { changedFigures } from '#src/domain/board/changes.ts';
import { type BoardSettings, pauseAfter, readSettings } from '#src/domain/board/settings.ts';
import { type Failure, type Result, unexplained } from '#src/domain/failure.ts';
import type { AppLocation } from '#src/domain/routes/location.ts';
import type { PageEvent, PageInput } from '#src/machines/page.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall, missingCommand, missingFeed } from '#src/machines/ports.ts';

/** The time by the clock of this computer. */
interface Ticked {
  type: 'clock.ticked';
  /** Milliseconds since 1970; never less than before. */
  now: number;
}

type Event =
  | PageEvent
  | Ticked
  /** Whether anybody can see the page: its tab is in view, and so is the browser’s. */
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  | { type: 'refresh.pause' }
  | { type: 'refresh.resume' }
  /** The requested time has passed. */
  | { type: 'time.up' }
  /** The network is back. */
  | { type: 'network.back' }
  | { type: 'session.expired' };

interface Context {
  settings: BoardSettings;
  tiles: Tiles | null;
  /** The last answer. */
  arrival: Arrival | null;
  /** The figures that the last answer changed, and the number of answers: the view announces each answer once. */
  changed: readonly string[];
  answers: number;
  /** The number of failures in a row, and the last one. */
  failures: number;
  failure: Failure | null;
  /** By the clock of this computer. */
  now: number;
  /** The server’s time when the session ended. */
  endedAt: number | null;
}

/** The page is loaded again for a new build. */
const looksForBuild = {
  src: 'checkBuild',
  onDone: { guard: withOutput('isNewBuild'), target: '#board.refresh.reloading' },
  // The next refresh checks again.
  onError: {},
} as const;

/** A call without an answer fails after this many seconds, and the cycle goes on (W5.4). */
export const longestCall = 20;

/**
 * The data display (decision 046), in the layout and on a wall. It fetches the figures after each interval, one call at a time.
 * A call that hangs is cancelled, and failures lengthen the pauses until a call succeeds. While the page is hidden, it fetches
 * nothing and its clock stops; when it is shown again, it fetches at once. Figures stay through failures, each tile with its
 * time. An expired session ends the calls. Between two refreshes a wall checks for a new build of the app and reloads; also
 * between two failures, because this build may be their reason.
 */
export const boardMachine = setup({
  types: {
    context: {} as Context,
    input: {} as PageInput,
    events: {} as Event,
    tags: {} as 'paused' | 'signedOut',
  },
  actors: {
    fetchBoard: missingCall<Result<Board>, void>('fetchBoard'),
    /** Whether the server has another build of the app than the one that runs. */
    checkBuild: missingCall<boolean, void>('checkBuild'),
    /** Reports the time each second. */
    clockFeed: missingFeed<Ticked>('clockFeed'),
    /** Reports when this many seconds have passed. */
    timerFeed: missingFeed<{ type: 'time.up' }, number>('timerFeed'),
    /** Reports when the network is back. */
    networkFeed: missingFeed<{ type: 'network.back' }>('networkFeed'),
  },
  actions: {
    reload: missingCommand('reload'),
    takeSettings: assign({ settings: (_, { location }: { location: AppLocation }) => readSettings(location.search) }),
    keepTime: assign({ now: (_, { now }: Ticked) => now }),
    keepAnswer: assign(({ context }, answer: Result<Board>) => {
      if (!answer.ok) return {};
      const tiles = mergeTiles(context.tiles, answer.value);
      return {
        tiles,
        arrival: { here: context.now, there: answer.value.time },
        changed: changedFigures(context.tiles, tiles),
        answers: context.answers + 1,
        failures: 0,
        failure: null,
      };
    }),
    keepFailure: assign(({ context }, answer: Result<Board>) => ({
      failure: answer.ok ? null : answer.failure,
      failures: context.failures + 1,
    })),
    keepTimeout: assign(({ context }) => ({ failure: { kind: 'timeout' }, failures: context.failures + 1 }) as const),
    keepSurprise: assign(({ context }) => ({ failure: unexplained, failures: context.failures + 1 })),
    keepEnd: assign({ endedAt: ({ context }) => timeThere(context.now, context.arrival) }),
  },
  guards: {
    isAnswered: (_, answer: Result<Board>) => answer.ok,
    isExpired: (_, answer: Result<Board>) => !answer.ok && answer.failure.kind === 'expired',
    isNewBuild: (_, isNew: boolean) => isNew,
    asksOther: ({ context }, { location }: { location: AppLocation }) =>
      readSettings(location.search).interval !== context.settings.interval,
  },
}).createMachine({
  id: 'board',
  context: ({ input }) => ({
    settings: readSettings(input.location.search),
    tiles: null,
    arrival: null,
    changed: [],
    answers: 0,
    failures: 0,
    failure: null,
    now: 0,
    endedAt: null,
  }),
  on: {
    'clock.ticked': { actions: withEvent('keepTime') },
    'page.located': { actions: withEvent('takeSettings') },
  },
  type: 'parallel',
  states: {
    clock: {
      initial: 'resting',
      states: {
        resting: { on: { 'page.shown': 'ticking' } },
        ticking: { invoke: { src: 'clockFeed', onError: {} }, on: { 'page.hidden': 'resting' } },
      },
    },
    refresh: {
      on: { 'session.expired': { target: '.signedOut', actions: 'keepEnd' } },
      initial: 'unseen',
      states: {
        unseen: { on: { 'page.shown': 'live' } },
        live: {
          on: { 'page.hidden': 'unseen', 'refresh.pause': 'paused' },
          initial: 'asking',
          states: {
            asking: {
              invoke: [
                {
                  src: 'fetchBoard',
                  onDone: [
                    { guard: withOutput('isAnswered'), target: 'resting', actions: withOutput('keepAnswer') },
                    { guard: withOutput('isExpired'), target: '#board.refresh.signedOut', actions: 'keepEnd' },
                    { target: 'trying', actions: withOutput('keepFailure') },
                  ],
                  onError: { target: 'trying', actions: 'keepSurprise' },
                },
                { src: 'timerFeed', input: longestCall },
              ],
              on: { 'time.up': { target: 'trying', actions: 'keepTimeout' } },
            },
            resting: {
              invoke: [{ src: 'timerFeed', input: ({ context }) => context.settings.interval }, looksForBuild],
              on: {
                'time.up': 'asking',
                'page.located': {
                  guard: withEvent('asksOther'),
                  target: 'resting',
                  reenter: true,
                  actions: withEvent('takeSettings'),
                },
              },
            },
            trying: {
              invoke: [
                {
                  src: 'timerFeed',
                  input: ({ context }) => pauseAfter(context.failures, context.settings.interval),
                },
                { src: 'networkFeed', onError: {} },
                looksForBuild,
              ],
              on: { 'time.up': 'asking', 'network.back': 'asking' },
            },
          },
        },
        paused: { tags: 'paused', on: { 'refresh.resume': 'live' } },
        signedOut: { tags: 'signedOut', on: { 'session.expired': {} } },
        reloading: { entry: 'reload', type: 'final' },
      },
    },
  },
});

export type BoardActor = ActorRefFrom<typeof boardMachine>;
