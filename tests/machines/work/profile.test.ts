import { describe, expect, test } from 'vitest';
import { type Result, success } from '#src/domain/failure.ts';
import type { LoginEntry, WorkEntry } from '#src/domain/work/profile.ts';
import { profileMachine } from '#src/machines/work/profile.ts';
import { ownLoginsMachine, recentWorkMachine } from '#src/machines/work/shelf.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { at } from '#tests/machines/support/facts.ts';
import { articles, network, recordChanged, recordsDeleted, recordsOperated } from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';

const { location } = at('/profile');

const model = {
  events: {
    'records.changed': [recordChanged(articles)],
    'records.deleted': [recordsDeleted(articles, '42')],
    'records.operated': [recordsOperated(articles, ['42'])],
    'page.located': [{ type: 'page.located', location }],
  },
  input: { tabId: 'tab1', location },
} satisfies Model<typeof profileMachine>;

describe('the personal centre', () => {
  describeModel(profileMachine, model);

  const start = () => {
    const work = port<Result<readonly WorkEntry[]>>();
    const logins = port<Result<readonly LoginEntry[]>>();
    const { actor } = run(
      profileMachine.provide({
        actors: {
          recentWork: recentWorkMachine.provide({ actors: { fetchItems: work.logic } }),
          ownLogins: ownLoginsMachine.provide({ actors: { fetchItems: logins.logic } }),
        },
      }),
      model.input,
    );
    const states = () => {
      const { recentWork, ownLogins } = actor.getSnapshot().children;
      return { recentWork: recentWork?.getSnapshot().value, ownLogins: ownLogins?.getSnapshot().value };
    };
    return { actor, work, logins, states };
  };

  test('one half fails independently', async () => {
    const { work, logins, states } = start();
    await work.answer(network);
    await logins.answer(success([]));
    expect(states()).toEqual({ recentWork: 'failed', ownLogins: 'shown' });
  });

  test('a changed record fetches the work again, but not the logins', async () => {
    const { actor, work, logins, states } = start();
    await work.answer(success([]));
    await logins.answer(success([]));
    actor.send(recordChanged(articles));
    expect({ states: states(), workCalls: work.calls.length, loginsCalls: logins.calls.length }).toEqual({
      states: { recentWork: 'loading', ownLogins: 'shown' },
      workCalls: 2,
      loginsCalls: 1,
    });
  });
});
