import { array, object, undefined_ } from 'valibot';
import { LoginEntry, WorkEntry } from '#src/domain/work/profile.ts';
import { WaitingEntries } from '#src/domain/work/waiting.ts';
import { count } from './count.ts';
import { read } from './endpoint.ts';

/** A list without filters (decision 010), newest first. */
const PageRequest = object({ pageNum: count, pageSize: count });

/**
 * The person's own data for the personal centre and the home page. The calls need a token and no right (decision 027).
 */
export const profileEndpoints = {
  works: read({
    path: '/profile/works',
    request: PageRequest,
    response: object({ list: array(WorkEntry), total: count, pageNum: count, pageSize: count }),
  }),
  logins: read({
    path: '/profile/logins',
    request: PageRequest,
    response: object({ list: array(LoginEntry), total: count, pageNum: count, pageSize: count }),
  }),
  /** What waits for the person, according to their rights, for all content types at once. */
  waiting: read({ path: '/profile/waiting', encoding: 'none', request: undefined_(), response: WaitingEntries }),
};
