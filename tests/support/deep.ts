/** True in `npm run test:deep`: tests that use samples in `npm test` use every row. */
export const isDeep = process.env['TESTS'] === 'deep';
