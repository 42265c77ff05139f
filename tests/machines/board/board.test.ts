import { describe, expect, test } from 'vitest';
import type { Board } from '#src/domain/board/board.ts';
import { readSettings } from '#src/domain/board/settings.ts';
import { type Result, success, unexplained } from '#src/domain/failure.ts';
import { instantOf } from '#src/domain/platform-time.ts';
import { wallPath } from '#src/domain/routes/location.ts';
import { boardMachine, longestCall } from '#src/machines/board/board.ts';
import { boardAt } from '#tests/domain/board/boards.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { at } from '#tests/machines/support/facts.ts';
import {
  articles,
  expired,
  network,
  recordChanged,
  recordsDeleted,
  recordsOperated,
} from '#tests/machines/support/fixtures.ts';
import { feed, port } from '#tests/machines/support/port.ts';
import { run, settled } from '#tests/machines/support/run.ts';

interface Ticked {
  type: 'clock.ticked';
  now: number;
}

const located = (search: string) => ({ type: 'page.located', location: at(wallPath + search).location }) as const;
const input = { tabId: '', location: at(wallPath).location };
const first = boardAt();
const later = boardAt('2026-06-08 14:06:00', { contents: { time: '2026-06-08 14:06:00', total: 6, months: [] } });

const model = {
  events: {
    'page.located': [located('?units=zh'), located('?interval=30')],
    'records.changed': [recordChanged(articles)],
    'records.deleted': [recordsDeleted(articles, '42')],
    'records.operated': [recordsOperated(articles, ['42'])],
    'page.shown': [{ type: 'page.shown' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'refresh.pause': [{ type: 'refresh.pause' }],
    'refresh.resume': [{ type: 'refresh.resume' }],
    'clock.ticked': [{ type: 'clock.ticked', now: 1 }],
    'time.up': [{ type: 'time.up' }],
    'network.back': [{ type: 'network.back' }],
    'session.expired': [{ type: 'session.expired' }],
  },
  answers: { fetchBoard: [success(first), network, expired], checkBuild: [false, true] },
  input,
  situation: ({ context: { settings, failures, endedAt, tiles } }) => ({
    settings,
    hasFailed: failures > 0,
    hasEnded: endedAt !== null,
    isThere: tiles !== null,
  }),
} satisfies Model<typeof boardMachine>;

describe('the data display', () => {
  describeModel(boardMachine.provide({ actions: { reload: () => undefined } }), model);

  const start = () => {
    const calls = port<Result<Board>>();
    const builds = port<boolean>();
    const clock = feed<Ticked, Ticked>();
    const timer = feed<{ type: 'time.up' }, { type: 'time.up' }, number>();
    const online = feed<{ type: 'network.back' }, { type: 'network.back' }>();
    let reloads = 0;
    const running = run(
      boardMachine.provide({
        actions: {
          reload: () => {
            reloads += 1;
          },
        },
        actors: {
          fetchBoard: calls.logic,
          checkBuild: builds.logic,
          clockFeed: clock.logic,
          timerFeed: timer.logic,
          networkFeed: online.logic,
        },
      }),
      input,
    );
    const { actor } = running;
    return {
      ...running,
      calls,
      builds,
      clock,
      timer,
      online,
      reloads: () => reloads,
      state: () => (running.value() as { refresh: unknown }).refresh,
      context: () => actor.getSnapshot().context,
      up: () => timer.tell({ type: 'time.up' }),
    };
  };

  const shown = async () => {
    const board = start();
    board.actor.send({ type: 'page.shown' });
    board.clock.tell({ type: 'clock.ticked', now: 1000 });
    await board.calls.answer(success(first));
    return board;
  };

  test('keeps the last answer, and refreshes after each interval', async () => {
    const { calls, context, up, state } = await shown();
    expect({ state: state(), tiles: context().tiles, arrival: context().arrival }).toEqual({
      state: { live: 'resting' },
      tiles: first.tiles,
      arrival: { here: 1000, there: first.time },
    });
    up();
    await calls.answer(success(later));
    expect({ calls: calls.calls.length, answers: context().answers, changed: context().changed }).toEqual({
      calls: 2,
      answers: 2,
      changed: ['contents/total'],
    });
  });

  test('W5.4: a hanging call is cancelled before the next one is sent', async () => {
    const { actor, calls, context, up, state } = start();
    actor.send({ type: 'page.shown' });
    expect(longestCall).toBe(20);
    up();
    await settled();
    expect({
      state: state(),
      aborted: calls.calls.map(({ signal }) => signal.aborted),
      failure: context().failure,
    }).toEqual({ state: { live: 'trying' }, aborted: [true], failure: { kind: 'timeout' } });
    up();
    expect(calls.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  test('W5.4, W5.3: failures keep the figures and their time; one success restores the normal state', async () => {
    const { calls, context, up } = await shown();
    up();
    await calls.answer(network);
    up();
    await calls.break();
    expect({ failures: context().failures, failure: context().failure, tiles: context().tiles }).toEqual({
      failures: 2,
      failure: unexplained,
      tiles: first.tiles,
    });
    up();
    await calls.answer(success(later));
    expect({ failures: context().failures, failure: context().failure, tiles: context().tiles }).toEqual({
      failures: 0,
      failure: null,
      tiles: later.tiles,
    });
  });

  test('W5.5: sends nothing while hidden, and refreshes once immediately when visible again', async () => {
    const { actor, calls, up } = await shown();
    actor.send({ type: 'page.hidden' });
    up();
    up();
    expect(calls.calls).toHaveLength(1);
    actor.send({ type: 'page.shown' });
    actor.send({ type: 'page.shown' });
    expect(calls.calls).toHaveLength(2);
  });

  test('B23: the clock stops while hidden, also if the refresh is paused or signed out', async () => {
    const { actor, clock } = await shown();
    const ticking = (...types: readonly ('page.shown' | 'page.hidden' | 'refresh.pause' | 'session.expired')[]) => {
      for (const type of types) actor.send({ type });
      return clock.listeners();
    };
    expect([ticking(), ticking('page.hidden'), ticking('page.shown', 'refresh.pause')]).toEqual([1, 0, 1]);
    expect([ticking('page.hidden'), ticking('page.shown', 'session.expired')]).toEqual([0, 1]);
    expect(ticking('page.hidden')).toBe(0);
  });

  test('W5.5: refreshes once immediately when the network is back', async () => {
    const { calls, online, up } = await shown();
    up();
    await calls.answer(network);
    online.tell({ type: 'network.back' });
    online.tell({ type: 'network.back' });
    expect(calls.calls).toHaveLength(3);
  });

  test('W5.6: an expired session ends the calls; the figures stay, with the server time of the expiry', async () => {
    const { actor, calls, clock, context, up, state } = await shown();
    up();
    clock.tell({ type: 'clock.ticked', now: 61_000 });
    await calls.answer(expired);
    expect(state(), 'before anybody else tells of it').toBe('signedOut');
    actor.send({ type: 'session.expired' });
    for (const type of ['page.hidden', 'page.shown', 'refresh.resume'] as const) actor.send({ type });
    up();
    expect({ state: state(), calls: calls.calls.length, tiles: context().tiles, endedAt: context().endedAt }).toEqual({
      state: 'signedOut',
      calls: 2,
      tiles: first.tiles,
      endedAt: instantOf('2026-06-08 14:06:00'),
    });
  });

  test('W5.7: loads a new build between two refreshes, and sends no more calls', async () => {
    const { builds, calls, reloads, up } = await shown();
    await builds.answer(true);
    up();
    expect({ reloads: reloads(), calls: calls.calls.length }).toEqual({ reloads: 1, calls: 1 });
  });

  test('W5.7: loads a new build also between two failures, because the old one may not understand the answer', async () => {
    const { builds, calls, reloads, up } = await shown();
    await builds.answer(false);
    up();
    await calls.answer(network);
    await builds.answer(true);
    expect({ reloads: reloads(), asked: builds.calls.length }).toEqual({ reloads: 1, asked: 2 });
  });

  test('W5.7: continues to refresh if the check for a new build fails', async () => {
    const { builds, calls, reloads, up } = await shown();
    await builds.break();
    up();
    expect({ reloads: reloads(), calls: calls.calls.length }).toEqual({ reloads: 0, calls: 2 });
  });

  test('W5.12: sends nothing while paused, also after being hidden; refreshes immediately when resumed', async () => {
    const { actor, calls, up, state } = await shown();
    actor.send({ type: 'refresh.pause' });
    up();
    actor.send({ type: 'page.hidden' });
    actor.send({ type: 'page.shown' });
    expect({ state: state(), calls: calls.calls.length }).toEqual({ state: 'paused', calls: 1 });
    actor.send({ type: 'refresh.resume' });
    expect({ state: state(), calls: calls.calls.length }).toEqual({ state: { live: 'asking' }, calls: 2 });
  });

  test('W5.11: another interval starts immediately', async () => {
    const { actor, context, timer, state } = await shown();
    actor.send(located('?interval=30'));
    expect({ interval: context().settings.interval, state: state(), timers: timer.listeners() }).toEqual({
      interval: 30,
      state: { live: 'resting' },
      timers: 1,
    });
  });

  test('W5.11: other units leave the interval running; only another interval restarts it', async () => {
    const { actor, builds, context } = await shown();
    // Each start of the pause checks for a new build.
    actor.send(located('?units=zh'));
    const after = { units: context().settings, pauses: builds.calls.length };
    actor.send(located('?units=zh&interval=30'));
    expect({ after, pauses: builds.calls.length }).toEqual({
      after: { units: readSettings('?units=zh'), pauses: 1 },
      pauses: 2,
    });
  });
});
