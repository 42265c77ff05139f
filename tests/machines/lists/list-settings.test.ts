import { describe, expect, test } from 'vitest';
import { defaultListQuery } from '#src/domain/content/list-query.ts';
import { type ListSettings, defaultListSettings } from '#src/domain/lists/list-settings.ts';
import { fromSyncAnswer } from '#src/machines/answer.ts';
import { listSettingsMachine, type SettingsToKeep } from '#src/machines/lists/list-settings.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { notified, wentTo } from '#tests/machines/support/facts.ts';
import { articles } from '#tests/machines/support/fixtures.ts';
import { feed } from '#tests/machines/support/port.ts';
import { run, taken } from '#tests/machines/support/run.ts';

const usualLayout = defaultListSettings.layout;
const drafts = { ...defaultListQuery, filters: { status: 'draft' } };
const stored: ListSettings = {
  ...defaultListSettings,
  views: [{ name: '草稿', search: '?status=draft', layout: { ...usualLayout, density: 'compact' } }],
};
const input = { path: articles, query: defaultListQuery };
const compact = { type: 'settings.change', change: { type: 'layout', layout: { density: 'compact' } } } as const;

const model = {
  events: {
    'settings.stored': [{ type: 'settings.stored', settings: stored }],
    'settings.change': [compact],
    'query.located': [
      { type: 'query.located', query: drafts },
      { type: 'query.located', query: defaultListQuery },
    ],
    'view.choose': [
      { type: 'view.choose', name: '草稿' },
      { type: 'view.choose', name: 'ghost' },
      { type: 'view.choose', name: null },
    ],
  },
  answers: { keepSettings: [true, false] },
  input,
  // The view in use exists.
  invariant: ({ context: { current, settings } }) =>
    expect([null, ...settings.views.map(({ name }) => name)]).toContain(current),
} satisfies Model<typeof listSettingsMachine>;

describe('list settings', () => {
  describeModel(listSettingsMachine, model);
});

function running(keeps = true) {
  const storedFeed = feed<{ type: 'settings.stored'; settings: ListSettings }>();
  const kept: SettingsToKeep[] = [];
  const keepSettings = fromSyncAnswer((asked: SettingsToKeep) => {
    kept.push(asked);
    return keeps;
  });
  const started = run(listSettingsMachine.provide({ actors: { storedFeed: storedFeed.logic, keepSettings } }), input);
  return { ...started, storedFeed, kept, context: () => started.actor.getSnapshot().context };
}

test('a change applies immediately and is stored for its list', () => {
  const { actor, context, kept, value } = running();
  actor.send(compact);
  const layout = { ...usualLayout, density: 'compact' };
  expect({ state: value(), layout: context().settings.layout, kept }).toEqual({
    state: 'kept',
    layout,
    kept: [{ path: articles, settings: { ...defaultListSettings, layout } }],
  });
});

test('a failure to store is reported once, and the choice still applies', () => {
  const { actor, context, facts, kept, value } = running(false);
  actor.send(compact);
  actor.send({ type: 'settings.change', change: { type: 'layout', layout: { columns: ['phone'] } } });
  expect({ state: value(), layout: context().settings.layout, keptCount: kept.length, facts }).toEqual({
    state: 'notStored',
    layout: { ...usualLayout, density: 'compact', columns: ['phone'] },
    keptCount: 1,
    facts: [notified({ code: 'preferences.notStored' })],
  });
});

test('an unreadable storage is not written, and the list still works', () => {
  const { actor, value } = run(listSettingsMachine, input);
  actor.send(compact);
  expect({ state: value(), status: actor.getSnapshot().status }).toEqual({ state: 'notStored', status: 'active' });
});

test('a chosen view opens its address and stays in use while the list is filtered further; the plain list leaves it', () => {
  const { actor, context, facts, storedFeed } = running();
  storedFeed.tell({ type: 'settings.stored', settings: stored });
  actor.send({ type: 'view.choose', name: '草稿' });
  const { owner: _, ...there } = { ...wentTo(`${articles}?status=draft`), replace: false };
  expect({ current: context().current, facts: taken(facts) }).toEqual({ current: '草稿', facts: [there] });
  actor.send({ type: 'query.located', query: { ...drafts, filters: { status: 'draft', type: 'wildlife' } } });
  expect(context().current).toEqual('草稿');
  actor.send({ type: 'query.located', query: defaultListQuery });
  expect(context().current).toEqual(null);
  actor.send({ type: 'view.choose', name: null });
  expect(facts).toEqual([{ ...there, href: articles }]);
});

test('settings from another browser tab apply here: a deleted view is no longer in use', () => {
  const { actor, context, kept, storedFeed } = running();
  storedFeed.tell({ type: 'settings.stored', settings: stored });
  actor.send({ type: 'query.located', query: drafts });
  expect(context().current).toEqual('草稿');
  storedFeed.tell({ type: 'settings.stored', settings: defaultListSettings });
  expect({ current: context().current, settings: context().settings, kept }).toEqual({
    current: null,
    settings: defaultListSettings,
    kept: [],
  });
});

test('a deleted view cannot be opened', () => {
  const { actor, context, facts, storedFeed } = running();
  storedFeed.tell({ type: 'settings.stored', settings: stored });
  actor.send({ type: 'query.located', query: drafts });
  actor.send({ type: 'view.choose', name: 'ghost' });
  expect({ current: context().current, facts }).toEqual({ current: '草稿', facts: [] });
});
