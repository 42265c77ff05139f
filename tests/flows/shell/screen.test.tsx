import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type ActorRefFrom, createActor, setup } from 'xstate';
import { screen } from '#src/app/screen.ts';

const lamp = setup({ types: { context: {} as { watts: number } } }).createMachine({ context: { watts: 40 } });
const door = setup({ types: { context: {} as { width: number } } }).createMachine({ context: { width: 90 } });

const Lamp = ({ actor }: { actor: ActorRefFrom<typeof lamp> }) => <p>{actor.getSnapshot().context.watts} W</p>;
const view = () => Promise.resolve(Lamp);

test('a screen joins its machine to the view of that machine; another view does not compile', async () => {
  const { logic, Component } = screen({ machine: lamp, view, texts: [] });
  // @ts-expect-error -- the lamp's view reads `watts`, which a door does not have
  screen({ machine: door, view, texts: [] });
  await Component.preload();
  const { container } = render(<Component actor={createActor(logic).start()} />);
  expect(container.textContent).toBe('40 W');
});
