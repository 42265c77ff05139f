import { isDeep } from '#tests/support/deep.ts';

/**
 * The policies under which places are attacked. `npm test` uses none, because then the browser refuses nothing and the page
 * has to protect itself. Other tests open the same places under the policy, where a violation is an error on the console.
 */
export const policies = (isDeep ? [true, false] : [true]).map((bypassCSP) => ({
  bypassCSP,
  policy: bypassCSP ? 'without any policy' : 'under the policy',
}));
