import type { Plugin } from 'vite';

/** Chromium compiles the functions of a script that begins with it while the script loads, not each one when it is first called. */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Starts each chunk of a build with the hint (decision 051). A banner does not suffice: Vite writes the list of a chunk's
 * dependencies above it, and below other code the hint has no effect.
 */
export const compileEarly = (): Plugin => ({
  name: 'compile-early',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = compileHint + file.code;
    },
  },
});
