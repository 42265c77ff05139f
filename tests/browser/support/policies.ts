import { isDeep } from '#tests/support/deep.ts';

/**
 * With which policies places are attacked. Without any a page has nothing but itself to rely on, and a browser refuses it nothing. Under
 * the policy the same places are opened by other tests, and a violation is an error on their console.
 */
export const policies = (isDeep ? [true, false] : [true]).map((bypassCSP) => ({
  bypassCSP,
  policy: bypassCSP ? 'without any policy' : 'under the policy',
}));
