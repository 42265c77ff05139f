import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import type { MappedBases } from '#src/domain/bases/mapped-base.ts';
import { defaultListQuery, type ListQuery, sameFilters } from '#src/domain/content/list-query.ts';
import type { Result } from '#src/domain/failure.ts';
import { answerGuards, failureActions, type FailureContext } from '#src/machines/failures.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';
import { mapMachine } from './map.ts';

type Filters = ListQuery['filters'];
type Located = { query: ListQuery };

/**
 * The map of the bases that match the filters of their list (decision 029). The list passes its query on and reports changed
 * records. While the map is hidden, nothing is fetched.
 */
export const baseMapMachine = setup({
  types: {
    context: {} as FailureContext & { filters: Filters; found: MappedBases | null },
    input: {} as { filters: Filters },
    events: {} as
      ({ type: 'query.located' } & Located) | { type: 'reload' } | { type: 'page.shown' } | { type: 'page.hidden' },
    children: {} as { map: 'map' },
    tags: {} as 'busy',
  },
  actors: {
    fetchBases: missingCall<Result<MappedBases>, { filters: Filters }>('fetchBases'),
    map: mapMachine,
  },
  actions: failureActions,
  guards: {
    isAnswered: answerGuards.isAnswered,
    asksOther: ({ context: { filters } }, { query }: Located) => !sameFilters({ ...defaultListQuery, filters }, query),
  },
})
  .extend({
    actions: {
      openMap: sendTo('map', { type: 'map.open' }),
      takeFilters: assign({ filters: (_, { query }: Located) => query.filters }),
      keepBases: assign((_, answer: Result<MappedBases>) => (answer.ok ? { found: answer.value, failure: null } : {})),
    },
  })
  .createMachine({
    id: 'baseMap',
    context: ({ input: { filters } }) => ({ filters, found: null, failure: null }),
    invoke: { id: 'map', src: 'map' },
    initial: 'seen',
    states: {
      seen: {
        entry: 'openMap',
        initial: 'loading',
        on: {
          'query.located': {
            guard: withEvent('asksOther'),
            target: '.loading',
            actions: withEvent('takeFilters'),
          },
          reload: '.loading',
          'page.hidden': 'hidden.outdated',
        },
        states: {
          loading: {
            tags: 'busy',
            invoke: {
              src: 'fetchBases',
              input: ({ context: { filters } }) => ({ filters }),
              onDone: [
                { guard: withOutput('isAnswered'), target: 'shown', actions: withOutput('keepBases') },
                { target: 'failed', actions: withOutput('keepFailure') },
              ],
              onError: { target: 'failed', actions: 'keepSurprise' },
            },
          },
          shown: { on: { 'page.hidden': '#baseMap.hidden.current' } },
          failed: {},
        },
      },
      hidden: {
        initial: 'current',
        on: {
          'query.located': {
            guard: withEvent('asksOther'),
            target: '.outdated',
            actions: withEvent('takeFilters'),
          },
          reload: '.outdated',
        },
        states: {
          current: { on: { 'page.shown': '#baseMap.seen.shown' } },
          outdated: { on: { 'page.shown': '#baseMap.seen.loading' } },
        },
      },
    },
  });

export type BaseMapActor = ActorRefFrom<typeof baseMapMachine>;
