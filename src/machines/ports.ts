import { fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

/**
 * Ports of a machine before `src/app` fills them: running one says which was forgotten. A machine names what it needs;
 * it knows neither HTTP nor storage.
 */
export const missingCall = <Output, Input extends NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided: bind it in src/app`)));

/** A feed that nobody bound. */
export const missingFeed = <Event extends { type: string }, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
) =>
  fromCallback<Event, Input>(() => {
    throw new Error(`${name} is not provided: bind it in src/app`);
  });

/** A command to the outside that nobody bound. */
export const missingCommand = (name: string) => (): void => {
  throw new Error(`${name} is not provided: bind it in src/app`);
};

/** A question to the outside that nobody bound. */
export const missingCheck =
  (name: string) =>
  (about: unknown): boolean => {
    throw new Error(`${name} is not provided: bind it in src/app. It was asked about ${typeof about}`);
  };
