import { fromPromise } from 'xstate';
import { fetchBaseResourceOptions } from '#src/api/content.ts';
import type { Http } from '#src/api/http.ts';
import { pickerMachine } from '#src/machines/picker.ts';

/** Picks base resources, for home-base fields and filters. */
export const bindBases = (http: Http) =>
  pickerMachine.provide({
    actors: {
      findOptions: fromPromise(({ input, signal }: { input: { keyword: string }; signal: AbortSignal }) =>
        fetchBaseResourceOptions(http, input.keyword, signal),
      ),
    },
  });
