import { describe, expect, test } from 'vitest';
import { commentsPath } from '#src/domain/comments/comment.ts';
import { consultationsPath } from '#src/domain/consultations/consultation.ts';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import { type Result, success } from '#src/domain/failure.ts';
import type { Grants } from '#src/domain/rights/access.ts';
import { countsOf, type MenuCounts } from '#src/domain/work/menu-counts.ts';
import type { WaitingEntry } from '#src/domain/work/waiting.ts';
import { menuCountsMachine } from '#src/machines/shell/menu-counts.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import {
  articles,
  network,
  recordChanged,
  recordsDeleted,
  recordsOperated,
  recordsOutdated,
} from '#tests/machines/support/fixtures.ts';
import { feed, port } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';
import { editor } from '#tests/machines/support/session.ts';

const of = (...pages: string[]): Grants => ({ admin: false, pages, buttons: [] });
const opened = { type: 'session.opened', account: editor, grants: of(commentsPath) } as const;
const granted = (...pages: string[]) => ({ type: 'grants.changed', grants: of(...pages) }) as const;
const shown = { type: 'window.shown' } as const;
const hidden = { type: 'window.hidden' } as const;

const model = {
  events: {
    'session.opened': [opened, { ...opened, grants: of(articles) }],
    'session.closed': [{ type: 'session.closed' }],
    'grants.changed': [granted(commentsPath), granted(articles)],
    'records.changed': [recordChanged(commentsPath), recordChanged(articles)],
    'records.deleted': [recordsDeleted(commentsPath, '1')],
    'records.operated': [recordsOperated(commentsPath, ['1'])],
    'records.outdated': [recordsOutdated(commentsPath, '1')],
    'window.shown': [shown],
    'window.hidden': [hidden],
  },
} satisfies Model<typeof menuCountsMachine>;

const entry = (path: string, status: WaitingEntry['status'], count: number): WaitingEntry => ({
  path,
  status,
  count,
  oldest: '2026-05-30 09:30:00',
});

const counted = (entries: readonly WaitingEntry[]) => success(countsOf(entries));

describe('the counts of the menu', () => {
  describeModel(menuCountsMachine, model);

  const start = () => {
    const waiting = port<Result<MenuCounts>>();
    const sight = feed<typeof shown | typeof hidden>();
    const running = run(menuCountsMachine.provide({ actors: { fetchCounts: waiting.logic, sightFeed: sight.logic } }));
    const counts = () => running.actor.getSnapshot().context.counts;
    const numbers = () => Object.fromEntries(Object.entries(counts()).map(([path, { count }]) => [path, count]));
    return { ...running, counts, numbers, sight, waiting, asked: () => waiting.calls.length };
  };

  test('W2.6: waiting items are counted by page, with the urgency of the worst; other pages have no number in the menu', async () => {
    const { actor, clock, counts, waiting } = start();
    actor.send(opened);
    clock.increment(1000);
    await waiting.answer(
      counted([
        entry(articles, 'draft', 9),
        entry(commentsPath, 'pending', 4),
        entry(consultationsPath, 'overdue', 2),
        entry(consultationsPath, 'dueToday', 1),
        entry(consultationsPath, 'unread', 3),
        entry(scorePath, 'toDecide', 1),
        { ...entry(scorePath, 'toScore', 5), dueToday: 1 },
      ]),
    );
    expect(counts()).toEqual({
      [commentsPath]: { count: 4, urgency: null },
      [consultationsPath]: { count: 6, urgency: 'late' },
    });
    actor.send({ type: 'session.closed' });
    expect(counts()).toEqual({});
  });

  test('no call is sent without a grant for an inbox', () => {
    const { actor, asked, clock } = start();
    actor.send({ ...opened, grants: of(articles) });
    clock.increment(600_000);
    expect(asked()).toBe(0);
    actor.send(granted(commentsPath));
    clock.increment(1000);
    expect(asked()).toBe(1);
  });

  test('simultaneous changes cause one call; changes of other records cause none', async () => {
    const { actor, asked, clock, waiting } = start();
    actor.send(opened);
    clock.increment(1000);
    await waiting.answer(counted([]));
    for (let count = 0; count < 20; count += 1) actor.send(recordChanged(commentsPath));
    actor.send(recordChanged(articles));
    clock.increment(1000);
    expect(asked()).toBe(2);
  });

  test('W2.6: successive steps neither postpone the counts nor cancel a running call', async () => {
    const { actor, asked, clock, numbers, waiting } = start();
    actor.send(opened);
    clock.increment(1000);
    await waiting.answer(counted([entry(commentsPath, 'pending', 42)]));
    actor.send(recordChanged(commentsPath));
    clock.increment(200);
    actor.send(recordChanged(commentsPath));
    clock.increment(100);
    expect(asked()).toBe(2);
    // Two more steps and one on another page before the answer.
    for (const path of [commentsPath, commentsPath, articles]) actor.send(recordChanged(path));
    clock.increment(1000);
    await waiting.answer(counted([entry(commentsPath, 'pending', 40)]));
    expect([asked(), numbers()]).toEqual([2, { [commentsPath]: 40 }]);
    // The changes in the meantime cause exactly one more call.
    clock.increment(300);
    await waiting.answer(counted([entry(commentsPath, 'pending', 38)]));
    clock.increment(1000);
    expect([asked(), numbers()]).toEqual([3, { [commentsPath]: 38 }]);
  });

  test('a change during a failing call still causes the next call', async () => {
    const { actor, asked, clock, waiting } = start();
    actor.send(opened);
    clock.increment(1000);
    actor.send(recordChanged(commentsPath));
    await waiting.break();
    clock.increment(300);
    expect(asked()).toBe(2);
  });

  test('nothing is sent while hidden; the counts are fetched immediately when visible again', async () => {
    const { actor, asked, clock, sight, waiting } = start();
    actor.send(opened);
    clock.increment(1000);
    await waiting.answer(counted([]));
    clock.increment(60_000);
    await waiting.answer(counted([]));
    expect(asked()).toBe(2);
    sight.tell(hidden);
    actor.send(recordChanged(commentsPath));
    clock.increment(600_000);
    expect(asked()).toBe(2);
    sight.tell(shown);
    expect(asked()).toBe(3);
  });

  test('a failed call keeps the last counts without a notice', async () => {
    const { actor, clock, numbers, facts, waiting } = start();
    actor.send(opened);
    clock.increment(1000);
    await waiting.answer(counted([entry(commentsPath, 'pending', 4)]));
    clock.increment(60_000);
    await waiting.answer(network);
    expect({ counts: numbers(), facts }).toEqual({ counts: { [commentsPath]: 4 }, facts: [] });
    clock.increment(60_000);
    await waiting.break();
    expect(numbers()).toEqual({ [commentsPath]: 4 });
  });
});
