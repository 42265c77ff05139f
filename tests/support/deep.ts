/**
 * True in `npm run test:deep`: tests that sample in `npm test` try every row, and whole-app tests render in React's
 * strict mode.
 */
export const isDeep = process.env['TESTS'] === 'deep';
