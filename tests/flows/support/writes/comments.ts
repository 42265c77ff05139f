import type { ActorRefFrom } from 'xstate';
import type { Comment } from '#src/domain/comments/comment.ts';
import type { CommentStep } from '#src/domain/comments/inbox.ts';
import type { WatchWord } from '#src/domain/comments/watch-word.ts';
import { commentsPath } from '#src/domain/comments/paths.ts';
import type { watchWordsMachine } from '#src/machines/comments/words.ts';
import type { InboxActor } from '#src/machines/comments/inbox.ts';
import { moderationCollection, watchWordCollection } from '#mocks/store/collections.ts';
import { callAs } from '#tests/flows/support/review.ts';
import type { TestServer } from '#tests/flows/support/server.ts';
import { countOf, rowsOf, write } from './write.ts';

const account = 'admin';
const words = `${commentsPath}/words`;
const reason = '与内容无关。';
const answer = '谢谢您的留言。';

/** A pending comment. */
const waiting = '354';

/** The comment as its row shows it. */
const seenIn = (inbox: InboxActor): Comment | undefined =>
  inbox.getSnapshot().context.page?.list.find(({ id }) => id === waiting);

const actions = async (server: TestServer) => (await rowsOf(server, moderationCollection)).length;

/** A step on a comment. A text is typed first. */
const step = (name: CommentStep['step'], text: string | null, stepOf: (version: number) => CommentStep) =>
  write<InboxActor>({
    name: `a comment: ${name}`,
    url: commentsPath,
    account,
    path: `${commentsPath}/${name === 'delete' ? 'del' : name}`,
    successNotices: [],
    renews: true,
    type(inbox) {
      const seen = seenIn(inbox);
      inbox.send({ type: 'choose', id: waiting });
      if (text === null || !seen) return;
      inbox.send({ type: 'form.open', form: name === 'reply' ? 'reply' : 'hide', seen });
      inbox.send({ type: 'text.typed', text });
    },
    save(inbox) {
      const seen = seenIn(inbox);
      if (seen) inbox.send({ type: 'step.send', sent: stepOf(seen.version), seen });
    },
    typed: (inbox) => inbox.getSnapshot().context.texts,
    count: actions,
  });

type WatchWordsActor = ActorRefFrom<typeof watchWordsMachine>;

/** A word typed into the form of an entry, or of a new one, and tried at once. */
const wordSaved = (
  name: string,
  call: 'add' | 'update',
  note: string,
  entryOf: (page: WatchWordsActor) => WatchWord | null,
) =>
  write<WatchWordsActor>({
    name,
    url: words,
    account,
    path: `${words}/${call}`,
    async type(page, app) {
      page.send({ type: 'form.open', word: entryOf(page) });
      page.send({ type: 'form.type', change: { word: '孩子王', exceptions: [], note } });
      await app.pass(400);
      await app.settle();
    },
    save: (page) => page.send({ type: 'save' }),
    typed: (page) => page.getSnapshot().context.form?.typed,
    count: (server) => countOf(server, watchWordCollection, ({ word }) => word === '孩子王'),
  });

export const commentWrites = [
  step('show', null, (version) => ({ id: waiting, version, step: 'show' })),
  step('hide', reason, (version) => ({ id: waiting, version, step: 'hide', reason })),
  step('reply', answer, (version) => ({ id: waiting, version, step: 'reply', text: answer })),
  step('delete', null, (version) => ({ id: waiting, version, step: 'delete' })),
  write<InboxActor>({
    name: 'many comments',
    url: commentsPath,
    account,
    path: `${commentsPath}/hide`,
    successNotices: [],
    type(inbox) {
      inbox.send({ type: 'select', selected: inbox.getSnapshot().context.page?.list.slice(0, 3) ?? [] });
    },
    save(inbox) {
      const bulk = () => inbox.getSnapshot().children.bulk;
      if (bulk()) return bulk()?.send({ type: 'retry' });
      inbox.send({ type: 'bulk.start', step: 'hide' });
      bulk()?.send({ type: 'confirm', reason });
    },
    typed: (inbox) => inbox.getSnapshot().context.selected,
    failureOn: (inbox) => inbox.getSnapshot().children.bulk?.getSnapshot().context.failed[0]?.failure ?? null,
    count: async (server) => (await actions(server)) / 3,
  }),
  write<InboxActor>({
    name: 'a comment: undone',
    async url(server) {
      const { comment } = await callAs<{ comment: Comment }>(server, account, `${commentsPath}/get`, { id: waiting });
      await callAs(server, account, `${commentsPath}/show`, { id: waiting, version: comment.version });
      return commentsPath;
    },
    account,
    path: `${commentsPath}/takeBack`,
    successNotices: [],
    renews: true,
    save: (inbox) => inbox.send({ type: 'takeBack.last', id: null }),
    count: (server) => countOf(server, moderationCollection, ({ isTakenBack }) => isTakenBack),
  }),
  wordSaved('a new watch word', 'add', '', () => null),
  wordSaved('a watch word', 'update', '核对', (page) => page.getSnapshot().context.words?.[0] ?? null),
  write<WatchWordsActor>({
    name: 'a watch word: deleted',
    url: words,
    account,
    path: `${words}/del`,
    successNotices: [],
    renews: true,
    save(page) {
      const word = page.getSnapshot().context.words?.find(({ id }) => id === '1');
      if (!word) return;
      page.send({ type: 'remove', word });
      page.send({ type: 'remove.confirm' });
    },
    count: async (server) => -(await rowsOf(server, watchWordCollection)).length,
  }),
];
