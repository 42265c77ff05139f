import { fromPromise } from 'xstate';
import { fetchOptions } from '#src/api/content.ts';
import type { Http } from '#src/api/http.ts';
import { pickerMachine } from '#src/machines/picker.ts';

/** The picker of records of another type, for reference fields and filters. */
export const bindReferences = (http: Http) =>
  pickerMachine.provide({
    actors: {
      findOptions: fromPromise(({ input: { path, keyword }, signal }) => fetchOptions(http, path, keyword, signal)),
    },
  });
