import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import { type Result, success } from '#src/domain/failure.ts';
import {
  goneItems,
  type HomeItem,
  type HomePage,
  type HomePageNow,
  type HomeSlot,
  type HomeSlots,
  homeSlots,
  itemsOf,
  sameSlots,
  writeSlots,
} from '#src/domain/content/home-page.ts';
import { recordOperations } from '#src/domain/content/record.ts';
import { homePageMachine } from '#src/machines/content/home-page.ts';
import type { HomePageSave } from '#src/machines/content/home-page-context.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { at, notified } from '#tests/machines/support/facts.ts';
import {
  forbidden,
  network,
  news,
  recordChanged,
  recordOf,
  recordsDeleted,
  recordsOperated,
  refused,
} from '#tests/machines/support/fixtures.ts';
import { feed, port } from '#tests/machines/support/port.ts';
import { run, settled, taken } from '#tests/machines/support/run.ts';

const path = '/home/index';
const slot = homeSlots.find(({ name }) => name === 'news') as HomeSlot;
const itemOf = (id: string, status: HomeItem['status'] = 'online'): HomeItem => ({
  path: news,
  id,
  title: `资讯${id}`,
  summary: '',
  status,
});
const [first, second, off] = [itemOf('1'), itemOf('2'), itemOf('3', 'offline')];
const pageOf = (version: number, ...items: HomeItem[]): HomePage => ({
  version,
  updatedBy: 'admin',
  updatedTime: '2026-03-12 09:30:00',
  slots: { news: items },
});
const nowOf = (page: HomePage, ...others: HomeItem[]): HomePageNow => ({
  page,
  items: [...itemsOf(page.slots), ...others],
});
const draft: Draft = { values: writeSlots({ news: [second, first] }), version: 1, savedAt: 0 };
const inputAt = { tabId: 'tab2', location: at(path).location };

const model = {
  events: {
    'item.add': [{ type: 'item.add', slot, item: second }],
    'item.move': [{ type: 'item.move', slot: 'news', from: 0, to: 1 }],
    'item.remove': [{ type: 'item.remove', slot: 'news', item: first }],
    save: [{ type: 'save' }],
    'save.confirm': [{ type: 'save.confirm' }],
    'save.cancel': [{ type: 'save.cancel' }],
    'mine.keep': [{ type: 'mine.keep' }],
    'theirs.take': [{ type: 'theirs.take' }],
    'draft.taken': [{ type: 'draft.taken' }],
    'draft.discarded': [{ type: 'draft.discarded' }],
    'work.save': [{ type: 'work.save' }],
    'work.discard': [{ type: 'work.discard' }],
    'work.note': [{ type: 'work.note' }],
    'records.deleted': [recordsDeleted(news, '1')],
    'records.operated': [recordsOperated(news, ['1'])],
    retry: [{ type: 'retry' }],
    'page.located': [{ type: 'page.located', location: at(path).location }],
    'records.changed': [
      recordChanged(news, recordOf('1', { status: 'offline' })),
      { type: 'records.changed', path: news, record: null },
    ],
  },
  answers: {
    fetchRecord: [
      success(pageOf(1, first)),
      success(pageOf(2, first, second)),
      success(pageOf(1, first, off)),
      network,
    ],
    fetchTheirs: [
      success(nowOf(pageOf(1, first, second))),
      success(nowOf(pageOf(1, itemOf('1', 'offline')))),
      success(nowOf(pageOf(2, first, second))),
      network,
    ],
    saveRecord: [success(pageOf(3, first)), success(null), refused, forbidden, network],
    findDraft: [null, draft],
  },
  situation: ({ context: { page, slots, draft: offered, theirs } }) => [
    page !== null,
    page !== null && sameSlots(slots, page.slots),
    goneItems(slots).length > 0,
    offered !== null,
    theirs !== null,
  ],
} satisfies Model<typeof homePageMachine>;

async function homePage(page = pageOf(1, first, second), found: Draft | null = null) {
  const fetchPage = port<Result<HomePage>, { id: string }>();
  const comparePage = port<Result<HomePageNow>, HomeSlots>();
  const savePage = port<Result<HomePage | null>, HomePageSave>();
  const running = run(
    homePageMachine.provide({
      actors: {
        fetchRecord: fetchPage.logic,
        fetchTheirs: comparePage.logic,
        saveRecord: savePage.logic,
        references: feed().logic as never,
        findDraft: fromPromise(() => Promise.resolve(found)),
      },
    }),
    inputAt,
  );
  await fetchPage.answer(success(page));
  await settled();
  const shown = () => running.actor.getSnapshot().context.slots['news']?.map(({ id }) => id);
  const statuses = () => running.actor.getSnapshot().context.slots['news']?.map(({ status }) => status);
  return { ...running, comparePage, fetchPage, savePage, shown, statuses };
}

const unsaved = (value: boolean) => ({ type: 'page.unsaved', id: 'tab2', unsaved: value });
const noted = (version: number, ...items: HomeItem[]) => ({
  type: 'draft.noted',
  path,
  version,
  values: writeSlots({ news: items }),
});

describe('home page', () => {
  describeModel(homePageMachine, { ...model, input: inputAt });

  test('items are added, moved and removed; each change is stored as a draft, which is dropped when no change is left', async () => {
    const { actor, facts, shown } = await homePage(pageOf(1, first));
    actor.send({ type: 'item.add', slot, item: second });
    actor.send({ type: 'item.add', slot, item: second });
    expect({ shown: shown(), facts: taken(facts) }).toEqual({
      shown: ['1', '2'],
      facts: [noted(1, first, second), unsaved(true), noted(1, first, second), unsaved(true)],
    });
    actor.send({ type: 'item.move', slot: 'news', from: 1, to: 0 });
    expect(shown()).toEqual(['2', '1']);
    actor.send({ type: 'item.remove', slot: 'news', item: second });
    expect(taken(facts).slice(-2)).toEqual([{ type: 'draft.dropped', path }, unsaved(false)]);
  });

  test('a saved page missing from the answer is fetched again (decision 005)', async () => {
    const { actor, facts, fetchPage, savePage, shown, value } = await homePage(pageOf(1, first));
    actor.send({ type: 'item.add', slot, item: second });
    actor.send({ type: 'save' });
    taken(facts);
    await savePage.answer(success(null));
    expect({ state: value(), facts: taken(facts) }).toEqual({
      state: 'loading',
      facts: [{ type: 'draft.dropped', path }, notified({ code: 'record.live', title: null }), unsaved(false)],
    });
    await fetchPage.answer(success(pageOf(2, second, first)));
    expect({ state: value(), shown: shown() }).toEqual({ state: 'editing', shown: ['2', '1'] });
  });

  test('offline items are shown before saving removes them (decision 038)', async () => {
    const { actor, savePage, shown, value } = await homePage(pageOf(1, first, off));
    actor.send({ type: 'save' });
    expect({ state: value(), savePageInputs: savePage.inputs() }).toEqual({ state: 'confirming', savePageInputs: [] });
    actor.send({ type: 'save.cancel' });
    actor.send({ type: 'save' });
    actor.send({ type: 'save.confirm' });
    expect(savePage.inputs().map(({ version, slots }) => ({ version, slots }))).toEqual([
      { version: 1, slots: { news: [first] } },
    ]);
    // It keeps its position until the server has removed it.
    await savePage.answer(network);
    expect(shown()).toEqual(['1', '3']);
    actor.send({ type: 'save' });
    actor.send({ type: 'save.confirm' });
    const [one, again] = savePage.inputs();
    expect(again).toEqual(one);
    await savePage.answer(success(pageOf(2, first)), 1);
    expect(shown()).toEqual(['1']);
  });

  test('changes of the records are shown immediately', async () => {
    const { actor, statuses } = await homePage();
    actor.send(recordChanged(news, recordOf('2', { status: 'offline' })));
    expect(statuses()).toEqual(['online', 'offline']);
    actor.send(recordsOperated(news, ['1', '2']));
    actor.send(recordsDeleted(news, '1'));
    expect(statuses()).toEqual(['gone', 'online']);
  });

  test('a save without an answer is repeated under its key; another arrangement has a new key (decision 043)', async () => {
    const { actor, savePage } = await homePage();
    const attempts = () => savePage.inputs().map(({ attempt }) => attempt.split('.').at(-1));
    actor.send({ type: 'save' });
    await savePage.answer(network);
    actor.send({ type: 'save' });
    await savePage.answer(network, 1);
    actor.send({ type: 'item.move', slot: 'news', from: 0, to: 1 });
    actor.send({ type: 'save' });
    await savePage.answer(success(pageOf(2, second, first)), 2);
    actor.send({ type: 'save' });
    expect(attempts()).toEqual(['1', '1', '2', '3']);
  });

  test('fault F7: a newer version is shown beside the own one; mine is saved with it, or theirs is accepted', async () => {
    const theirs = pageOf(2, first);
    const both = ['mine.keep', 'theirs.take'] as const;
    const outcomes = both.map(async (type) => {
      const { actor, comparePage, facts, savePage, shown, value } = await homePage();
      actor.send({ type: 'item.move', slot: 'news', from: 0, to: 1 });
      actor.send({ type: 'save' });
      await savePage.answer(refused);
      await comparePage.answer(success(nowOf(theirs, second)));
      expect(value()).toBe('conflict');
      taken(facts);
      actor.send({ type });
      return {
        shown: shown(),
        savedVersions: savePage
          .inputs()
          .slice(1)
          .map(({ version }) => version),
        factTypes: taken(facts).map((one) => one.type),
      };
    });
    expect(await Promise.all(outcomes)).toEqual([
      { shown: ['2', '1'], savedVersions: [2], factTypes: ['page.unsaved'] },
      { shown: ['1'], savedVersions: [], factTypes: ['draft.dropped', 'page.unsaved'] },
    ]);
  });

  test('keeping mine first asks about items that went offline, on their page or not', async () => {
    const { actor, comparePage, savePage, statuses, value } = await homePage();
    actor.send({ type: 'save' });
    await savePage.answer(refused);
    await comparePage.answer(success(nowOf(pageOf(2, first), itemOf('2', 'offline'))));
    actor.send({ type: 'mine.keep' });
    expect({ state: value(), statuses: statuses() }).toEqual({ state: 'confirming', statuses: ['online', 'offline'] });
    actor.send({ type: 'save.confirm' });
    expect(savePage.inputs().at(-1)).toMatchObject({ version: 2, slots: { news: [first] } });
  });

  test.for(['offline', 'gone'] as const)(
    'a save refused because an item is %s asks about all such items',
    async (status) => {
      const { actor, comparePage, facts, savePage, shown, statuses, value } = await homePage(
        pageOf(1, first, second, off),
      );
      actor.send({ type: 'item.move', slot: 'news', from: 0, to: 1 });
      actor.send({ type: 'save' });
      actor.send({ type: 'save.confirm' });
      await savePage.answer(refused);
      expect(comparePage.inputs()).toEqual([{ news: [second, first, off] }]);
      taken(facts);
      await comparePage.answer(success(nowOf(pageOf(1, first, { ...itemOf('2', status), title: '' }, off))));
      const last = { ...second, status };
      expect({ state: value(), shown: shown(), statuses: statuses() }).toEqual({
        state: 'confirming',
        shown: ['2', '1', '3'],
        statuses: [status, 'online', 'offline'],
      });
      // It is not also reported as a failure.
      expect(facts).toEqual([noted(1, last, first, off), unsaved(true)]);
      actor.send({ type: 'save.confirm' });
      const [one, again] = savePage.inputs();
      expect({ slots: again?.slots, isSameAttempt: again?.attempt === one?.attempt }).toEqual({
        slots: { news: [first] },
        isSameAttempt: false,
      });
    },
  );

  test.for([
    ['all items are online', pageOf(1, first, second)],
    ['only a removed item is offline', pageOf(1, first, second, off)],
  ] as const)('any other refusal is reported without a question: %s', async ([, page]) => {
    const { actor, comparePage, facts, savePage, value } = await homePage(page);
    actor.send({ type: 'save' });
    actor.send({ type: 'save.confirm' });
    await savePage.answer(refused);
    await comparePage.answer(success(nowOf(page)));
    const notice = notified({ code: 'failure', failure: { kind: 'refused', code: 500, message: '不行' } });
    expect({ state: value(), notices: facts.filter(({ type }) => type === 'notice') }).toEqual({
      state: 'editing',
      notices: [notice],
    });
    // The next save has a new key.
    actor.send({ type: 'save' });
    actor.send({ type: 'save.confirm' });
    const attempts = savePage.inputs().map(({ attempt }) => attempt);
    expect(new Set(attempts).size).toBe(2);
  });

  test('a request to save is answered in every state', async () => {
    const { actor, comparePage, facts, savePage, value } = await homePage(pageOf(1, first, off));
    const asked = () => {
      taken(facts);
      actor.send({ type: 'work.save' });
      return { state: value(), facts: taken(facts) };
    };
    const notSaved = { type: 'page.notSaved', id: 'tab2' };
    expect([asked(), asked()]).toEqual([
      { state: 'confirming', facts: [notSaved] },
      { state: 'confirming', facts: [notSaved] },
    ]);
    actor.send({ type: 'save.confirm' });
    // Its own end reports the outcome.
    expect(asked()).toEqual({ state: 'saving', facts: [] });
    await savePage.answer(refused);
    expect(taken(facts)).toEqual([notSaved]);
    expect(asked()).toEqual({ state: 'comparing', facts: [notSaved] });
    await comparePage.answer(success(nowOf(pageOf(2, first))));
    expect(asked()).toEqual({ state: 'conflict', facts: [notSaved] });
  });

  test('discarding removes everything; a draft lost elsewhere is stored again', async () => {
    const { actor, facts, shown } = await homePage(pageOf(1, first));
    actor.send({ type: 'item.add', slot, item: second });
    taken(facts);
    actor.send({ type: 'work.note' });
    actor.send({ type: 'work.discard' });
    actor.send({ type: 'work.note' });
    expect({ shown: shown(), facts }).toEqual({
      shown: ['1'],
      facts: [noted(1, first, second), { type: 'draft.dropped', path }],
    });
  });

  test.for(recordOperations)(
    '$name in a list changes a shown item only if it puts the record online or offline',
    async ({ name }) => {
      const item = (isOnline: boolean) => itemOf('1', isOnline ? 'online' : 'offline');
      // The shown item before and after; each operation that changes it starts from the opposite state.
      const changing: Partial<Record<typeof name, boolean>> = { goOnline: true, publish: true, unpublish: false };
      const after = changing[name] ?? false;
      const { actor, statuses } = await homePage(pageOf(1, item(name in changing ? !after : after)));
      actor.send(recordsOperated(news, ['1'], name));
      expect(statuses()).toEqual([item(after).status]);
    },
  );
});
