import { array, integer, number, object, pipe } from 'valibot';
import { LoginEntry, WorkEntry } from '#src/domain/profile.ts';
import { read } from './endpoint.ts';

const count = pipe(number(), integer());

/** A list without filters (decision 37), newest first. */
const PageRequest = object({ pageNum: count, pageSize: count });

/** What the personal centre shows of the own account: any token, nobody else's (decision 24). */
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
};
