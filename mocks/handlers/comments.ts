import type { commentEndpoints } from '#src/api/endpoints/comments.ts';
import { longestReason, longestReply } from '#src/domain/comments/comment.ts';
import { ownActions, undoAction } from '#mocks/comments/actions.ts';
import { createPresenter, threadOf } from '#mocks/comments/answers.ts';
import { matching, orderOf } from '#mocks/comments/query.ts';
import { findComment, findCommentForStep } from '#mocks/comments/rows.ts';
import { takeStep } from '#mocks/comments/steps.ts';
import type { ResolversOf } from '#mocks/server/handle.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { requireText } from '#mocks/server/require-text.ts';
import { paginate } from './paginate.ts';

/** Moderation of comments (decision 039). Names and phone numbers are masked in every answer except `reveal`. */
export const commentResolvers: ResolversOf<typeof commentEndpoints> = {
  async query({ orderBy, desc = false, pageNum, pageSize, ...filters }, { tx }) {
    const found = matching(await createPresenter(tx), filters).sort(orderOf(orderBy, desc));
    return paginate(found, { pageNum, pageSize });
  },

  get: async ({ id }, { tx }) => threadOf(await findComment(id, tx), tx),

  async counts(_, { tx }) {
    const all = matching(await createPresenter(tx), {});
    const withStatus = (wanted: string) => all.filter(({ status }) => status === wanted).length;
    return {
      pending: withStatus('pending'),
      shown: withStatus('shown'),
      hidden: withStatus('hidden'),
      marked: all.filter(({ marks }) => marks.length > 0).length,
    };
  },

  /** Replies of the staff do not count as arrivals. */
  async arrivals({ after, ...filters }, { tx }) {
    const all = await createPresenter(tx);
    const last = Math.max(0, ...all.rows.map(({ id }) => Number(id)));
    const isNew = ({ id, isOffice }: { id: string; isOffice: boolean }) => !isOffice && Number(id) > Number(after);
    const count = after === null ? 0 : matching({ ...all, rows: all.rows.filter(isNew) }, filters).length;
    return { count, last: String(last) };
  },

  show: (seen, call) => takeStep({ ...seen, step: 'show' }, call),

  hide: ({ reason, ...seen }, call) =>
    takeStep({ ...seen, step: 'hide', reason: requireText(reason, longestReason, '隐藏原因') }, call),

  del: (seen, call) => takeStep({ ...seen, step: 'delete' }, call),

  reply: ({ text, ...seen }, call) =>
    takeStep({ ...seen, step: 'reply', text: requireText(text, longestReply, '回复内容') }, call),

  actions: (_, call) => ownActions(call),

  async takeBack({ id }, call) {
    const row = await undoAction(id, call);
    return (await createPresenter(call.tx)).toComment(row);
  },

  async reveal({ id }, call) {
    const { author, phone, isOffice, status } = await findCommentForStep(id, call);
    if (status === 'deleted') throw new Refusal(404, '评论已删除');
    if (isOffice) throw new Refusal(400, '这是工作人员的回复，没有联系方式');
    return { name: author, phone };
  },
};
