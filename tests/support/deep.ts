/** True in `npm run test:deep`: tests that sample in `npm test` try every row. */
export const isDeep = process.env['TESTS'] === 'deep';
