import { type ActorRefFrom, and, not } from 'xstate';
import { startList } from '#src/machines/lists/list-context.ts';
import { changingQuery, listChildren, loadingPage, openingList, takingAddress } from '#src/machines/lists/list-page.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import type { RequestedOperation } from './list-context.ts';
import { listSetup } from './list-setup.ts';

/**
 * A list of records (decision 010). Its query lives in the address, so that a link, Back and a reload show the same view: a
 * change requests another address, and the arriving address is fetched. A newer query cancels the older call. A plain address
 * opens the person's default view. Operations on a record run one at a time; each shows at once and is reverted if it fails
 * (fault F9). The selection survives paging and sorting, but not another filter.
 */
export const listMachine = listSetup.createMachine({
  id: 'list',
  context: ({ input }) => ({
    ...startList(input),
    requested: null,
    bulkInput: null,
    bulk: null,
    bulkDone: null,
    map: null,
  }),
  on: { select: { actions: withEvent('select') } },
  invoke: [{ id: 'references', src: 'references' }, ...listChildren],
  type: 'parallel',
  states: {
    records: {
      initial: 'opening',
      on: {
        'page.located': {
          guard: withEvent('asksOther'),
          target: '.loading',
          actions: [...takingAddress, 'passQueryToMap'],
        },
        ...changingQuery,
        reload: { target: '.loading', actions: 'tellMap' },
        'records.changed': {
          guard: withEvent('isOwn'),
          target: '.loading',
          actions: [withEvent('keepSelectionOfChanged'), 'tellMap'],
        },
        'records.operated': { guard: withEvent('isOwn'), target: '.loading', actions: 'tellMap' },
        'records.deleted': {
          guard: withEvent('isOwn'),
          target: '.loading',
          actions: [withEvent('deselect'), 'tellMap'],
        },
      },
      states: {
        opening: openingList,
        loading: loadingPage,
        shown: { entry: 'refreshSelection' },
        failed: {},
      },
    },
    operation: {
      initial: 'idle',
      states: {
        idle: {
          on: { operate: { target: 'running', actions: withEvent('keepRequest') } },
        },
        running: {
          tags: ['operating', 'sending'],
          invoke: {
            src: 'operate',
            input: ({ context }) => context.requested as RequestedOperation,
            onDone: [
              {
                guard: withOutput('isAnswered'),
                target: 'idle',
                actions: ['tellDone', withOutput('keepAnswer'), withOutput('tellChanged'), 'forgetRequest'],
              },
              {
                target: 'idle',
                actions: [withOutput('tellFailureOf'), 'forgetRequest', 'fetchAgain'],
              },
            ],
            onError: { target: 'idle', actions: ['tellSurprise', 'forgetRequest', 'fetchAgain'] },
          },
        },
      },
    },
    bulk: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'bulk.start': { target: 'loading', actions: withEvent('askBulk') },
            'bulk.undo': {
              guard: 'hasDone',
              target: 'loading',
              actions: { type: 'askUndo', params: ({ event }) => event.inverse },
            },
            'bulk.dismiss': { actions: 'forgetBulk' },
          },
        },
        loading: {
          invoke: {
            src: 'loadBulk',
            onDone: { target: 'open', actions: withOutput('startBulk') },
            onError: { target: 'idle', actions: ['tellSurprise', 'forgetBulk'] },
          },
        },
        open: {
          on: {
            'xstate.done.actor.bulk': {
              target: 'idle',
              actions: ['forgetBulk', withOutput('keepBulkDone')],
            },
          },
        },
      },
    },
    map: {
      initial: 'closed',
      states: {
        closed: { always: { guard: and(['hasMap', 'wantsMap']), target: 'loading' } },
        loading: {
          always: { guard: not('wantsMap'), target: 'closed' },
          invoke: {
            src: 'loadMap',
            onDone: { target: 'open', actions: withOutput('startMap') },
            onError: 'unavailable',
          },
        },
        open: { always: { guard: not('wantsMap'), target: 'closed', actions: ['stopMap', 'forgetMap'] } },
        unavailable: {
          always: { guard: not('wantsMap'), target: 'closed' },
          on: { 'map.retry': 'loading' },
        },
      },
    },
  },
});

export type ListActor = ActorRefFrom<typeof listMachine>;
