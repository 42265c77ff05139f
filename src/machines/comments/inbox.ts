import type { ActorRefFrom } from 'xstate';
import { noAttempts } from '#src/machines/attempts.ts';
import { startList } from '#src/machines/lists/list-context.ts';
import { changingQuery, listChildren, loadingPage, openingList, takingAddress } from '#src/machines/lists/list-page.ts';
import { withEvent, withOutput, withSnapshot } from '#src/machines/params.ts';
import type { CommentBulkInput } from './bulk.ts';
import type { SentStep } from './inbox-context.ts';
import { inboxSetup } from './inbox-setup.ts';

/**
 * The inbox of comments (decision 039). The list moves only on request: after a step its comment stays in place, in its new
 * status, and the next one is chosen. Steps are sent one at a time and in order, on the version that the person saw. After a
 * failure the page returns to the comment of the step, and no text is lost. Changes by others are fetched with the thread.
 */
export const inboxMachine = inboxSetup.createMachine({
  id: 'comments',
  context: ({ input }) => ({
    ...startList(input),
    chosen: null,
    place: 0,
    isReading: false,
    edge: null,
    known: [],
    form: null,
    texts: {},
    unsaved: false,
    asked: null,
    waiting: [],
    ...noAttempts,
    refused: null,
    lastResult: null,
    handled: { taken: null, miss: null },
    takeBacks: 0,
    bulkInput: null,
  }),
  invoke: [
    ...listChildren,
    {
      src: 'findDraft',
      input: ({ context: { path } }) => ({ path, version: null }),
      onDone: { actions: [withOutput('takeDraft'), 'tellTexts'] },
      // Browsers that block storage keep no drafts.
      onError: {},
    },
    { id: 'thread', src: 'thread', onSnapshot: { actions: withSnapshot('takeThread') } },
    { id: 'ownActions', src: 'ownActions', onSnapshot: { actions: withSnapshot('hearActions') } },
    { id: 'arrivals', src: 'arrivals', input: ({ context }) => ({ filters: context.query.filters }) },
  ],
  on: {
    choose: { actions: [withEvent('takeChosen'), 'noteReading', 'openThread'] },
    'read.close': { actions: 'noteBack' },
    'form.open': { guard: withEvent('canOpen'), actions: withEvent('openForm') },
    'form.close': { actions: 'closeForm' },
    'text.typed': { actions: [withEvent('takeText'), 'keepDraft', 'tellTexts'] },
    'text.drop': { actions: ['dropText', 'keepDraft', 'tellTexts'] },
    'unsent.next': { actions: ['chooseUnsent', 'noteReading', 'openThread'] },
    'work.save': { actions: 'tellNotSaved' },
    'work.note': { actions: 'keepDraft' },
    'work.discard': { actions: ['forgetTexts', 'keepDraft', 'tellTexts'] },
    mark: { actions: withEvent('toggleSelected') },
    select: { actions: withEvent('select') },
    'records.changed': { guard: withEvent('isOwn'), actions: 'askArrivals' },
  },
  type: 'parallel',
  states: {
    records: {
      initial: 'opening',
      on: {
        'page.located': {
          guard: withEvent('asksOther'),
          target: '.loading',
          actions: [withEvent('keepChosenOfFilters'), ...takingAddress],
        },
        ...changingQuery,
      },
      states: {
        opening: openingList,
        loading: loadingPage,
        shown: {
          entry: 'refreshSelection',
          initial: 'arriving',
          states: {
            arriving: {
              always: [
                { guard: 'isAllSeen', target: 'still', actions: { type: 'turnPage', params: { by: 1 } } },
                { target: 'still', actions: ['chooseOnPage', 'openThread', 'tellFetched'] },
              ],
            },
            still: {
              on: {
                move: [
                  { guard: withEvent('hasBeside'), actions: [withEvent('chooseBeside'), 'openThread'] },
                  { guard: withEvent('leadsUnseen'), target: '#comments.records.loading', actions: 'seekUnseen' },
                  { guard: withEvent('hasPageBeside'), actions: withEvent('turnPage') },
                ],
              },
            },
          },
        },
        failed: {},
      },
    },
    step: {
      initial: 'idle',
      states: {
        idle: {
          always: [
            { guard: 'isQuestionNext', target: 'asking', actions: 'takeWaiting' },
            { guard: 'hasWaiting', target: 'sending', actions: 'takeWaiting' },
          ],
          on: {
            'step.send': [
              { guard: withEvent('needsQuestion'), target: 'asking', actions: withEvent('keepAsked') },
              { guard: withEvent('isPossible'), target: 'sending', actions: withEvent('keepAsked') },
            ],
            'takeBack.last': { actions: withEvent('passTakeBack') },
          },
        },
        asking: {
          on: { 'step.confirm': 'sending', 'step.cancel': { target: 'idle', actions: 'forgetAsked' } },
        },
        sending: {
          tags: 'sending',
          on: {
            // Steps that are requested meanwhile wait in line.
            'step.send': { guard: withEvent('canWait'), actions: withEvent('keepWaiting') },
            'takeBack.last': [{ guard: 'hasWaiting', actions: 'dropWaiting' }, { actions: 'countTakeBack' }],
          },
          entry: ['forgetTakeBacks', 'prepareStep'],
          invoke: {
            src: 'stepComment',
            input: ({ context }) => context.unsettled as SentStep,
            onDone: [
              {
                guard: withOutput('isAnswered'),
                target: 'idle',
                actions: [
                  withOutput('keepStepped'),
                  'settle',
                  'forgetAsked',
                  'keepDraft',
                  'tellTexts',
                  'openThread',
                  'tellChanged',
                  'passTakeBacks',
                ],
              },
              {
                guard: withOutput('isOutdated'),
                target: 'idle',
                actions: [
                  'returnToAsked',
                  withOutput('keepRefused'),
                  'settle',
                  'forgetAsked',
                  'openThread',
                  'tellChanged',
                ],
              },
              {
                guard: withOutput('isDeclined'),
                target: 'idle',
                actions: ['returnToAsked', 'settle', 'forgetAsked', 'openThread', withOutput('tellFailureOf')],
              },
              {
                target: 'idle',
                actions: ['returnToAsked', 'forgetAsked', 'openThread', withOutput('tellFailureOf')],
              },
            ],
            onError: { target: 'idle', actions: ['returnToAsked', 'forgetAsked', 'tellSurprise'] },
          },
        },
      },
    },
    bulk: {
      initial: 'idle',
      states: {
        idle: {
          on: { 'bulk.start': { guard: 'hasSelected', target: 'open', actions: withEvent('askBulk') } },
        },
        open: {
          invoke: {
            id: 'bulk',
            src: 'bulk',
            input: ({ context }) => context.bulkInput as CommentBulkInput,
            onDone: { target: 'idle', actions: [withOutput('keepBulk'), 'openThread'] },
          },
        },
      },
    },
  },
});

export type InboxActor = ActorRefFrom<typeof inboxMachine>;
