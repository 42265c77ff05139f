import { describe, expect, test } from 'vitest';
import type { MappedBases } from '#src/domain/bases/mapped-base.ts';
import { defaultListQuery } from '#src/domain/content/list-query.ts';
import { type Result, success, unexplained } from '#src/domain/failure.ts';
import type { MapProvider } from '#src/domain/places/map-provider.ts';
import { baseMapMachine } from '#src/machines/content/base-map.ts';
import { mapMachine } from '#src/machines/content/map.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { network } from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';

type Filters = Record<string, string>;

const located = (filters: Filters) =>
  ({ type: 'query.located', query: { ...defaultListQuery, filters, view: 'map' } }) as const;
const shown = { type: 'page.shown' } as const;
const hidden = { type: 'page.hidden' } as const;
const reload = { type: 'reload' } as const;
const found: MappedBases = {
  bases: [
    { id: 'GXP001', name: '良凤江', kind: 'forestExperience', status: 'online', grade: null, point: null, city: null },
  ],
  grades: [],
  total: 1,
};
const none: MappedBases = { bases: [], grades: [], total: 0 };
const input = { filters: { status: 'online' } };

const model = {
  events: {
    'query.located': [located({ status: 'online' }), located({ status: 'draft' })],
    reload: [reload],
    'page.shown': [shown],
    'page.hidden': [hidden],
  },
  answers: { fetchBases: [success(found), network] },
  input,
  situation: ({ context }) => [context.filters, context.found !== null, context.failure],
} satisfies Model<typeof baseMapMachine>;

describe('the map of bases', () => {
  describeModel(baseMapMachine, model);

  function map() {
    const fetchBases = port<Result<MappedBases>, { filters: Filters }>();
    const loadProvider = port<MapProvider | null, { isRetry: boolean }>();
    const running = run(
      baseMapMachine.provide({
        actors: {
          fetchBases: fetchBases.logic,
          map: mapMachine.provide({ actors: { loadProvider: loadProvider.logic } }),
        },
      }),
      input,
    );
    return { ...running, context: () => running.actor.getSnapshot().context, fetchBases, loadProvider };
  }

  test('fetches the matches and opens the map in parallel', async () => {
    const { actor, context, fetchBases, loadProvider, value } = map();
    expect({ inputs: fetchBases.inputs(), isBusy: actor.getSnapshot().hasTag('busy') }).toEqual({
      inputs: [input],
      isBusy: true,
    });
    await fetchBases.answer(success(found));
    await loadProvider.answer(null);
    expect({
      state: value(),
      found: context().found,
      map: actor.getSnapshot().children.map?.getSnapshot().value,
    }).toEqual({
      state: { seen: 'shown' },
      found,
      map: 'schematic',
    });
  });

  test('other filters cancel the running call; the same filters send none', async () => {
    const { actor, context, fetchBases } = map();
    actor.send(located({ status: 'online' }));
    expect(fetchBases.calls.length).toBe(1);
    actor.send(located({ status: 'draft' }));
    expect(fetchBases.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await fetchBases.answer(success(none), 1);
    await fetchBases.answer(success(found), 0);
    expect({ inputs: fetchBases.inputs(), found: context().found }).toEqual({
      inputs: [input, { filters: { status: 'draft' } }],
      found: none,
    });
  });

  test('a failed part stays unchanged, shows the reason and can be retried', async () => {
    const { actor, context, facts, fetchBases, value } = map();
    await fetchBases.answer(success(found));
    actor.send(reload);
    await fetchBases.answer(network);
    expect({ state: value(), found: context().found, failure: context().failure, facts }).toEqual({
      state: { seen: 'failed' },
      found,
      failure: network.failure,
      facts: [],
    });
    actor.send(reload);
    await fetchBases.answer(success(none));
    expect({ state: value(), found: context().found, failure: context().failure }).toEqual({
      state: { seen: 'shown' },
      found: none,
      failure: null,
    });
  });

  test('an unexpected error is reported like an unreadable answer', async () => {
    const { context, fetchBases } = map();
    await fetchBases.break();
    expect(context().failure).toEqual(unexplained);
  });

  test('a hidden map sends nothing; changes are fetched once when it is visible again', async () => {
    const { actor, fetchBases, value } = map();
    await fetchBases.answer(success(found));
    actor.send(hidden);
    actor.send(shown);
    expect({ state: value(), calls: fetchBases.calls.length }).toEqual({ state: { seen: 'shown' }, calls: 1 });
    actor.send(hidden);
    actor.send(reload);
    actor.send(located({ status: 'draft' }));
    actor.send(reload);
    expect(fetchBases.calls.length).toBe(1);
    actor.send(shown);
    expect(fetchBases.inputs()).toEqual([input, { filters: { status: 'draft' } }]);
  });

  test('hiding the map cancels running calls, which are repeated when it is visible again', () => {
    const { actor, fetchBases } = map();
    actor.send(hidden);
    expect(fetchBases.calls.map(({ signal }) => signal.aborted)).toEqual([true]);
    actor.send(shown);
    expect(fetchBases.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });
});
