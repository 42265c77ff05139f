import { describe, expect, test } from 'vitest';
import { defaultPreferences, type Preferences } from '#src/domain/looks/preferences.ts';
import { preferencesMachine } from '#src/machines/shell/preferences.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { feed } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';

const otherTab: Preferences = { ...defaultPreferences, colour: '#409eff', size: 'mini' };

const model = {
  events: {
    'panel.open': [{ type: 'panel.open' }],
    'panel.close': [{ type: 'panel.close' }],
    'session.closed': [{ type: 'session.closed' }],
    'preference.choose': [{ type: 'preference.choose', change: { tabBar: false } }],
    'colour.choose': [
      { type: 'colour.choose', text: '#F5222D' },
      { type: 'colour.choose', text: 'abc' },
    ],
    'preferences.stored': [{ type: 'preferences.stored', preferences: otherTab }],
  },
  input: defaultPreferences,
  invariant: ({ context }) => expect(context.colour).toMatch(/^#[\da-f]{6}$/),
} satisfies Model<typeof preferencesMachine>;

describe('preferences', () => {
  describeModel(preferencesMachine, model);

  const preferences = () => {
    const stored = feed<{ type: 'preferences.stored'; preferences: Preferences }>();
    return { ...run(preferencesMachine.provide({ actors: { storedFeed: stored.logic } }), defaultPreferences), stored };
  };

  test('each choice applies immediately and is reported, so that it is stored', () => {
    const { actor, facts } = preferences();
    actor.send({ type: 'preference.choose', change: { fixedHeader: true } });
    actor.send({ type: 'preference.choose', change: { size: 'small' } });
    actor.send({ type: 'colour.choose', text: ' #ABC ' });
    const chosen = { ...defaultPreferences, fixedHeader: true };
    expect(facts).toEqual([
      { type: 'preferences.chosen', preferences: chosen },
      { type: 'preferences.chosen', preferences: { ...chosen, size: 'small' } },
      { type: 'preferences.chosen', preferences: { ...chosen, size: 'small', colour: '#aabbcc' } },
    ]);
    expect(actor.getSnapshot().context).toEqual({ ...chosen, size: 'small', colour: '#aabbcc' });
  });

  test.for(['', 'abc', '#12', '#12345g', 'red'])('X04: "%s" is invalid, and the last valid colour stays', (text) => {
    const { actor, facts } = preferences();
    actor.send({ type: 'colour.choose', text: '#409EFF' });
    actor.send({ type: 'colour.choose', text });
    expect({ colour: actor.getSnapshot().context.colour, factCount: facts.length }).toEqual({
      colour: '#409eff',
      factCount: 1,
    });
  });

  test('a choice in another browser tab applies here and is not stored again', () => {
    const { actor, facts, stored } = preferences();
    stored.tell({ type: 'preferences.stored', preferences: otherTab });
    expect({ context: actor.getSnapshot().context, facts }).toEqual({ context: otherTab, facts: [] });
  });

  test('the end of the session closes the panel', () => {
    const { actor, value } = preferences();
    actor.send({ type: 'panel.open' });
    expect(value()).toEqual('open');
    actor.send({ type: 'session.closed' });
    expect(value()).toEqual('closed');
  });
});
