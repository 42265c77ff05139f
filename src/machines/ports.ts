import { fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

/**
 * Defaults for the ports of a machine, until `src/app` binds them. A port that was forgotten fails with its name when
 * it runs. A machine only names what it needs; it knows neither HTTP nor storage.
 */
export const missingCall = <Output, Input extends NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided: bind it in src/app`)));

/** The default of a feed that is not bound. */
export const missingFeed = <Event extends { type: string }, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
) =>
  fromCallback<Event, Input>(() => {
    throw new Error(`${name} is not provided: bind it in src/app`);
  });

/** The default of a command to the outside that is not bound. */
export const missingCommand = (name: string) => (): void => {
  throw new Error(`${name} is not provided: bind it in src/app`);
};

/** The default of a question to the outside that is not bound. */
export const missingCheck =
  (name: string) =>
  (about: unknown): boolean => {
    throw new Error(`${name} is not provided: bind it in src/app. It was asked about ${typeof about}`);
  };
