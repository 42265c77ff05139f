import type { Plugin } from 'vite';

/** Leaves Mantine's names of components out of a build. They serve the tools of React's developers, and weigh a kilobyte. */
export const withoutNames = (): Plugin => ({
  name: 'without-names',
  apply: 'build',
  transform: {
    filter: { id: /\/@mantine\/\w+\/.*\.mjs$/, code: /\.displayName = "/ },
    handler: (code) => ({ code: code.replaceAll(/^\w+\.displayName = "[^"]+";$/gm, ''), map: null }),
  },
});
