import { describe, expect, test } from 'vitest';
import type { Comment, CommentThread, Moderated, OwnAction } from '#src/domain/comments/comment.ts';
import type { CommentStep } from '#src/domain/comments/inbox.ts';
import type { Draft } from '#src/domain/content/draft.ts';
import type { ListPage, ListQuery } from '#src/domain/content/list-query.ts';
import { failed, type Result, success } from '#src/domain/failure.ts';
import { arrivalsMachine } from '#src/machines/comments/arrivals.ts';
import type { BulkAnswer, BulkCall } from '#src/machines/bulk/bulk-context.ts';
import { type BulkStep, commentBulkMachine } from '#src/machines/comments/bulk.ts';
import { inboxMachine } from '#src/machines/comments/inbox.ts';
import { ownActionsMachine } from '#src/machines/comments/own-actions.ts';
import { threadMachine } from '#src/machines/comments/thread.ts';
import type { DraftQuestion } from '#src/machines/record/kind.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import {
  actionOf,
  commentOf,
  commentsPath,
  handled,
  moderated,
  pageOf,
  threadOf,
} from '#tests/machines/support/comments.ts';
import { at, notified } from '#tests/machines/support/facts.ts';
import {
  missing,
  network,
  recordChanged,
  recordsDeleted,
  recordsOperated,
  recordsOutdated,
  refused,
} from '#tests/machines/support/fixtures.ts';
import { openings, plainList } from '#tests/machines/support/lists.ts';
import { feed, port } from '#tests/machines/support/port.ts';
import { run, settled, taken } from '#tests/machines/support/run.ts';

const inputAt = (search = '') => ({ tabId: 'tab2', location: at(commentsPath + search).location });
const conflict = failed({ kind: 'refused', code: 409, message: '已被处理', reason: 'conflict' });
const changed = { type: 'records.changed', path: commentsPath, record: null };
const show = (seen: Comment) =>
  ({ type: 'step.send', sent: { step: 'show', id: seen.id, version: seen.version }, seen }) as const;
const remove = (seen: Comment) =>
  ({ type: 'step.send', sent: { step: 'delete', id: seen.id, version: seen.version }, seen }) as const;
const reply = (seen: Comment, text: string) =>
  ({ type: 'step.send', sent: { step: 'reply', id: seen.id, version: seen.version, text }, seen }) as const;

const noted = (values: object) => ({ type: 'draft.noted', path: commentsPath, version: null, values });

const one = commentOf('1');
const two = commentOf('2', { replies: 2 });

const model = {
  events: {
    'page.located': [{ type: 'page.located', location: at(`${commentsPath}?status=hidden`).location }],
    'records.changed': [recordChanged(commentsPath), recordChanged('/elsewhere')],
    'records.deleted': [recordsDeleted(commentsPath, '1')],
    'records.operated': [recordsOperated(commentsPath, ['1'])],
    'records.outdated': [recordsOutdated(commentsPath, '1')],
    'query.change': [{ type: 'query.change', change: { pageNum: 2 } }],
    'query.reset': [{ type: 'query.reset' }],
    reload: [{ type: 'reload' }],
    'work.save': [{ type: 'work.save' }],
    'work.discard': [{ type: 'work.discard' }],
    'work.note': [{ type: 'work.note' }],
    choose: [{ type: 'choose', id: '2' }],
    'read.close': [{ type: 'read.close' }],
    move: [
      { type: 'move', by: 1 },
      { type: 'move', by: -1 },
    ],
    'form.open': [{ type: 'form.open', form: 'reply', seen: one }],
    'form.close': [{ type: 'form.close' }],
    'text.typed': [{ type: 'text.typed', text: '谢谢' }],
    'text.drop': [{ type: 'text.drop' }],
    'unsent.next': [{ type: 'unsent.next' }],
    'step.send': [show(one), remove(two)],
    'step.confirm': [{ type: 'step.confirm' }],
    'step.cancel': [{ type: 'step.cancel' }],
    'takeBack.last': [{ type: 'takeBack.last', id: null }],
    mark: [{ type: 'mark', id: '1' }],
    select: [{ type: 'select', selected: [] }],
    'bulk.start': [{ type: 'bulk.start', step: 'show' }],
  },
  answers: {
    findOpening: openings,
    fetchPage: [success(pageOf([one, two], 60)), success({ ...pageOf([], 20), pageNum: 3 }), network],
    stepComment: [success(moderated(handled('1'))), conflict, refused, network],
    findDraft: [null, { version: null, savedAt: 5, values: { 'reply.1': '谢谢' } }],
    bulk: [
      { operation: 'show', isUndo: false, changed: [one], now: [handled('1')], remaining: [] },
      { operation: 'show', isUndo: false, changed: [], now: [], remaining: null },
    ],
  },
  input: inputAt(),
  // Choosing, typing and marking are covered by the scenarios below; all combined would be tens of thousands of paths.
  situation: ({ context: { page, selected } }) => [page !== null, selected.length > 0],
} satisfies Model<typeof inboxMachine>;

async function opened(list: Comment[] = [one, commentOf('2'), commentOf('3')], search = '', total = list.length) {
  const fetchPage = port<Result<ListPage<Comment>>, ListQuery>();
  const stepComment = port<Result<Moderated | null>, { sent: CommentStep; attempt: string }>();
  const findDraft = port<Draft | null, DraftQuestion>();
  const fetchThread = port<Result<CommentThread>, { id: string }>();
  const fetchActions = port<Result<readonly OwnAction[]>>();
  const takeBack = port<Result<Comment | null>, { id: string; attempt: string }>();
  const carryOut = port<BulkAnswer<Comment>, BulkCall<Comment, BulkStep>>();
  const running = run(
    inboxMachine.provide({
      actors: {
        ...plainList(),
        fetchPage: fetchPage.logic,
        findDraft: findDraft.logic,
        stepComment: stepComment.logic,
        thread: threadMachine.provide({ actors: { fetchThread: fetchThread.logic } }),
        ownActions: ownActionsMachine.provide({
          actors: { fetchActions: fetchActions.logic, takeBack: takeBack.logic },
        }),
        bulk: commentBulkMachine.provide({ actors: { carryOut: carryOut.logic } }),
        arrivals: arrivalsMachine.provide({
          actors: {
            fetchArrivals: port<never, never>().logic as never,
            tickFeed: feed<{ type: 'arrivals.due' }, { type: 'arrivals.due' }>().logic,
          },
        }),
      },
    }),
    inputAt(search),
  );
  await fetchPage.answer(success(pageOf(list, total)));
  taken(running.facts);
  const context = () => running.actor.getSnapshot().context;
  const rows = () => context().page?.list.map(({ id, status }) => `${id} ${status}`);
  return {
    ...running,
    fetchPage,
    findDraft,
    stepComment,
    carryOut,
    fetchThread,
    fetchActions,
    takeBack,
    context,
    rows,
  };
}

describe('comments', () => {
  describeModel(inboxMachine, model);

  test('W2.1: after a step the next comment is chosen, the handled one stays with its new status, and only the thread is fetched', async () => {
    const { actor, stepComment, fetchPage, fetchThread, context, rows, facts } = await opened();
    actor.send(show(one));
    await stepComment.answer(success(moderated(handled('1'))));
    expect({
      chosen: context().chosen,
      rows: rows(),
      pages: fetchPage.calls.length,
      threads: fetchThread.inputs().map(({ id }) => id),
      lastResult: context().lastResult?.code,
      facts,
    }).toEqual({
      chosen: '2',
      rows: ['1 shown', '2 pending', '3 pending'],
      pages: 1,
      threads: ['1', '2'],
      lastResult: 'stepped',
      facts: [changed],
    });
  });

  test('W2.1: a choice made in the meantime stays; a deleted comment keeps its text in the list', async () => {
    const { actor, stepComment, context, rows } = await opened();
    actor.send(remove(one));
    actor.send({ type: 'choose', id: '3' });
    await stepComment.answer(success(moderated(handled('1', { status: 'deleted', text: '' }))));
    expect([context().chosen, rows(), context().page?.list[0]?.text]).toEqual([
      '3',
      ['1 deleted', '2 pending', '3 pending'],
      '第1条评论',
    ]);
  });

  test('a success without a comment in the answer counts: the row shows the step', async () => {
    const { actor, stepComment, rows } = await opened();
    actor.send(show(one));
    await stepComment.answer(success(null));
    expect(rows()).toEqual(['1 shown', '2 pending', '3 pending']);
  });

  test('W2.1: steps are sent one at a time if the comment allows them; requests in the meantime are queued', async () => {
    const { actor, stepComment, context, rows } = await opened();
    const ids = () => stepComment.inputs().map(({ sent }) => sent.id);
    actor.send(show(handled('1')));
    actor.send(show(one));
    actor.send(show(one));
    actor.send({ type: 'move', by: 1 });
    actor.send(show(commentOf('2')));
    actor.send(show(commentOf('2')));
    actor.send({ type: 'move', by: 1 });
    actor.send(show(commentOf('3')));
    // Undone before it was sent.
    actor.send({ type: 'takeBack.last', id: null });
    expect(ids()).toEqual(['1']);
    await stepComment.answer(success(moderated(handled('1'))));
    expect([ids(), context().chosen]).toEqual([['1', '2'], '3']);
    await stepComment.answer(success(moderated(handled('2'))));
    expect([ids(), rows()]).toEqual([
      ['1', '2'],
      ['1 shown', '2 shown', '3 pending'],
    ]);
  });

  test('W2.3, W2.12: a queued step continues after a refusal, which stays reported; one with a question asks then', async () => {
    const { actor, stepComment, fetchThread, context, value } = await opened();
    actor.send(show(one));
    actor.send({ type: 'move', by: 1 });
    actor.send(remove(two));
    actor.send(show(commentOf('3')));
    await stepComment.answer(conflict);
    expect([(value() as { step: string }).step, context().asked?.sent.id, context().refused?.seen]).toEqual([
      'asking',
      '2',
      one,
    ]);
    actor.send({ type: 'step.cancel' });
    expect([(value() as { step: string }).step, context().asked?.sent.id, context().refused?.seen]).toEqual([
      'sending',
      '3',
      one,
    ]);
    expect(fetchThread.calls.length).toBeGreaterThan(1);
  });

  test.for([
    ['W2.3, W2.4: it changed in the meantime', conflict, { seen: one, message: '已被处理' }],
    ['it was deleted', missing, { seen: one, message: '内容不存在或已被删除' }],
    ['it was refused', refused, null],
    ['there was no answer', network, null],
  ] as const)(
    '%s: the inbox returns to the comment of the step, with the typed text',
    async ([, answer, refusedStep]) => {
      const { actor, stepComment, fetchThread, context } = await opened();
      actor.send({ type: 'form.open', form: 'reply', seen: one });
      actor.send({ type: 'text.typed', text: '谢谢' });
      actor.send(reply(one, '谢谢'));
      actor.send({ type: 'choose', id: '3' });
      await stepComment.answer(answer);
      expect({
        chosen: context().chosen,
        form: context().form,
        texts: context().texts,
        refused: context().refused,
        asked: fetchThread.inputs().at(-1),
      }).toEqual({
        chosen: '1',
        form: 'reply',
        texts: { 1: { reply: '谢谢' } },
        refused: refusedStep,
        asked: { id: '1' },
      });
    },
  );

  test.for([
    ['W2.4: it was refused', conflict],
    ['there was no answer', network],
  ] as const)(
    '%s while the user writes for another comment: that one stays chosen, and a notice leads back',
    async ([, answer]) => {
      const { actor, stepComment, context } = await opened();
      actor.send(show(one));
      actor.send({ type: 'choose', id: '3' });
      actor.send({ type: 'form.open', form: 'reply', seen: commentOf('3') });
      actor.send({ type: 'text.typed', text: '谢' });
      await stepComment.answer(answer);
      const { chosen, form, lastResult } = context();
      expect({ chosen, form, lastResult }).toEqual({
        chosen: '3',
        form: 'reply',
        lastResult: { code: 'notDone', step: 'show', comment: one },
      });
      actor.send({ type: 'choose', id: '1' });
      expect(context().refused?.message).toEqual(answer === conflict ? '已被处理' : undefined);
      actor.send({ type: 'choose', id: '2' });
      expect(context().refused).toEqual(null);
    },
  );

  test('a completed step does not lead away from a text begun in the meantime', async () => {
    const { actor, stepComment, context } = await opened();
    actor.send(show(one));
    actor.send({ type: 'form.open', form: 'reply', seen: one });
    actor.send({ type: 'text.typed', text: '谢' });
    await stepComment.answer(success(moderated(handled('1'))));
    expect([context().chosen, context().form]).toEqual(['1', 'reply']);
  });

  test('W2.2: Ctrl+Z while a step is being sent undoes that step; if it fails, no older one is undone', async () => {
    const { actor, stepComment, fetchActions } = await opened();
    actor.send(show(one));
    actor.send({ type: 'takeBack.last', id: null });
    expect(fetchActions.calls.length).toEqual(0);
    await stepComment.answer(success(moderated(handled('1'))));
    expect(fetchActions.calls.length).toEqual(1);
    await fetchActions.answer(success([]));
    actor.send(show(commentOf('2')));
    actor.send({ type: 'takeBack.last', id: null });
    await stepComment.answer(network);
    actor.send(show(commentOf('3')));
    await stepComment.answer(success(moderated(handled('3'))));
    expect(fetchActions.calls.length).toEqual(1);
  });

  test('W2.2: undo applies to the reported step, regardless of later steps elsewhere; an overtaken one is reported', async () => {
    const { actor, stepComment, fetchActions, takeBack, context } = await opened();
    actor.send(show(one));
    await stepComment.answer(success(moderated(handled('1'))));
    const { lastResult } = context();
    actor.send({ type: 'takeBack.last', id: lastResult?.code === 'stepped' ? lastResult.action : null });
    await fetchActions.answer(success([actionOf('A2', { comment: '9' }), actionOf('A1')]));
    expect(takeBack.inputs().map(({ id }) => id)).toEqual(['A1']);
    await takeBack.answer(success(one));
    actor.send({ type: 'takeBack.last', id: null });
    const overtaken = actionOf('A2', { state: 'overtaken' });
    await fetchActions.answer(success([overtaken, actionOf('A0')]));
    expect(context().lastResult).toEqual({ code: 'overtaken', action: overtaken });
  });

  test('W2.2: an undo does not lead away from a text in progress', async () => {
    const { actor, fetchActions, takeBack, context } = await opened();
    actor.send({ type: 'takeBack.last', id: null });
    actor.send({ type: 'choose', id: '3' });
    actor.send({ type: 'form.open', form: 'reply', seen: commentOf('3') });
    await fetchActions.answer(success([actionOf('A1')]));
    await takeBack.answer(success(one));
    expect([context().chosen, context().form, context().lastResult?.code]).toEqual(['3', 'reply', 'takenBack']);
  });

  test('a repeated step is the same write without an answer, and a new one after an answer', async () => {
    const { actor, stepComment } = await opened();
    actor.send(show(one));
    await stepComment.answer(network);
    actor.send(show(one));
    await stepComment.answer(refused);
    actor.send(show(one));
    const [first, second, third] = stepComment.inputs().map(({ attempt }) => attempt);
    expect([second === first, third === first]).toEqual([true, false]);
  });

  test('issue 25: a repeated step without an answer is the same write also after a step on another comment', async () => {
    const { actor, stepComment } = await opened();
    const send = async (asked: Parameters<typeof actor.send>[0], answer: Result<Moderated | null>) => {
      actor.send(asked);
      await stepComment.answer(answer);
    };
    await send(reply(one, '谢谢'), network);
    await send(show(commentOf('2')), success(moderated(handled('2'))));
    await send(reply(one, '谢谢'), network);
    await send(show(commentOf('3')), network);
    await send(reply(one, '谢谢'), success(moderated(handled('1'))));
    await send(reply(one, '谢谢'), network);
    const [first, , second, , third, fourth] = stepComment.inputs().map(({ attempt }) => attempt);
    expect([second === first, third === first, fourth === first]).toEqual([true, true, false]);
  });

  test('issue 25: after another step on the same comment a lost status is a new write, a lost reply is not', async () => {
    const { actor, stepComment } = await opened();
    for (const asked of [show(one), reply(one, '谢谢')]) {
      actor.send(asked);
      await stepComment.answer(network);
    }
    const hidden = commentOf('1', { version: 2, status: 'hidden' });
    actor.send({ type: 'step.send', sent: { step: 'hide', id: '1', version: 1, reason: '广告' }, seen: one });
    await stepComment.answer(success(moderated(hidden)));
    for (const asked of [show(hidden), reply(hidden, '谢谢')]) {
      actor.send(asked);
      await stepComment.answer(network);
    }
    const [shown, replied, , shownAgain, repliedAgain] = stepComment.inputs().map(({ attempt }) => attempt);
    expect([shownAgain === shown, repliedAgain === replied]).toEqual([false, true]);
  });

  test('a step without an answer is a new write after it was undone, also if it is the same reply', async () => {
    const { actor, stepComment, fetchActions, takeBack } = await opened();
    const again = commentOf('1', { version: 3 });
    for (const [before, after] of [
      [show(one), show(again)],
      [reply(again, '谢谢'), reply(again, '谢谢')],
    ] as const) {
      actor.send(before);
      await stepComment.answer(network);
      actor.send({ type: 'takeBack.last', id: null });
      await fetchActions.answer(success([actionOf('A1')]));
      await takeBack.answer(success(again));
      actor.send(after);
      await stepComment.answer(success(moderated(handled('1'))));
    }
    expect(new Set(stepComment.inputs().map(({ attempt }) => attempt)).size).toEqual(4);
  });

  test('a status without an answer is a new write on a newer version, which shows that it was changed again', async () => {
    const { actor, stepComment } = await opened();
    for (const version of [1, 1, 3]) {
      actor.send(show(commentOf('1', { version })));
      await stepComment.answer(network);
    }
    const [first, second, third] = stepComment.inputs().map(({ attempt }) => attempt);
    expect([second === first, third === first]).toEqual([true, false]);
  });

  test('issue 25: an unconfirmed step is sent with the version that the user saw last', async () => {
    const { actor, stepComment } = await opened([two]);
    actor.send(remove(two));
    actor.send({ type: 'step.cancel' });
    actor.send(remove({ ...two, version: 2 }));
    actor.send({ type: 'step.confirm' });
    expect(stepComment.inputs().map(({ sent }) => sent)).toEqual([{ step: 'delete', id: '2', version: 2 }]);
  });

  test('W2.3: a newer text in the thread also appears in the row', async () => {
    const { fetchThread, context } = await opened();
    await fetchThread.answer(success(threadOf(commentOf('1', { version: 4, text: '改过了' }))));
    expect(context().page?.list[0]?.text).toEqual('改过了');
  });

  test('W2.12: deleting a comment with replies asks first', async () => {
    const { actor, stepComment, value } = await opened([two]);
    actor.send(remove(two));
    expect([stepComment.calls.length, value()]).toMatchObject([0, { step: 'asking' }]);
    actor.send({ type: 'step.cancel' });
    actor.send(remove(two));
    actor.send({ type: 'step.confirm' });
    expect(stepComment.inputs().map(({ sent }) => sent)).toEqual([{ step: 'delete', id: '2', version: 1 }]);
  });

  test('W2.2: an undone comment is chosen again with its former status, also on another page of the list', async () => {
    const { actor, fetchPage, fetchActions, takeBack, context, rows } = await opened([handled('1'), one, two], '', 40);
    actor.send({ type: 'page.located', location: at(`${commentsPath}?pageNum=2`).location });
    await fetchPage.answer(success(pageOf([commentOf('8'), handled('1')], 40, 2)));
    actor.send({ type: 'takeBack.last', id: null });
    await fetchActions.answer(success([actionOf('A1')]));
    await takeBack.answer(success(commentOf('1', { version: 3 })));
    expect([rows(), context().chosen, context().lastResult?.code]).toEqual([
      ['8 pending', '1 pending'],
      '1',
      'takenBack',
    ]);
  });

  test('W2.2: undo without an action reports that there is none', async () => {
    const { actor, fetchActions, context } = await opened();
    actor.send({ type: 'takeBack.last', id: null });
    await fetchActions.answer(success([]));
    expect(context().lastResult).toEqual({ code: 'nothing' });
  });

  test('W2.11: J on the last row goes to the first row of the next page, K on the first row to the last one of the previous page', async () => {
    const { actor, fetchPage, context, facts } = await opened([commentOf('1'), commentOf('2')], '?status=all', 45);
    actor.send({ type: 'move', by: 1 });
    actor.send({ type: 'move', by: 1 });
    const second = `${commentsPath}?pageNum=2&status=all`;
    expect(taken(facts)).toEqual([{ type: 'navigation.requested', href: second, replace: true }]);
    actor.send({ type: 'page.located', location: at(second).location });
    await fetchPage.answer(success(pageOf([commentOf('21'), commentOf('22')], 45, 2)));
    expect(context().chosen).toEqual('21');
    actor.send({ type: 'move', by: -1 });
    expect(taken(facts)).toEqual([{ type: 'navigation.requested', href: `${commentsPath}?status=all`, replace: true }]);
    actor.send({ type: 'page.located', location: at(`${commentsPath}?status=all`).location });
    await fetchPage.answer(success(pageOf([commentOf('1'), commentOf('2')], 45)));
    expect(context().chosen).toEqual('2');
  });

  test('W2.11: after handled comments left the queue, the next one is on the same page, so none is skipped', async () => {
    const { actor, fetchPage, stepComment, context, facts } = await opened([one, commentOf('2')], '', 45);
    actor.send(show(one));
    await stepComment.answer(success(moderated(handled('1'))));
    taken(facts);
    actor.send({ type: 'move', by: 1 });
    await fetchPage.answer(success(pageOf([commentOf('2'), commentOf('3')], 44)));
    expect([context().chosen, facts]).toEqual(['3', []]);
  });

  test('W2.11: after all comments of a page were seen, the next page follows', async () => {
    const { actor, fetchPage, facts } = await opened([handled('1'), commentOf('2')], '', 45);
    actor.send({ type: 'choose', id: '2' });
    actor.send({ type: 'move', by: 1 });
    await fetchPage.answer(success(pageOf([commentOf('2')], 44)));
    expect(taken(facts)).toEqual([{ type: 'navigation.requested', href: `${commentsPath}?pageNum=2`, replace: true }]);
  });

  test('W2.5: returning to the page and changes by others do not fetch the list', async () => {
    const { actor, fetchPage, rows } = await opened();
    actor.send({ type: 'page.located', location: inputAt().location });
    actor.send({ type: 'records.changed', path: commentsPath, record: null });
    await settled();
    expect([fetchPage.calls.length, rows()]).toEqual([1, ['1 pending', '2 pending', '3 pending']]);
  });

  test('a reply is stored with its comment, and reported to the tab once', async () => {
    const { actor, stepComment, context, facts } = await opened();
    actor.send({ type: 'form.open', form: 'reply', seen: one });
    actor.send({ type: 'text.typed', text: '谢' });
    actor.send({ type: 'text.typed', text: '谢谢' });
    actor.send({ type: 'move', by: 1 });
    expect(context().form).toEqual(null);
    actor.send({ type: 'move', by: -1 });
    expect([context().form, context().texts]).toEqual(['reply', { 1: { reply: '谢谢' } }]);
    actor.send(reply(one, '谢谢'));
    await stepComment.answer(success(moderated(handled('1', { replies: 1 }))));
    expect([context().texts, facts]).toEqual([
      { 1: {} },
      [
        noted({ 'reply.1': '谢' }),
        { type: 'page.unsaved', id: 'tab2', unsaved: true },
        noted({ 'reply.1': '谢谢' }),
        { type: 'draft.dropped', path: commentsPath },
        { type: 'page.unsaved', id: 'tab2', unsaved: false },
        changed,
      ],
    ]);
  });

  test('texts from before a reload return to their comments; newer typing takes precedence', async () => {
    const { actor, findDraft, fetchThread, context, facts } = await opened();
    expect(findDraft.inputs()).toEqual([{ path: commentsPath, version: null }]);
    actor.send({ type: 'choose', id: '2' });
    actor.send({ type: 'form.open', form: 'reply', seen: commentOf('2') });
    actor.send({ type: 'text.typed', text: '新写的' });
    taken(facts);
    await findDraft.answer({
      version: null,
      savedAt: 5,
      values: { 'reply.2': '旧的', 'reply.99': '您好', 'hide.3': '广告' },
    });
    const texts = { 2: { reply: '新写的' }, 99: { reply: '您好' }, 3: { hide: '广告' } };
    expect([context().texts, context().form]).toEqual([texts, 'reply']);
    actor.send({ type: 'unsent.next' });
    expect([context().chosen, context().form]).toEqual(['3', 'hide']);
    actor.send({ type: 'unsent.next' });
    expect([context().chosen, fetchThread.inputs().at(-1)]).toEqual(['99', { id: '99' }]);
    actor.send({ type: 'text.drop' });
    expect([context().texts, taken(facts)]).toEqual([
      { 2: { reply: '新写的' }, 3: { hide: '广告' } },
      [noted({ 'reply.2': '新写的', 'hide.3': '广告' })],
    ]);
  });

  test('a typed text answers attempts to close the page', async () => {
    const { actor, facts, context } = await opened();
    actor.send({ type: 'form.open', form: 'hide', seen: one });
    actor.send({ type: 'text.typed', text: '广告' });
    actor.send({ type: 'work.save' });
    actor.send({ type: 'work.discard' });
    expect([context().texts, taken(facts).slice(2)]).toEqual([
      {},
      [
        { type: 'page.notSaved', id: 'tab2' },
        { type: 'draft.dropped', path: commentsPath },
        { type: 'page.unsaved', id: 'tab2', unsaved: false },
      ],
    ]);
  });

  test('W2.14: marks survive paging but not another filter; the bulk step starts with the current rows', async () => {
    const { actor, fetchPage, stepComment, context } = await opened([one, commentOf('2')], '', 45);
    actor.send({ type: 'mark', id: '1' });
    actor.send({ type: 'mark', id: '2' });
    actor.send({ type: 'mark', id: '2' });
    actor.send(show(one));
    await stepComment.answer(success(moderated(handled('1'))));
    actor.send({ type: 'bulk.start', step: 'delete' });
    expect(context().bulkInput?.records).toEqual([handled('1')]);
    actor.send({ type: 'page.located', location: at(`${commentsPath}?pageNum=2`).location });
    await fetchPage.answer(success(pageOf([commentOf('21')], 45, 2)));
    expect(context().selected).toEqual([one]);
    actor.send({ type: 'page.located', location: at(`${commentsPath}?keyword=a`).location });
    expect(context().selected).toEqual([]);
  });

  test('a step on a comment outside the list leaves the list at its position', async () => {
    const { actor, stepComment, context } = await opened();
    actor.send({ type: 'choose', id: '2' });
    actor.send({ type: 'choose', id: '99' });
    actor.send(show(commentOf('99')));
    await stepComment.answer(success(moderated(handled('99'))));
    expect(context().chosen).toEqual('3');
  });

  test('a page past the end becomes the last one', async () => {
    const { actor, fetchPage } = await opened([one], '', 21);
    actor.send({ type: 'page.located', location: at(`${commentsPath}?pageNum=3`).location });
    await fetchPage.answer(success({ ...pageOf([], 21), pageNum: 3 }));
    expect(fetchPage.inputs().map(({ pageNum }) => pageNum)).toEqual([1, 3, 2]);
  });

  test('a failed page is reported', async () => {
    const { actor, fetchPage, facts, value } = await opened();
    actor.send({ type: 'reload' });
    await fetchPage.answer(network);
    expect([value(), taken(facts)]).toMatchObject([
      { records: 'failed' },
      [notified({ code: 'failure', failure: network.failure })],
    ]);
  });

  test('W2.11: K on the very first comment and J on the very last do nothing', async () => {
    const first = await opened([one, commentOf('2')], '', 60);
    first.actor.send({ type: 'move', by: -1 });
    const last = await opened([one], '?pageNum=2', 21);
    last.actor.send({ type: 'move', by: 1 });
    expect([first, last].map(({ facts, context, value }) => [facts, context().chosen, value()])).toMatchObject([
      [[], '1', { records: { shown: 'still' } }],
      [[], '1', { records: { shown: 'still' } }],
    ]);
  });

  test('W2.11: K goes to the previous page, also after handled comments left the queue', async () => {
    const { actor, fetchPage, stepComment, facts } = await opened(
      [one, commentOf('2')],
      '?status=pending&pageNum=2',
      60,
    );
    actor.send(show(one));
    await stepComment.answer(success(moderated(handled('1'))));
    actor.send({ type: 'choose', id: '1' });
    taken(facts);
    actor.send({ type: 'move', by: -1 });
    expect([fetchPage.calls.length, taken(facts)]).toMatchObject([
      1,
      [{ type: 'navigation.requested', href: `${commentsPath}?status=pending` }],
    ]);
  });

  test.each([
    ['the next remaining one', ['1', '2'], null, '3'],
    ['the chosen one, if it remains', ['2', '3'], null, '1'],
    ['the chosen one, if none follows it', ['1', '2', '3'], null, '1'],
    ['the one with a reply in progress', ['1', '2'], 'reply', '1'],
  ] as const)('W2.1: a bulk step chooses %s and fetches its thread again', async (_, marked, form, chosen) => {
    const { actor, carryOut, fetchThread, context, rows } = await opened();
    for (const id of marked) actor.send({ type: 'mark', id });
    if (form) actor.send({ type: 'form.open', form, seen: one });
    actor.send({ type: 'bulk.start', step: 'show' });
    const { bulk } = actor.getSnapshot().children;
    bulk?.send({ type: 'confirm' });
    for (const [place, id] of marked.entries()) await carryOut.answer(success(handled(id)), place);
    bulk?.send({ type: 'close' });
    expect({
      chosen: context().chosen,
      form: context().form,
      shown: rows()?.filter((row) => row.endsWith('shown')),
      thread: fetchThread.inputs().at(-1)?.id,
    }).toEqual({ chosen, form, shown: marked.map((id) => `${id} shown`), thread: chosen });
  });

  test('W2.14: failures of a bulk step stay selected, outdated comments do not; known rows are updated', async () => {
    const { actor, carryOut, context, rows } = await opened();
    for (const id of ['1', '2', '3']) actor.send({ type: 'mark', id });
    actor.send({ type: 'bulk.start', step: 'show' });
    const { bulk } = actor.getSnapshot().children;
    bulk?.send({ type: 'confirm' });
    for (const [place, answer] of [success(null), network, missing].entries()) await carryOut.answer(answer, place);
    bulk?.send({ type: 'close' });
    expect([context().selected, rows()]).toEqual([[commentOf('2')], ['1 shown', '2 pending', '3 pending']]);
    actor.send({ type: 'bulk.start', step: 'show' });
    actor.getSnapshot().children.bulk?.send({ type: 'cancel' });
    expect(context().selected).toEqual([commentOf('2')]);
  });

  test('W2.14: no bulk step starts without marks', async () => {
    const { actor, value } = await opened();
    actor.send({ type: 'bulk.start', step: 'show' });
    expect(value()).toMatchObject({ bulk: 'idle' });
  });
});
