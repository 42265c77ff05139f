import { vi } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Notice } from '#src/domain/shell/notice.ts';
import { cookieNames } from '#src/app/browser/cookies.ts';
import { createApp } from '#src/app/composition/create-app.ts';
import { readConfig } from '#src/app/config.ts';
import type { FactOf } from '#src/machines/facts.ts';
import { walk } from '#tests/coverage/walk.ts';
import { textsStarted } from '#tests/setup/texts.ts';
import { cookies } from './cookies.ts';

/** The tags of states in which something is in progress. */
const busyTags = ['busy', 'sending', 'waiting', 'pending', 'writing', 'operating'];

/** After this many idle rounds of the event loop, nothing more happens. */
const idleRounds = 10;

/** After this many rounds an actor that is still busy stays so, because every timeout has passed. */
const maxRounds = 5000;

export type UndrawnApp = Awaited<ReturnType<typeof startUndrawn>>;

/** Starts the real app at `url` for a signed-in user: machines, stores and client, without React. */
export async function startUndrawn(url: string, account: string, token: string) {
  await textsStarted;
  cookies.set(cookieNames.token, token);
  cookies.set(cookieNames.account, account);
  history.replaceState(null, '', url);
  const actors: AnyActorRef[] = [];
  let onPage: readonly Notice['code'][] = [];
  const app = createApp({
    config: readConfig({ VITE_API_HOST: location.origin }),
    basePath: '/',
    reload: () => {},
    inspect(event) {
      walk(event);
      if (event.type !== '@xstate.actor') return;
      const actor = event.actorRef as AnyActorRef;
      actors.push(actor);
      if (!('on' in actor)) return;
      actor.on('notice', (emitted) => {
        const { notice, seenOn } = emitted as FactOf<'notice'>;
        if (seenOn !== undefined) onPage = [...onPage, notice.code];
      });
    },
  });
  const stop = app.start();

  /** The actors that wait for an answer or are in a state with one of these tags. */
  const busy = (): string[] => actors.filter(isBusy).map(nameOf);

  return {
    stop,
    busy,
    errors: () => app.errorLog.errors().length,
    session: () => app.actors().session.getSnapshot().value,
    actors: app.actors,
    /** The messages shown now, and those that the page itself shows instead. */
    notices: (): Notice['code'][] => [...app.notices.shown().map(({ notice }) => notice.code), ...onPage],
    dismissNotices: () => {
      onPage = [];
      app.notices.remove(...app.notices.shown().map(({ id }) => id));
    },
    /** The actor of the machine of the first page that was opened. */
    page(): AnyActorRef {
      const opened = actors.find(({ src }) => src === 'page');
      const screen = opened && (snapshotOf(opened).context as { screenActor: AnyActorRef | null }).screenActor;
      if (!screen) throw new Error(`no page has a machine at ${url}`);
      return screen;
    },
    /** The states of the page’s machine and of all machines within it. */
    states: () => actors.filter(isOnPage).flatMap(stateOf),

    /** Advances the time. */
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),

    /**
     * Waits until nothing is in progress. Meanwhile the timers run fast; only code that is loaded on demand takes its real
     * time.
     */
    async settle(): Promise<void> {
      for (let round = 0, quiet = 0; quiet < idleRounds && round < maxRounds; round += 1) {
        if (busy().some((name) => name.startsWith('load'))) await vi.dynamicImportSettled();
        if (round % 10 === 9 && busy().length > 0 && vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(200);
        await new Promise(setImmediate);
        quiet = busy().length > 0 ? 0 : quiet + 1;
      }
    },
  };
}

const snapshotOf = (actor: AnyActorRef) => actor.getSnapshot() as Partial<AnyMachineSnapshot>;

function isBusy(actor: AnyActorRef): boolean {
  const snapshot = snapshotOf(actor);
  if (snapshot.status !== 'active') return false;
  if (snapshot.machine) return busyTags.some((tag) => snapshot.hasTag?.(tag));
  // A feed never ends.
  return !/Feed$|^watchNetwork$/.test(nameOf(actor));
}

function isOnPage(actor: AnyActorRef): boolean {
  for (let above = actor._parent; above; above = above._parent) if (above.src === 'page') return true;
  return false;
}

/** The state of a machine that is still active. */
function stateOf(actor: AnyActorRef): [string, unknown][] {
  const { machine, status, value } = snapshotOf(actor);
  return machine && status === 'active' ? [[machine.id, value]] : [];
}

const nameOf = ({ src, id }: AnyActorRef): string => (typeof src === 'string' ? src : id);
