import { type Result, success } from '#src/domain/failure.ts';
import {
  type HomeItem,
  type HomePage,
  type HomePageNow,
  type HomeSlots,
  itemsOf,
  sameItem,
} from '#src/domain/content/home-page.ts';
import { homePageEndpoints } from '#src/api/endpoints/home-page.ts';
import { completed } from './completed.ts';
import type { CallOptions, Http } from './http.ts';

export const fetchHomePage = (http: Http, signal?: AbortSignal): Promise<Result<HomePage>> =>
  http.call(homePageEndpoints.get, {}, signal ? { signal } : {});

/**
 * Fetches the saved page and the current state of all items. The page contains the state of its own items; the other items
 * of the form need a second call.
 */
export async function compareHomePage(http: Http, slots: HomeSlots, signal: AbortSignal): Promise<Result<HomePageNow>> {
  const answer = await fetchHomePage(http, signal);
  if (!answer.ok) return answer;
  const page = answer.value;
  const items = itemsOf(page.slots);
  const others = itemsOf(slots).filter((item) => !items.some((one) => sameItem(one, item)));
  if (others.length === 0) return success({ page, items });
  const checked = await http.call(homePageEndpoints.check, { items: others.map(toReference) }, { signal });
  // When the second call fails, the other items keep the state that the form knows.
  return success({ page, items: checked.ok ? [...items, ...checked.value] : items });
}

/** `version` is the version that the slots are based on. The server refuses the save when it has a newer one. */
export function saveHomePage(
  http: Http,
  version: number,
  slots: HomeSlots,
  options: CallOptions,
): Promise<Result<HomePage | null>> {
  const references = Object.entries(slots).map(([name, items]) => [name, items.map(toReference)] as const);
  const done = http.call(homePageEndpoints.update, { version, slots: Object.fromEntries(references) }, options);
  return completed(done, () => fetchHomePage(http));
}

const toReference = ({ path, id }: HomeItem) => ({ path, id });
