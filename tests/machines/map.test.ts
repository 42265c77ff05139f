import { describe, expect, test } from 'vitest';
import type { MapProvider } from '#src/domain/map-provider.ts';
import { mapMachine } from '#src/machines/map.ts';
import { type Model, pathsOf } from './model.ts';
import { port } from './support/port.ts';
import { run } from './support/run.ts';

const provider: MapProvider = { show: () => () => {} };

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
  test.for(pathsOf(mapMachine, model))('$title', (path) => path.run());

  const map = () => {
    const load = port<MapProvider | null, { anew: boolean }>();
    const running = run(mapMachine.provide({ actors: { loadProvider: load.logic } }));
    return { ...running, load };
  };

  test('nothing is loaded before the map is opened (decision 029)', () => {
    const { actor, load, value } = map();
    expect([value(), load.inputs()]).toEqual(['closed', []]);
    actor.send({ type: 'map.open' });
    expect([value(), load.inputs().length]).toEqual(['loading', 1]);
  });

  test('without a service, or when it cannot be had, the schematic map serves', async () => {
    const { actor, load, value } = map();
    actor.send({ type: 'map.open' });
    await load.answer(null);
    expect(value()).toBe('schematic');
    actor.send({ type: 'map.close' });
    actor.send({ type: 'map.open' });
    await load.break();
    expect([value(), actor.getSnapshot().hasTag('failed')]).toEqual(['unavailable', true]);
  });

  test('a service that does not answer is waited for 15 seconds; what it says later is not heard', async () => {
    const { actor, load, clock, value } = map();
    actor.send({ type: 'map.open' });
    clock.increment(14_999);
    expect(value()).toBe('loading');
    clock.increment(1);
    expect([value(), actor.getSnapshot().hasTag('failed')]).toEqual(['unavailable', true]);
    await load.answer(provider);
    expect(value()).toBe('unavailable');
  });

  test('what failed is loaded anew, by trying again or at the next opening, until it is there', async () => {
    const { actor, load, value } = map();
    const context = () => actor.getSnapshot().context;
    actor.send({ type: 'map.open' });
    await load.break();
    actor.send({ type: 'map.retry' });
    await load.answer(provider);
    expect([value(), context()]).toEqual(['provided', { provider, hasFailed: false }]);
    actor.send({ type: 'map.failed' });
    expect([value(), context()]).toEqual(['unavailable', { provider: null, hasFailed: true }]);
    actor.send({ type: 'map.close' });
    actor.send({ type: 'map.open' });
    await load.answer(provider);
    actor.send({ type: 'map.close' });
    actor.send({ type: 'map.open' });
    expect(load.inputs()).toEqual([{ anew: false }, { anew: true }, { anew: true }, { anew: false }]);
  });

  test('a map that is closed while it loads stays closed', async () => {
    const { actor, load, value } = map();
    actor.send({ type: 'map.open' });
    actor.send({ type: 'map.close' });
    await load.answer(provider);
    expect(value()).toBe('closed');
  });
});
