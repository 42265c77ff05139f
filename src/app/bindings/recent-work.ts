import { fromPromise } from 'xstate';
import type { Http } from '#src/api/http.ts';
import { fetchOwnWork } from '#src/api/profile.ts';
import { recentWorkMachine } from '#src/machines/work/shelf.ts';

/** The latest work of the signed-in person, at most `most` entries. */
export const bindRecentWork = (http: Http, most: number) =>
  recentWorkMachine.provide({
    actors: { fetchItems: fromPromise(({ signal }) => fetchOwnWork(http, most, signal)) },
  });
