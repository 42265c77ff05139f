import { describe, expect, test } from 'vitest';
import type { MapProvider } from '#src/domain/places/map-provider.ts';
import { mapMachine } from '#src/machines/content/map.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { port } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';

const provider: MapProvider = { show: () => () => {}, showPlaces: () => ({ mark: () => {}, leave: () => {} }) };

const model = {
  events: {
    'map.open': [{ type: 'map.open' }],
    'map.close': [{ type: 'map.close' }],
    'map.failed': [{ type: 'map.failed' }],
    'map.retry': [{ type: 'map.retry' }],
  },
  answers: { loadProvider: [provider, null] },
} satisfies Model<typeof mapMachine>;

describe('map', () => {
  describeModel(mapMachine, model);

  const map = () => {
    const load = port<MapProvider | null, { isRetry: boolean }>();
    const running = run(mapMachine.provide({ actors: { loadProvider: load.logic } }));
    return { ...running, load };
  };

  test('nothing is loaded before the map is opened (decision 029)', () => {
    const { actor, load, value } = map();
    expect({ state: value(), loadInputs: load.inputs() }).toEqual({ state: 'closed', loadInputs: [] });
    actor.send({ type: 'map.open' });
    expect({ state: value(), loadCalls: load.inputs().length }).toEqual({ state: 'loading', loadCalls: 1 });
  });

  test('the schematic map is used without a service or if it is unavailable', async () => {
    const { actor, load, value } = map();
    actor.send({ type: 'map.open' });
    await load.answer(null);
    expect(value()).toBe('schematic');
    actor.send({ type: 'map.close' });
    actor.send({ type: 'map.open' });
    await load.break();
    expect({ state: value(), isFailed: actor.getSnapshot().hasTag('failed') }).toEqual({
      state: 'unavailable',
      isFailed: true,
    });
  });

  test('a service has 15 seconds to answer; a later answer is ignored', async () => {
    const { actor, load, clock, value } = map();
    actor.send({ type: 'map.open' });
    clock.increment(14_999);
    expect(value()).toBe('loading');
    clock.increment(1);
    expect({ state: value(), isFailed: actor.getSnapshot().hasTag('failed') }).toEqual({
      state: 'unavailable',
      isFailed: true,
    });
    await load.answer(provider);
    expect(value()).toBe('unavailable');
  });

  test('a failed service is loaded again on retry or at the next opening, until it is available', async () => {
    const { actor, load, value } = map();
    const context = () => actor.getSnapshot().context;
    actor.send({ type: 'map.open' });
    await load.break();
    actor.send({ type: 'map.retry' });
    await load.answer(provider);
    expect({ state: value(), context: context() }).toEqual({
      state: 'provided',
      context: { provider, hasFailed: false },
    });
    actor.send({ type: 'map.failed' });
    expect({ state: value(), context: context() }).toEqual({
      state: 'unavailable',
      context: { provider: null, hasFailed: true },
    });
    actor.send({ type: 'map.close' });
    actor.send({ type: 'map.open' });
    await load.answer(provider);
    actor.send({ type: 'map.close' });
    actor.send({ type: 'map.open' });
    expect(load.inputs()).toEqual([{ isRetry: false }, { isRetry: true }, { isRetry: true }, { isRetry: false }]);
  });

  test('a map closed while loading stays closed', async () => {
    const { actor, load, value } = map();
    actor.send({ type: 'map.open' });
    actor.send({ type: 'map.close' });
    await load.answer(provider);
    expect(value()).toBe('closed');
  });
});
