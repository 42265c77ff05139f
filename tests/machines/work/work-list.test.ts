import { describe, expect, test } from 'vitest';
import { type Result, success } from '#src/domain/failure.ts';
import type { WorkEntry } from '#src/domain/work/profile.ts';
import type { KeptDraft, WaitingEntry } from '#src/domain/work/waiting.ts';
import { keptDraftsMachine, recentWorkMachine, waitingMachine } from '#src/machines/work/shelf.ts';
import { workListMachine } from '#src/machines/work/work-list.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { at } from '#tests/machines/support/facts.ts';
import {
  articles,
  home,
  network,
  recordChanged,
  recordsDeleted,
  recordsOperated,
} from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';

const { location } = at(home);
const shown = { type: 'page.shown' } as const;
const hidden = { type: 'page.hidden' } as const;

const model = {
  events: {
    'records.changed': [recordChanged(articles)],
    'records.deleted': [recordsDeleted(articles, '42')],
    'records.operated': [recordsOperated(articles, ['42'])],
    'page.located': [{ type: 'page.located', location }],
    'page.shown': [shown],
    'page.hidden': [hidden],
  },
  input: { tabId: 'tab1', location },
} satisfies Model<typeof workListMachine>;

describe('the work list of the home page', () => {
  describeModel(workListMachine, model);

  const start = () => {
    const waiting = port<Result<readonly WaitingEntry[]>>();
    const drafts = port<Result<readonly KeptDraft[]>>();
    const work = port<Result<readonly WorkEntry[]>>();
    const { actor, clock } = run(
      workListMachine.provide({
        actors: {
          waiting: waitingMachine.provide({ actors: { fetchItems: waiting.logic } }),
          keptDrafts: keptDraftsMachine.provide({ actors: { fetchItems: drafts.logic } }),
          recentWork: recentWorkMachine.provide({ actors: { fetchItems: work.logic } }),
        },
      }),
      model.input,
    );
    /** How often each was asked for. */
    const asked = () => ({ waiting: waiting.calls.length, drafts: drafts.calls.length, work: work.calls.length });
    return { actor, asked, clock, drafts, waiting, work };
  };

  test('one part fails by itself', async () => {
    const { actor, drafts, waiting, work } = start();
    await waiting.answer(network);
    await drafts.answer(success([]));
    await work.answer(success([]));
    const { children } = actor.getSnapshot();
    expect(Object.fromEntries(Object.entries(children).map(([id, child]) => [id, child?.getSnapshot().value]))).toEqual(
      {
        waiting: 'failed',
        keptDrafts: 'shown',
        recentWork: 'shown',
      },
    );
  });

  test('many records that change in one go are asked about once', () => {
    const { actor, asked, clock } = start();
    for (let count = 0; count < 20; count += 1) actor.send(recordChanged(articles));
    expect(asked()).toEqual({ waiting: 1, drafts: 1, work: 1 });
    clock.increment(1000);
    expect(asked()).toEqual({ waiting: 2, drafts: 2, work: 2 });
    clock.increment(600_000);
    expect(asked()).toEqual({ waiting: 2, drafts: 2, work: 2 });
  });

  test.for([recordChanged(articles), recordsDeleted(articles, '42'), recordsOperated(articles, ['42'])])(
    'out of sight it asks for nothing; $type is asked about when somebody sees it again',
    (event) => {
      const { actor, asked, clock } = start();
      actor.send(hidden);
      actor.send(event);
      actor.send(event);
      clock.increment(600_000);
      expect(asked()).toEqual({ waiting: 1, drafts: 1, work: 1 });
      actor.send(shown);
      expect(asked()).toEqual({ waiting: 2, drafts: 2, work: 2 });
    },
  );

  test('what changed just before it went out of sight is asked about when it is seen again', () => {
    const { actor, asked, clock } = start();
    actor.send(recordChanged(articles));
    actor.send(hidden);
    clock.increment(1000);
    expect(asked()).toEqual({ waiting: 1, drafts: 1, work: 1 });
    actor.send(shown);
    expect(asked()).toEqual({ waiting: 2, drafts: 2, work: 2 });
  });

  test('seen again at once only the drafts are read, which cost no call; after a while all is asked again', () => {
    const { actor, asked, clock } = start();
    actor.send(hidden);
    clock.increment(59_999);
    actor.send(shown);
    expect(asked()).toEqual({ waiting: 1, drafts: 2, work: 1 });
    actor.send(hidden);
    clock.increment(60_000);
    actor.send(shown);
    expect(asked()).toEqual({ waiting: 2, drafts: 3, work: 2 });
  });
});
