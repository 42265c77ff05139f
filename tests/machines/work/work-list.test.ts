import { describe, expect, test } from 'vitest';
import { type AnyActorLogic, createMachine } from 'xstate';
import { type Result, success } from '#src/domain/failure.ts';
import { inspectionHref } from '#src/domain/inspection/tab.ts';
import type { WorkEntry } from '#src/domain/work/profile.ts';
import type { HeadFigure } from '#src/domain/work/head-figures.ts';
import type { KeptDraft, WaitingEntry } from '#src/domain/work/waiting.ts';
import { headFiguresMachine, keptDraftsMachine, recentWorkMachine, waitingMachine } from '#src/machines/work/shelf.ts';
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

/** Replaces the inspection, whose code loads late. */
const inspection = createMachine({});

const model = {
  events: {
    'records.changed': [recordChanged(articles)],
    'records.deleted': [recordsDeleted(articles, '42')],
    'records.operated': [recordsOperated(articles, ['42'])],
    'page.located': [
      { type: 'page.located', location },
      { type: 'page.located', location: at(inspectionHref).location },
    ],
    'page.shown': [shown],
    'page.hidden': [hidden],
    'inspection.retry': [{ type: 'inspection.retry' }],
  },
  answers: { loadInspection: [inspection] },
  input: { tabId: 'tab1', location },
} satisfies Model<typeof workListMachine>;

describe('the work list of the home page', () => {
  describeModel(workListMachine, model);

  const start = (href = home) => {
    const waiting = port<Result<readonly WaitingEntry[]>>();
    const drafts = port<Result<readonly KeptDraft[]>>();
    const work = port<Result<readonly WorkEntry[]>>();
    const heads = port<Result<readonly HeadFigure[]>>();
    const { actor, clock } = run(
      workListMachine.provide({
        actors: {
          waiting: waitingMachine.provide({ actors: { fetchItems: waiting.logic } }),
          keptDrafts: keptDraftsMachine.provide({ actors: { fetchItems: drafts.logic } }),
          recentWork: recentWorkMachine.provide({ actors: { fetchItems: work.logic } }),
          headFigures: headFiguresMachine.provide({ actors: { fetchItems: heads.logic } }),
        },
      }),
      { ...model.input, location: at(href).location },
    );
    /** The number of calls of each part. */
    const asked = () => ({
      waiting: waiting.calls.length,
      drafts: drafts.calls.length,
      work: work.calls.length,
      heads: heads.calls.length,
    });
    return { actor, asked, clock, drafts, heads, waiting, work };
  };

  test('one part fails independently', async () => {
    const { actor, drafts, heads, waiting, work } = start();
    await waiting.answer(network);
    await drafts.answer(success([]));
    await work.answer(success([]));
    await heads.answer(success([]));
    const { children } = actor.getSnapshot();
    expect(
      Object.fromEntries(
        Object.entries(children).map(([id, child]) => [
          id,
          (child?.getSnapshot() as { value?: unknown } | undefined)?.value,
        ]),
      ),
    ).toEqual({
      waiting: 'failed',
      keptDrafts: 'shown',
      recentWork: 'shown',
      headFigures: 'shown',
    });
  });

  test('opened for the inspection, the work is fetched when it is first shown, and stays', () => {
    const { actor, asked } = start(inspectionHref);
    actor.send(recordChanged(articles));
    expect(asked()).toEqual({ waiting: 0, drafts: 0, work: 0, heads: 0 });
    actor.send({ type: 'page.located', location });
    actor.send({ type: 'page.located', location: at(inspectionHref).location });
    actor.send({ type: 'page.located', location });
    expect(asked()).toEqual({ waiting: 1, drafts: 1, work: 1, heads: 1 });
  });

  test('simultaneous changes of records cause one call', () => {
    const { actor, asked, clock } = start();
    for (let count = 0; count < 20; count += 1) actor.send(recordChanged(articles));
    expect(asked()).toEqual({ waiting: 1, drafts: 1, work: 1, heads: 1 });
    clock.increment(1000);
    expect(asked()).toEqual({ waiting: 2, drafts: 2, work: 2, heads: 1 });
    clock.increment(600_000);
    expect(asked()).toEqual({ waiting: 2, drafts: 2, work: 2, heads: 1 });
  });

  test.for([recordChanged(articles), recordsDeleted(articles, '42'), recordsOperated(articles, ['42'])])(
    'a hidden page sends nothing; $type is fetched when it is visible again',
    (event) => {
      const { actor, asked, clock } = start();
      actor.send(hidden);
      actor.send(event);
      actor.send(event);
      clock.increment(200_000);
      expect(asked()).toEqual({ waiting: 1, drafts: 1, work: 1, heads: 1 });
      actor.send(shown);
      expect(asked()).toEqual({ waiting: 2, drafts: 2, work: 2, heads: 1 });
    },
  );

  test('a change just before hiding is fetched when the page is visible again', () => {
    const { actor, asked, clock } = start();
    actor.send(recordChanged(articles));
    actor.send(hidden);
    clock.increment(1000);
    expect(asked()).toEqual({ waiting: 1, drafts: 1, work: 1, heads: 1 });
    actor.send(shown);
    expect(asked()).toEqual({ waiting: 2, drafts: 2, work: 2, heads: 1 });
  });

  test('returning soon reads only the drafts, without a call; returning later fetches the work again', () => {
    const { actor, asked, clock } = start();
    actor.send(hidden);
    clock.increment(59_999);
    actor.send(shown);
    expect(asked()).toEqual({ waiting: 1, drafts: 2, work: 1, heads: 1 });
    actor.send(hidden);
    clock.increment(60_000);
    actor.send(shown);
    expect(asked()).toEqual({ waiting: 2, drafts: 3, work: 2, heads: 1 });
  });

  test('a visit fetches the figures again only when they are five minutes old, whatever changes', () => {
    const { actor, asked, clock } = start();
    clock.increment(299_999);
    actor.send(shown);
    actor.send(recordChanged(articles));
    expect(asked().heads).toBe(1);
    clock.increment(600_000);
    expect(asked().heads).toBe(1);
    actor.send(hidden);
    actor.send(shown);
    actor.send(hidden);
    actor.send(shown);
    expect(asked().heads).toBe(2);
    clock.increment(300_000);
    actor.send(shown);
    expect(asked().heads).toBe(3);
  });

  test('the inspection is loaded when its tab is first opened, and stays', async () => {
    const load = port<AnyActorLogic>();
    const { actor } = run(
      workListMachine.provide({
        actors: {
          waiting: waitingMachine.provide({ actors: { fetchItems: port<Result<readonly WaitingEntry[]>>().logic } }),
          keptDrafts: keptDraftsMachine.provide({ actors: { fetchItems: port<Result<readonly KeptDraft[]>>().logic } }),
          recentWork: recentWorkMachine.provide({ actors: { fetchItems: port<Result<readonly WorkEntry[]>>().logic } }),
          headFigures: headFiguresMachine.provide({
            actors: { fetchItems: port<Result<readonly HeadFigure[]>>().logic },
          }),
          loadInspection: load.logic,
        },
      }),
      model.input,
    );
    const opened = { type: 'page.located', location: at(inspectionHref).location } as const;
    const state = () => {
      const { value, context } = actor.getSnapshot();
      return [value.inspection, context.isInspectionAsked, context.inspection !== null];
    };
    expect([state(), load.calls.length]).toEqual([['closed', false, false], 0]);
    actor.send(opened);
    await load.break();
    expect(state()).toEqual(['unavailable', true, false]);
    actor.send({ type: 'inspection.retry' });
    await load.answer(inspection);
    expect(state()).toEqual(['open', true, true]);
    actor.send({ type: 'page.located', location });
    actor.send(opened);
    expect([state(), load.calls.length]).toEqual([['open', true, true], 2]);
  });
});
