import { describe, expect, test } from 'vitest';
import { type Result, success, unexplained } from '#src/domain/failure.ts';
import type { WorkEntry } from '#src/domain/work/profile.ts';
import {
  headFiguresMachine,
  keptDraftsMachine,
  ownLoginsMachine,
  recentWorkMachine,
  roleChoiceMachine,
  waitingMachine,
} from '#src/machines/work/shelf.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { at, notified } from '#tests/machines/support/facts.ts';
import {
  articles,
  home,
  network,
  recordChanged,
  recordsDeleted,
  recordsOperated,
  silent,
} from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';

const { location } = at(home);
const time = '2026-03-12 09:30:00';
const works: readonly WorkEntry[] = [{ path: articles, id: '42', title: '银杏', status: 'draft', time }];
const logins = [
  { id: 'editor-1', time, address: '10.45.11.20', userAgent: 'Firefox/127.0', result: 'success' },
] as const;

const events = {
  reload: [{ type: 'reload' }],
  'records.changed': [recordChanged(articles)],
  'records.deleted': [recordsDeleted(articles, '42')],
  'records.operated': [recordsOperated(articles, ['42'])],
  'page.located': [{ type: 'page.located', location }],
} as const;

const workModel = { events, answers: { fetchItems: [success(works), network] } } satisfies Model<
  typeof recentWorkMachine
>;
const loginModel = { events, answers: { fetchItems: [success(logins), network] } } satisfies Model<
  typeof ownLoginsMachine
>;

const entries = [{ path: articles, status: 'draft', count: 9, oldest: time }] as const;
const waitingModel = { events, answers: { fetchItems: [success(entries), network] } } satisfies Model<
  typeof waitingMachine
>;

const drafts = [{ path: `${articles}/42`, subject: '银杏', savedAt: 0 }];
const draftModel = { events, answers: { fetchItems: [success(drafts), network] } } satisfies Model<
  typeof keptDraftsMachine
>;

const figureModel = { events, answers: { fetchItems: [success([]), network] } } satisfies Model<
  typeof headFiguresMachine
>;

const roles = [{ id: '2', roleName: '内容编辑', moduleInfoList: [], userCount: 1 }];
const roleModel = { events, answers: { fetchItems: [success(roles), network] } } satisfies Model<
  typeof roleChoiceMachine
>;

describe('a shelf', () => {
  describeModel(recentWorkMachine, workModel);
  describeModel(ownLoginsMachine, loginModel);

  describeModel(roleChoiceMachine, roleModel);
  describeModel(waitingMachine, waitingModel);
  describeModel(keptDraftsMachine, draftModel);
  describeModel(headFiguresMachine, figureModel);

  const start = () => {
    const fetchItems = port<Result<readonly WorkEntry[]>>();
    const running = run(recentWorkMachine.provide({ actors: { fetchItems: fetchItems.logic } }));
    return { ...running, fetchItems, context: () => running.actor.getSnapshot().context };
  };

  test('shows the fetched rows', async () => {
    const { context, facts, fetchItems, value } = start();
    await fetchItems.answer(success(works));
    expect({ state: value(), context: context(), facts }).toEqual({
      state: 'shown',
      context: { items: works, failure: null },
      facts: [],
    });
  });

  test('a failure is reported once and keeps the former rows; reload tries again', async () => {
    const { actor, context, facts, fetchItems, value } = start();
    await fetchItems.answer(success(works));
    actor.send(recordChanged(articles));
    await fetchItems.answer(network);
    expect({ state: value(), context: context(), facts }).toEqual({
      state: 'failed',
      context: { items: works, failure: { kind: 'network' } },
      facts: [notified({ code: 'failure', failure: { kind: 'network' } })],
    });
    actor.send({ type: 'reload' });
    await fetchItems.answer(success([]));
    expect({ state: value(), context: context() }).toEqual({ state: 'shown', context: { items: [], failure: null } });
  });

  test.for(silent)('shows no notice for $failure.kind', async (answer) => {
    const { facts, fetchItems, value } = start();
    await fetchItems.answer(answer);
    expect({ state: value(), facts }).toEqual({ state: 'failed', facts: [] });
  });

  test('an unexpected error is reported like an unreadable answer', async () => {
    const { facts, fetchItems, value } = start();
    await fetchItems.break();
    expect({ state: value(), facts }).toEqual({
      state: 'failed',
      facts: [notified({ code: 'failure', failure: unexplained })],
    });
  });

  test('changes of records during a load invalidate the older answer', async () => {
    const { actor, context, fetchItems } = start();
    actor.send(recordChanged(articles));
    await fetchItems.answer(success(works), 1);
    await fetchItems.answer(success([]), 0);
    expect(context().items).toEqual(works);
  });
});
