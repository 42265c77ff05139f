import { withEvent } from '#src/machines/params.ts';
import { changingQuery, listChildren, loadingPage, openingList, takingAddress } from './list-page.ts';

// The list of content has a chart of its own and does not load this one.

/**
 * The chart of a list, which fetches its page on each visit. A list with other regions puts it into one of them; `on` and
 * `states` can be extended.
 */
export const listChart = {
  initial: 'opening',
  invoke: listChildren,
  on: {
    'page.located': { target: '.loading', actions: takingAddress },
    select: { actions: withEvent('select') },
    ...changingQuery,
  },
  states: {
    opening: openingList,
    // The address of the default view arrives while its page is being fetched.
    loading: { ...loadingPage, on: { 'page.located': { guard: withEvent('asksSame') } } },
    shown: { entry: 'refreshSelection' },
    failed: {},
  },
} as const;

/** A transition for facts about records of this list. */
export const reloadingOwn = { guard: withEvent('isOwn'), target: '.loading' } as const;

/** A transition for the fact that records of this list were deleted. */
export const droppingOwn = { ...reloadingOwn, actions: withEvent('deselect') } as const;
