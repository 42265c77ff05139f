import { type Zippable, zipSync } from 'fflate/browser';

/**
 * Replaces fflate for the library that writes workbooks (scripts/surgery/replaced-modules.ts). fflate gives large files
 * to workers created from text, which the policy refuses (decision 053); this compresses them at once.
 */
export * from 'fflate/browser';

type Answer = (error: unknown, archive: Uint8Array | null) => void;

export function zip(files: Zippable, answer: Answer): void {
  let archive: Uint8Array;
  try {
    archive = zipSync(files);
  } catch (error) {
    answer(error, null);
    return;
  }
  answer(null, archive);
}
