import type { Result } from '#src/domain/failure.ts';
import type { HomePage, HomeSlots } from '#src/domain/home-page.ts';
import { homePageEndpoints } from './endpoints/home-page.ts';
import type { CallOptions, Http } from './http.ts';

export const fetchHomePage = (http: Http, signal: AbortSignal): Promise<Result<HomePage>> =>
  http.call(homePageEndpoints.get, {}, { signal });

/** `version` is the one that the arrangement is based on: a newer one on the server refuses the save. */
export function saveHomePage(http: Http, version: number, slots: HomeSlots, options: CallOptions): Promise<Result<HomePage>> {
  const references = Object.entries(slots).map(([name, items]) => [name, items.map(({ path, id }) => ({ path, id }))] as const);
  return http.call(homePageEndpoints.update, { version, slots: Object.fromEntries(references) }, options);
}
