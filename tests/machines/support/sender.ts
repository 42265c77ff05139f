import { type AnyActorLogic, enqueueActions, fromCallback, setup } from 'xstate';
import type { Fact } from '#src/machines/facts.ts';
import type { SendingTag } from '#src/machines/sending.ts';

const idle = fromCallback(() => {});

/** Page content whose sending, answers and resulting facts are events of the test. It may have a child. */
export function sender(id: string, child: AnyActorLogic = idle) {
  const received: string[] = [];
  const logic = setup({
    types: {
      events: {} as
        | { type: 'send' }
        | { type: 'answered'; facts?: readonly Fact[] }
        | { type: 'ended' }
        | { type: 'break' }
        | { type: 'page.left' },
      tags: {} as SendingTag,
      emitted: {} as Fact,
    },
    actors: { child },
    actions: {
      tell: enqueueActions(({ enqueue }, facts: readonly Fact[]) => {
        for (const fact of facts) enqueue.emit(fact);
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
          answered: { target: 'idle', actions: { type: 'tell', params: ({ event }) => event.facts ?? [] } },
          ended: 'ended',
          'page.left': { actions: () => received.push('page.left') },
        },
      },
      ended: { type: 'final' },
    },
  });
  return { received, logic };
}
