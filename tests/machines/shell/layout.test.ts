import { describe, expect, test } from 'vitest';
import { layoutMachine } from '#src/machines/shell/layout.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { feed } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';

const model = {
  events: {
    'device.changed': [
      { type: 'device.changed', mobile: true },
      { type: 'device.changed', mobile: false },
    ],
    'sidebar.toggle': [{ type: 'sidebar.toggle' }],
    'sidebar.dismiss': [{ type: 'sidebar.dismiss' }],
    'page.admitted': [{ type: 'page.admitted' }],
  },
  input: { expanded: true },
  // On a desktop the shown state is the stored one.
  invariant: ({ context, value }) => {
    if (typeof value !== 'object' || !('desktop' in value)) return;
    expect(value).toEqual({ desktop: context.expanded ? 'wide' : 'narrow' });
  },
} satisfies Model<typeof layoutMachine>;

describe('layout', () => {
  describeModel(layoutMachine, model);

  const layout = (expanded: boolean) => {
    const device = feed<{ type: 'device.changed'; mobile: boolean }>();
    const running = run(layoutMachine.provide({ actors: { deviceFeed: device.logic } }), { expanded });
    return { ...running, resize: (mobile: boolean) => device.tell({ type: 'device.changed', mobile }) };
  };

  test('M01: each toggle on a desktop is reported, so that it is stored', () => {
    const { actor, facts, value } = layout(true);
    const seen = [value()];
    for (const _ of ['narrow', 'wide']) {
      actor.send({ type: 'sidebar.toggle' });
      seen.push(value());
    }
    expect(seen).toEqual([{ desktop: 'wide' }, { desktop: 'narrow' }, { desktop: 'wide' }]);
    expect(facts).toEqual([
      { type: 'sidebar.toggled', expanded: false },
      { type: 'sidebar.toggled', expanded: true },
    ]);
  });

  test('M02: starts with the stored state', () => {
    expect(layout(false).value()).toEqual({ desktop: 'narrow' });
  });

  test('M03: the sidebar is closed on a small screen; the desktop restores its own state', () => {
    const { actor, facts, resize, value } = layout(false);
    resize(true);
    expect(value()).toEqual({ mobile: 'hidden' });
    actor.send({ type: 'sidebar.toggle' });
    expect(value()).toEqual({ mobile: 'drawn' });
    resize(false);
    expect({ state: value(), facts }).toEqual({ state: { desktop: 'narrow' }, facts: [] });
  });

  test.for(['sidebar.toggle', 'sidebar.dismiss', 'page.admitted'] as const)(
    'M05, M07: on a small screen the open sidebar closes on %s, which is not stored',
    (type) => {
      const { actor, facts, resize, value } = layout(true);
      resize(true);
      actor.send({ type: 'sidebar.toggle' });
      actor.send({ type });
      expect({ state: value(), facts }).toEqual({ state: { mobile: 'hidden' }, facts: [] });
    },
  );

  test('M08: the open drawer stays when a resized screen is still small', () => {
    const { actor, resize, value } = layout(true);
    resize(true);
    actor.send({ type: 'sidebar.toggle' });
    resize(true);
    expect(value()).toEqual({ mobile: 'drawn' });
  });
});
