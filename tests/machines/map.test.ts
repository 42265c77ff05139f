import { describe, expect, test } from 'vitest';
import type { MapProvider } from '#src/domain/map-provider.ts';
import { mapMachine } from '#src/machines/map.ts';
import { type Model, pathsOf } from './model.ts';
import { port } from './support/port.ts';
import { run } from './support/run.ts';

const provider: MapProvider = { show: () => () => {} };

const model = {
  events: { 'map.open': [{ type: 'map.open' }], 'map.close': [{ type: 'map.close' }] },
  answers: { loadProvider: [provider, null] },
} satisfies Model<typeof mapMachine>;

describe('map', () => {
  test.for(pathsOf(mapMachine, model))('$title', (path) => path.run());

  const map = () => {
    const load = port<MapProvider | null, undefined>();
    const running = run(mapMachine.provide({ actors: { loadProvider: load.logic } }));
    return { ...running, load };
  };

  test('nothing is loaded before the map is opened (decision 36)', () => {
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

  test('a map that is closed while it loads stays closed', async () => {
    const { actor, load, value } = map();
    actor.send({ type: 'map.open' });
    actor.send({ type: 'map.close' });
    await load.answer(provider);
    expect(value()).toBe('closed');
  });
});
