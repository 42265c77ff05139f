import { describe, expect, test } from 'vitest';
import { type Result, success, unexplained } from '#src/domain/failure.ts';
import { homeMachine, type OwnRecord } from '#src/machines/home.ts';
import { type Model, pathsOf } from './model.ts';
import { at, told } from './support/facts.ts';
import { articles, home, network, recordChanged, recordOf, silent } from './support/fixtures.ts';
import { port } from './support/port.ts';
import { run } from './support/run.ts';

const { location } = at(home);
const recent: readonly OwnRecord[] = [{ listPath: articles, title: '银杏', record: recordOf('42') }];

const model = {
  events: {
    reload: [{ type: 'reload' }],
    'records.changed': [recordChanged(articles)],
    'page.located': [{ type: 'page.located', location }],
  },
  answers: { fetchRecent: [success(recent), network] },
  input: { tabId: 'tab1', location },
} satisfies Model<typeof homeMachine>;

describe('home', () => {
  test.for(pathsOf(homeMachine, model))('$title', (path) => path.run());

  const start = () => {
    const fetchRecent = port<Result<readonly OwnRecord[]>>();
    const running = run(homeMachine.provide({ actors: { fetchRecent: fetchRecent.logic } }), model.input);
    return { ...running, fetchRecent, context: () => running.actor.getSnapshot().context };
  };

  test('shows the recent work', async () => {
    const { context, facts, fetchRecent, value } = start();
    await fetchRecent.answer(success(recent));
    expect([value(), context(), facts]).toEqual(['shown', { recent, failure: null }, []]);
  });

  test('a failure is told once and keeps what was there; reload tries again', async () => {
    const { actor, context, facts, fetchRecent, value } = start();
    await fetchRecent.answer(success(recent));
    actor.send(recordChanged(articles));
    await fetchRecent.answer(network);
    expect([value(), context(), facts]).toEqual([
      'failed',
      { recent, failure: { kind: 'network' } },
      [told({ code: 'failure', failure: { kind: 'network' } })],
    ]);
    actor.send({ type: 'reload' });
    await fetchRecent.answer(success([]));
    expect([value(), context()]).toEqual(['shown', { recent: [], failure: null }]);
  });

  test.for(silent)('tells nothing of $failure.kind', async (answer) => {
    const { facts, fetchRecent, value } = start();
    await fetchRecent.answer(answer);
    expect([value(), facts]).toEqual(['failed', []]);
  });

  test('a bug on the way is told like an answer that cannot be read', async () => {
    const { facts, fetchRecent, value } = start();
    await fetchRecent.break();
    expect([value(), facts]).toEqual(['failed', [told({ code: 'failure', failure: unexplained })]]);
  });

  test('records that change while it loads: the older answer counts no more', async () => {
    const { actor, context, fetchRecent } = start();
    actor.send(recordChanged(articles));
    await fetchRecent.answer(success(recent), 1);
    await fetchRecent.answer(success([]), 0);
    expect(context().recent).toEqual(recent);
  });
});
