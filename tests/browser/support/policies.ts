import { isDeep } from '#tests/support/deep.ts';

/**
 * The policies under which places are attacked: in `npm test` none, because then the browser refuses nothing and the page has to
 * protect itself. Other tests open the same places under the policy, and a violation is an error on their console.
 */
export const policies = (isDeep ? [true, false] : [true]).map((bypassCSP) => ({
  bypassCSP,
  policy: bypassCSP ? 'without any policy' : 'under the policy',
}));
