import { isDeep } from '#tests/support/deep.ts';

/**
 * With which policies a page is attacked. Without any it has nothing but itself to rely on, and a browser refuses it nothing; under the
 * policy each page of the other tests is opened, and a violation is an error on its console.
 */
export const policies = (isDeep ? [true, false] : [true]).map((bypassCSP) => ({
  bypassCSP,
  policy: bypassCSP ? 'without any policy' : 'under the policy',
}));
