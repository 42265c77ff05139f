import { type Unzipped, unzipSync, type Zippable, zipSync } from 'fflate/browser';

/**
 * In place of fflate for the libraries that read and write workbooks (vite.config.ts). What is large fflate gives to workers that
 * it makes from texts, which the policy refuses (decision 053); this does it at once.
 */
export * from 'fflate/browser';

type Answer<T> = (error: unknown, result: T | null) => void;

export const unzip = (archive: Uint8Array, answer: Answer<Unzipped>): void => tell(() => unzipSync(archive), answer);

export const zip = (files: Zippable, answer: Answer<Uint8Array>): void => tell(() => zipSync(files), answer);

function tell<T>(make: () => T, answer: Answer<T>): void {
  let made: T;
  try {
    made = make();
  } catch (error) {
    answer(error, null);
    return;
  }
  answer(null, made);
}
