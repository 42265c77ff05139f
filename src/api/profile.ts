import { type Result, success } from '#src/domain/failure.ts';
import type { ListPage } from '#src/domain/content/list-query.ts';
import { countsOf, type MenuCounts } from '#src/domain/work/menu-counts.ts';
import type { LoginEntry, WorkEntry } from '#src/domain/work/profile.ts';
import type { WaitingEntry } from '#src/domain/work/waiting.ts';
import { profileEndpoints } from '#src/api/endpoints/profile.ts';
import type { Http } from './http.ts';

/** Fetches the records that the person worked on last, the newest first. */
export const fetchOwnWork = async (
  http: Http,
  most: number,
  signal: AbortSignal,
): Promise<Result<readonly WorkEntry[]>> =>
  listOf(await http.call(profileEndpoints.works, { pageNum: 1, pageSize: most }, { signal }));

/** Fetches the last login attempts on the person's own account, the newest first. */
export const fetchOwnLogins = async (
  http: Http,
  most: number,
  signal: AbortSignal,
): Promise<Result<readonly LoginEntry[]>> =>
  listOf(await http.call(profileEndpoints.logins, { pageNum: 1, pageSize: most }, { signal }));

/** Fetches what waits for the person, by content type. */
export const fetchWaiting = (http: Http, signal: AbortSignal): Promise<Result<readonly WaitingEntry[]>> =>
  http.call(profileEndpoints.waiting, undefined, { signal });

/** Fetches the number and urgency of what waits on the pages that the menu counts. */
export async function fetchMenuCounts(http: Http, signal: AbortSignal): Promise<Result<MenuCounts>> {
  const answer = await fetchWaiting(http, signal);
  return answer.ok ? success(countsOf(answer.value)) : answer;
}

const listOf = <Item>(answer: Result<ListPage<Item>>): Result<readonly Item[]> =>
  answer.ok ? success(answer.value.list) : answer;
