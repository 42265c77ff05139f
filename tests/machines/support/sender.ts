import { type AnyActorLogic, enqueueActions, fromCallback, setup } from 'xstate';
import type { Fact } from '#src/machines/facts.ts';
import type { SendingTag } from '#src/machines/sending.ts';

const idle = fromCallback(() => {});

/** A page's content that is told when it sends, when its answer has come, and what it then tells. It may have a child. */
export function sender(id: string, child: AnyActorLogic = idle) {
  const heard: string[] = [];
  const logic = setup({
    types: {
      events: {} as
        | { type: 'send' }
        | { type: 'answered'; told?: readonly Fact[] }
        | { type: 'ended' }
        | { type: 'break' }
        | { type: 'page.left' },
      tags: {} as SendingTag,
      emitted: {} as Fact,
    },
    actors: { child },
    actions: {
      tell: enqueueActions(({ enqueue }, told: readonly Fact[]) => {
        for (const fact of told) enqueue.emit(fact);
      }),
    },
  }).createMachine({
    id,
    invoke: { id: 'child', src: 'child' },
    initial: 'idle',
    on: {
      break: {
        actions: () => {
          throw new Error('broken');
        },
      },
    },
    states: {
      idle: { on: { send: 'sending' } },
      sending: {
        tags: 'sending',
        on: {
          answered: { target: 'idle', actions: { type: 'tell', params: ({ event }) => event.told ?? [] } },
          ended: 'ended',
          'page.left': { actions: () => heard.push('page.left') },
        },
      },
      ended: { type: 'final' },
    },
  });
  return { heard, logic };
}
