import { useMemo } from 'react';
import type { Comment } from '#src/domain/comments/comment.ts';
import type { InboxActor } from '#src/machines/comments/inbox.ts';
import { typedText } from '#src/machines/comments/inbox-context.ts';
import { useOffers } from '#src/views/app-context.ts';
import type { InboxActions } from '#src/views/inbox/keys.ts';
import { seenOf } from './seen.ts';

/** The actions of buttons and keys in the inbox. The functions are stable as long as the inbox is the same. */
export function useInboxSteps(inbox: InboxActor) {
  const offersTakeBack = useOffers('ownActions');
  return useMemo(() => {
    const withSeen = (act: (seen: Comment) => void) => () => {
      const seen = seenOf(inbox);
      if (seen) act(seen);
    };
    const plain = (step: 'show' | 'delete') =>
      withSeen((seen) => {
        const { id, version } = seen;
        inbox.send({ type: 'step.send', sent: { step, id, version }, seen });
      });
    const form = (name: 'reply' | 'hide') => withSeen((seen) => inbox.send({ type: 'form.open', form: name, seen }));
    return {
      next: () => inbox.send({ type: 'move', by: 1 }),
      previous: () => inbox.send({ type: 'move', by: -1 }),
      show: plain('show'),
      hide: form('hide'),
      reply: form('reply'),
      delete: plain('delete'),
      mark: withSeen(({ id }) => inbox.send({ type: 'mark', id })),
      ...(offersTakeBack && { takeBack: () => inbox.send({ type: 'takeBack.last', id: null }) }),
      /** Sends the text of the open form. */
      send: withSeen((seen) => {
        const { context } = inbox.getSnapshot();
        const text = typedText(context).trim();
        const { id, version } = seen;
        if (context.form === 'reply')
          inbox.send({ type: 'step.send', sent: { step: 'reply', id, version, text }, seen });
        if (context.form === 'hide')
          inbox.send({ type: 'step.send', sent: { step: 'hide', id, version, reason: text }, seen });
      }),
    } satisfies InboxActions & Record<'send', () => void>;
  }, [inbox, offersTakeBack]);
}
