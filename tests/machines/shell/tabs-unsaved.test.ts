import { describe, expect, test } from 'vitest';
import type { Leaving } from '#src/machines/shell/leaving.ts';
import { articles, home, news } from '#tests/machines/support/fixtures.ts';
import { taken } from '#tests/machines/support/run.ts';
import { allGrants, openTabs } from '#tests/machines/support/tabs.ts';

const dirty = `${articles}/42`;
const unsaved = (id: string, is = true) => ({ type: 'page.unsaved', id, unsaved: is }) as const;
const unkeepable = (id: string) => ({ type: 'page.unsaved', id, unsaved: true, keepable: false }) as const;
const saving = (id: string) => ({ type: 'page.unsaved', id, unsaved: true, saving: true }) as const;

/** Home, a record with unsaved work (tab2), and another list in view. */
function openUnsaved() {
  const open = openTabs();
  for (const href of [dirty, news]) open.visit(href);
  open.actor.send(unsaved('tab2'));
  taken(open.facts);
  const reported = () => open.facts.filter(({ type }) => type !== 'tabs.changed');
  return { ...open, reported };
}

const losing: readonly Leaving[] = [
  { type: 'tab.close', path: dirty },
  { type: 'tab.closeOthers', path: news },
  { type: 'tab.closeAll' },
  { type: 'tab.refresh', path: dirty },
  { type: 'tab.refreshRequested', path: dirty },
  { type: 'logout.requested' },
];

describe('unsaved work', () => {
  test.for(losing)('$type asks first, and stay changes nothing', (leaving) => {
    const { active, actor, bar, context, facts, value } = openUnsaved();
    actor.send(leaving);
    expect({ state: value(), question: context().question }).toEqual({
      state: { open: 'asking' },
      question: { leaving, ids: ['tab2'] },
    });
    actor.send({ type: 'work.stay' });
    expect({ state: value(), bar: bar(), active: active(), facts }).toEqual({
      state: { open: 'idle' },
      bar: [home, dirty, news],
      active: news,
      facts: [],
    });
  });

  test.for([
    { type: 'tab.close', path: news },
    { type: 'tab.closeOthers', path: dirty },
    { type: 'tab.refresh', path: news },
  ] as const)('$type without unsaved work asks nothing', (leaving) => {
    const { actor, value } = openUnsaved();
    actor.send(leaving);
    expect(value()).toEqual({ open: 'idle' });
  });

  test('nothing is asked without unsaved work', () => {
    const { actor, bar, reported, value } = openUnsaved();
    actor.send(unsaved('tab2', false));
    actor.send({ type: 'tab.closeAll' });
    actor.send({ type: 'logout.requested' });
    expect({ state: value(), bar: bar(), lastFact: reported().at(-1) }).toEqual({
      state: { open: 'idle' },
      bar: [home],
      lastFact: { type: 'logout.confirmed' },
    });
  });

  test.for(['work.keepDraft', 'work.discard'] as const)('%s executes the requested action', (type) => {
    const { actor, bar, context, value } = openUnsaved();
    actor.send({ type: 'tab.close', path: dirty });
    actor.send({ type });
    expect({ state: value(), bar: bar(), unsaved: context().unsaved }).toEqual({
      state: { open: 'idle' },
      bar: [home, news],
      unsaved: {},
    });
  });

  test('saving waits for all of them, and asks once for all tabs', () => {
    const { actor, context, reported, value, visit } = openUnsaved();
    visit(`${articles}/43`);
    actor.send(unsaved('tab4'));
    actor.send({ type: 'logout.requested' });
    expect(context().question?.ids).toEqual(['tab2', 'tab4']);
    actor.send({ type: 'work.save' });
    actor.send(unsaved('tab2', false));
    expect({ state: value(), facts: reported() }).toEqual({ state: { open: 'saving' }, facts: [] });
    actor.send(unsaved('tab4', false));
    expect({ state: value(), facts: reported() }).toEqual({
      state: { open: 'idle' },
      facts: [{ type: 'logout.confirmed' }],
    });
  });

  test('a tab that cannot be saved stops the action, and is shown', () => {
    const { actor, bar, context, value, went } = openUnsaved();
    actor.send({ type: 'tab.closeAll' });
    actor.send({ type: 'work.save' });
    actor.send({ type: 'page.notSaved', id: 'tab2' });
    expect({ state: value(), bar: bar(), went: went(), question: context().question }).toEqual({
      state: { open: 'idle' },
      bar: [home, dirty, news],
      went: [dirty],
      question: null,
    });
  });

  test('a failed save of an unrelated tab does not stop the action', () => {
    const { actor, bar, value, visit, went } = openUnsaved();
    visit(`${articles}/43`);
    actor.send(unsaved('tab4'));
    actor.send({ type: 'tab.close', path: dirty });
    actor.send({ type: 'work.save' });
    actor.send({ type: 'page.notSaved', id: 'tab4' });
    expect({ state: value(), went: went() }).toEqual({ state: { open: 'saving' }, went: [] });
    actor.send(unsaved('tab2', false));
    expect({ state: value(), bar: bar() }).toEqual({ state: { open: 'idle' }, bar: [home, news, `${articles}/43`] });
  });

  test('stay also cancels the wait for a save; saved tabs stay open', () => {
    const { actor, bar, value } = openUnsaved();
    actor.send({ type: 'tab.close', path: dirty });
    actor.send({ type: 'work.save' });
    actor.send(saving('tab2'));
    actor.send({ type: 'work.stay' });
    actor.send(unsaved('tab2', false));
    expect({ state: value(), bar: bar() }).toEqual({ state: { open: 'idle' }, bar: [home, dirty, news] });
  });

  test.for(losing)('fault F11: $type waits for a running save, and asks nothing after its success', (leaving) => {
    const { actor, bar, context, facts, tabOf, value } = openUnsaved();
    actor.send(saving('tab2'));
    actor.send(leaving);
    expect({ state: value(), isBusy: actor.getSnapshot().hasTag('busy'), facts }).toEqual({
      state: { open: 'waiting' },
      isBusy: true,
      facts: [],
    });
    for (const type of ['work.discard', 'work.keepDraft'] as const) actor.send({ type });
    expect(value()).toEqual({ open: 'waiting' });
    actor.send(unsaved('tab2', false));
    expect({ state: value(), question: context().question }).toEqual({ state: { open: 'idle' }, question: null });
    const isRefresh = tabOf(dirty)?.generation === 1;
    expect(isRefresh || !bar().includes(dirty) || facts.some(({ type }) => type === 'logout.confirmed')).toBe(true);
  });

  test('fault F11: a running save that fails causes a question', () => {
    const { actor, bar, context, value } = openUnsaved();
    actor.send(saving('tab2'));
    actor.send({ type: 'tab.close', path: dirty });
    actor.send({ type: 'page.notSaved', id: 'tab2' });
    actor.send(unsaved('tab2'));
    expect({ state: value(), bar: bar(), ids: context().question?.ids }).toEqual({
      state: { open: 'asking' },
      bar: [home, dirty, news],
      ids: ['tab2'],
    });
  });

  test('fault F11: the question covers only tabs that are still unsaved', () => {
    const { actor, context, value, visit } = openUnsaved();
    visit(`${articles}/43`);
    actor.send(saving('tab4'));
    actor.send({ type: 'tab.closeAll' });
    expect(value()).toEqual({ open: 'waiting' });
    actor.send(unsaved('tab4', false));
    expect({ state: value(), unsavedIds: Object.keys(context().unsaved) }).toEqual({
      state: { open: 'asking' },
      unsavedIds: ['tab2'],
    });
  });

  test('logging out during another question asks about all tabs', () => {
    const { actor, context, reported, value, visit } = openUnsaved();
    visit(`${articles}/43`);
    actor.send(saving('tab4'));
    actor.send({ type: 'tab.close', path: dirty });
    expect({ state: value(), ids: context().question?.ids }).toEqual({ state: { open: 'asking' }, ids: ['tab2'] });
    actor.send({ type: 'logout.requested' });
    expect({ state: value(), question: context().question }).toEqual({
      state: { open: 'waiting' },
      question: { leaving: { type: 'logout.requested' }, ids: ['tab2', 'tab4'] },
    });
    actor.send(unsaved('tab4'));
    actor.send({ type: 'work.keepDraft' });
    expect(reported()).toEqual([{ type: 'logout.confirmed' }]);
  });

  test('logging out during a wait for a save waits for it too', () => {
    const { actor, reported } = openUnsaved();
    actor.send(saving('tab2'));
    actor.send({ type: 'tab.close', path: dirty });
    actor.send({ type: 'logout.requested' });
    actor.send(unsaved('tab2', false));
    expect(reported()).toEqual([{ type: 'logout.confirmed' }]);
  });

  test('a page that crashes while saving blocks nothing', () => {
    const { actor, bar, context, value } = openUnsaved();
    actor.send({ type: 'tab.close', path: dirty });
    actor.send({ type: 'work.save' });
    const actorId = context().pages['tab2']?.actor?.id ?? '';
    actor.send({ type: 'xstate.error.actor.tab2', error: new Error('broken'), actorId } as never);
    expect({ state: value(), bar: bar() }).toEqual({ state: { open: 'idle' }, bar: [home, news] });
  });

  test('a page that crashes during the wait for its save blocks nothing', () => {
    const { actor, bar, context, value } = openUnsaved();
    actor.send(saving('tab2'));
    actor.send({ type: 'tab.close', path: dirty });
    const actorId = context().pages['tab2']?.actor?.id ?? '';
    actor.send({ type: 'xstate.error.actor.tab2', error: new Error('broken'), actorId } as never);
    expect({ state: value(), bar: bar() }).toEqual({ state: { open: 'idle' }, bar: [home, news] });
  });

  test('fault C4: a withdrawn right shows one notice with the closed pages and the state of their work', () => {
    const { actor, reported, visit } = openUnsaved();
    visit(`${articles}/43`);
    actor.send({ type: 'tab.named', id: 'tab2', subject: '银杏' });
    actor.send({ type: 'grants.changed', grants: { admin: false, pages: [news], buttons: [] } });
    const title = 'menu.home.scienceKnowledge.record';
    const pages = [
      { path: dirty, subject: '银杏', title },
      { path: `${articles}/43`, subject: null, title },
    ];
    expect(reported()).toEqual([{ type: 'notice', notice: { code: 'grants.withdrawn', pages, drafts: true } }]);
  });

  test('work that can be neither saved nor kept as a draft is discarded, or the tab stays', () => {
    const { actor, bar, context, reported, value, visit } = openUnsaved();
    visit(`${articles}/43`);
    actor.send(unkeepable('tab4'));
    actor.send({ type: 'logout.requested' });
    for (const type of ['work.save', 'work.keepDraft'] as const) actor.send({ type });
    expect({ state: value(), facts: reported() }).toEqual({ state: { open: 'asking' }, facts: [] });
    actor.send({ type: 'work.stay' });
    // The other tab still offers every option.
    actor.send({ type: 'tab.close', path: dirty });
    actor.send({ type: 'work.keepDraft' });
    actor.send({ type: 'tab.close', path: `${articles}/43` });
    actor.send({ type: 'work.discard' });
    expect({ state: value(), bar: bar(), unsaved: context().unsaved }).toEqual({
      state: { open: 'idle' },
      bar: [home, news],
      unsaved: {},
    });
  });

  test.for([unsaved('tab2'), unsaved('tab2', false)])('a tab that can keep a draft again offers it', (event) => {
    const { actor, context } = openUnsaved();
    actor.send(unkeepable('tab2'));
    actor.send(event);
    expect(context().unsaved).toEqual(event.unsaved ? { tab2: { saving: false, keepable: true } } : {});
  });

  test('fault C4: the notice claims no draft if none is stored', () => {
    const { actor, reported, visit } = openUnsaved();
    visit(`${articles}/43`);
    actor.send(unkeepable('tab4'));
    actor.send({ type: 'grants.changed', grants: { admin: false, pages: [news], buttons: [] } });
    const title = 'menu.home.scienceKnowledge.record';
    expect(reported()).toEqual([
      {
        type: 'notice',
        notice: { code: 'grants.withdrawn', pages: [{ path: dirty, subject: null, title }], drafts: true },
      },
      {
        type: 'notice',
        notice: { code: 'grants.withdrawn', pages: [{ path: `${articles}/43`, subject: null, title }], drafts: false },
      },
    ]);
  });

  test('fault C4: while viewing the app as a role, a page that neither user nor role has closes with a notice', () => {
    const { actor, bar, reported } = openUnsaved();
    const viewed = { admin: false, pages: [news], buttons: [] };
    actor.send({ type: 'grants.changed', grants: { admin: false, pages: [articles], buttons: [] }, viewed });
    expect({ bar: bar(), facts: reported() }).toEqual({ bar: [home, dirty, news], facts: [] });
    actor.send({ type: 'grants.changed', grants: { admin: false, pages: [], buttons: [] }, viewed });
    expect({ bar: bar(), facts: reported() }).toEqual({
      bar: [home, news],
      facts: [expect.objectContaining({ notice: expect.objectContaining({ code: 'grants.withdrawn', drafts: true }) })],
    });
  });

  test('hidden tabs, while viewing the app as a role, are closed only by logging out', () => {
    const { actor, bar, value, visit, went } = openUnsaved();
    const viewed = { admin: false, pages: [news], buttons: [] };
    actor.send({ type: 'grants.changed', grants: allGrants, viewed });
    visit(`${news}/1`);
    // The last visible one, not the last one.
    actor.send({ type: 'tab.close', path: `${news}/1` });
    expect({ bar: bar(), went: went() }).toEqual({ bar: [home, dirty, news], went: [news] });
    actor.send({ type: 'tab.closeOthers', path: home });
    actor.send({ type: 'tab.closeAll' });
    expect({ state: value(), bar: bar() }).toEqual({ state: { open: 'idle' }, bar: [home, dirty] });
    actor.send({ type: 'logout.requested' });
    expect(value()).toEqual({ open: 'asking' });
    actor.send({ type: 'work.stay' });
    actor.send({ type: 'grants.changed', grants: allGrants });
    actor.send({ type: 'tab.close', path: dirty });
    expect(value()).toEqual({ open: 'asking' });
  });

  const title = 'menu.home.scienceKnowledge.record';
  const other = { admin: false, pages: [home], buttons: [] };
  test.for([
    ['the view ends', null],
    ['another role is viewed', other],
  ] as const)('unsaved work is not closed without a notice when %s', ([, viewed]) => {
    const { actor, bar, reported, visit } = openUnsaved();
    visit(`${articles}/43`);
    visit(`${articles}/44`);
    actor.send(unkeepable('tab4'));
    actor.send({ type: 'grants.changed', grants: allGrants, viewed: { admin: false, pages: [articles], buttons: [] } });
    // The user lost the right, but the role still has it.
    const own = { admin: false, pages: [news], buttons: [] };
    actor.send({ type: 'grants.changed', grants: own, viewed: actor.getSnapshot().context.viewed });
    expect({ tabCount: bar().length, facts: reported() }).toEqual({ tabCount: 5, facts: [] });
    actor.send({ type: 'grants.changed', grants: own, viewed });
    expect({ bar: bar(), facts: reported() }).toEqual({
      bar: [home, news],
      facts: [
        { type: 'notice', notice: { code: 'drafts.kept', subject: null, title } },
        {
          type: 'notice',
          notice: {
            code: 'grants.withdrawn',
            pages: [{ path: `${articles}/43`, subject: null, title }],
            drafts: false,
          },
        },
      ],
    });
  });

  test('saved pages close without a notice at the end of viewing the app as a role', () => {
    const { actor, bar, reported } = openUnsaved();
    const viewed = { admin: false, pages: [news], buttons: [] };
    const own = { admin: false, pages: [articles], buttons: [] };
    for (const role of [viewed, null]) actor.send({ type: 'grants.changed', grants: own, viewed: role });
    expect({ bar: bar(), facts: reported() }).toEqual({ bar: [home, dirty], facts: [] });
  });

  test('a withdrawn right closes the page and its question', () => {
    const { actor, bar, context, value } = openUnsaved();
    actor.send({ type: 'tab.close', path: dirty });
    actor.send({ type: 'grants.changed', grants: { admin: false, pages: [news], buttons: [] } });
    expect({ state: value(), bar: bar(), question: context().question }).toEqual({
      state: { open: 'idle' },
      bar: [home, news],
      question: null,
    });
  });

  test('a new record that gets its address during a save is closed there', () => {
    const { actor, bar, value } = openUnsaved();
    actor.send({ type: 'tab.close', path: dirty });
    actor.send({ type: 'work.save' });
    actor.send({ type: 'tab.moved', id: 'tab2', path: `${articles}/61`, subject: '银杏' });
    actor.send(unsaved('tab2', false));
    expect({ state: value(), bar: bar() }).toEqual({ state: { open: 'idle' }, bar: [home, news] });
  });

  test('the end of the session asks nothing', () => {
    const { actor, context, value } = openUnsaved();
    actor.send({ type: 'logout.requested' });
    actor.send({ type: 'session.closed' });
    expect({ state: value(), question: context().question, unsaved: context().unsaved }).toEqual({
      state: 'empty',
      question: null,
      unsaved: {},
    });
  });
});
