import { optionsFor } from './options.ts';

/** Stryker over `src/domain` and `src/api`: `npm run mutation`. */
export default {
  ...optionsFor('code', 93),
  mutate: ['src/domain/**/*.ts', 'src/api/**/*.ts'],
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
};
