import { withEvent } from '#src/machines/params.ts';
import { noTabs } from './tabs-context.ts';
import { asking, idle, questionSetup, saving, waiting } from './unsaved-question.ts';

/**
 * The tabs and the pages behind them (product 4; decision 032; product 10.3, 10.4). It owns a page actor per visited tab,
 * so a page lives exactly as long as its tab, whether it is on screen or not; a `noCache` page only while it is shown.
 * When a tab closes, its page stays in the background until its writes under way are answered and their outcome is
 * reported; only the end of the session ends everything at once. Before unsaved work would be lost, because a page
 * closes or the person logs out, the person is asked once.
 */
export const tabsMachine = questionSetup.createMachine({
  id: 'tabs',
  context: { account: '', ...noTabs },
  initial: 'empty',
  states: {
    empty: {
      on: {
        'session.opened': { target: 'open', actions: withEvent('startSession') },
        'logout.requested': { actions: 'confirmLogout' },
      },
    },
    open: {
      on: {
        'session.opened': { target: '.idle', actions: ['endSession', withEvent('startSession')] },
        'session.closed': { target: 'empty', actions: ['endSession', 'tellTabs'] },
        'grants.changed': { actions: [withEvent('keepPermitted'), 'updatePages', 'tellTabs'] },
        'page.admitted': {
          actions: [
            withEvent('openTab'),
            'keepWithinLimit',
            'updatePages',
            withEvent('tellPageItsLocation'),
            'tellTabs',
          ],
        },
        'tab.named': { actions: [withEvent('nameTab'), 'tellTabs'] },
        'tab.moved': { actions: [withEvent('moveTab'), 'updatePages', 'tellTabs'] },
        'records.*': { actions: withEvent('tellAllPages') },
        'work.note': { actions: withEvent('tellAllPages') },
        'page.unsaved': { actions: withEvent('keepUnsaved') },
        'xstate.done.actor.*': { actions: withEvent('forgetFinished') },
        'xstate.error.actor.*': { actions: [withEvent('forgetCrashed'), withEvent('tellCrash')] },
      },
      initial: 'idle',
      states: { idle, waiting, asking, saving },
    },
  },
});
