import { describe, expect, test } from 'vitest';
import type { CommentThread, Contact } from '#src/domain/comments/comment.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { Secret } from '#src/domain/secret.ts';
import { threadMachine } from '#src/machines/comments/thread.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { commentOf, threadOf } from '#tests/machines/support/comments.ts';
import { notified } from '#tests/machines/support/facts.ts';
import { missing, network, refused } from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';

const contact: Contact = { name: '韦山', phone: '12000000001' };

const model = {
  events: {
    'thread.open': [
      { type: 'thread.open', id: '1' },
      { type: 'thread.open', id: '2' },
    ],
    'thread.close': [{ type: 'thread.close' }],
    'thread.retry': [{ type: 'thread.retry' }],
    reveal: [{ type: 'reveal' }],
    mask: [{ type: 'mask' }],
  },
  answers: {
    fetchThread: [success(threadOf(commentOf('1'))), missing, network],
    reveal: [success(new Secret(contact)), refused],
  },
  situation: ({ context: { id, thread, contact: shown } }) => [id, thread !== null, shown !== null],
} satisfies Model<typeof threadMachine>;

function opened() {
  const fetchThread = port<Result<CommentThread>, { id: string }>();
  const reveal = port<Result<Secret<Contact>>, { id: string }>();
  const running = run(threadMachine.provide({ actors: { fetchThread: fetchThread.logic, reveal: reveal.logic } }));
  running.actor.send({ type: 'thread.open', id: '1' });
  return { ...running, fetchThread, reveal, context: () => running.actor.getSnapshot().context };
}

describe('commentThread', () => {
  describeModel(threadMachine, model);

  test('choosing another comment cancels the older call', async () => {
    const { actor, fetchThread, context } = opened();
    actor.send({ type: 'thread.open', id: '2' });
    expect(fetchThread.calls[0]?.signal.aborted).toEqual(true);
    await fetchThread.answer(success(threadOf(commentOf('2'))));
    expect([context().thread?.comment.id, fetchThread.inputs()]).toEqual(['2', [{ id: '1' }, { id: '2' }]]);
  });

  test('contact details are sealed, stay while the same comment is fetched again, and are masked when it is left', async () => {
    const { actor, fetchThread, reveal, context } = opened();
    await fetchThread.answer(success(threadOf(commentOf('1'))));
    actor.send({ type: 'reveal' });
    await reveal.answer(success(new Secret(contact)));
    expect([context().contact?.reveal(), JSON.stringify(context()).includes(contact.phone)]).toEqual([contact, false]);
    actor.send({ type: 'thread.open', id: '1' });
    expect(context().contact?.reveal()).toEqual(contact);
    actor.send({ type: 'thread.open', id: '2' });
    expect(context().contact).toEqual(null);
  });

  test('W3.14: contact details are masked when the page is left, also if they arrive later', async () => {
    const { actor, fetchThread, reveal, context } = opened();
    await fetchThread.answer(success(threadOf(commentOf('1'))));
    actor.send({ type: 'reveal' });
    await reveal.answer(success(new Secret(contact)));
    actor.send({ type: 'mask' });
    expect(context().contact).toEqual(null);
    actor.send({ type: 'reveal' });
    actor.send({ type: 'mask' });
    await reveal.answer(success(new Secret(contact)));
    expect(context().contact).toEqual(null);
  });

  test('a failed reveal is reported, and the details stay masked', async () => {
    const { actor, fetchThread, reveal, context, facts } = opened();
    await fetchThread.answer(success(threadOf(commentOf('1'))));
    actor.send({ type: 'reveal' });
    await reveal.answer(refused);
    expect([context().contact, facts]).toEqual([null, [notified({ code: 'failure', failure: refused.failure })]]);
  });
});
