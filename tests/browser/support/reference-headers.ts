import { expect } from '@playwright/test';

/** The headers of every answer of every host (fault I13). */
export const referenceHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': expect.stringMatching(/^default-src 'none'; .*; frame-ancestors 'none'$/) as unknown,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(
    /^clipboard-write=\(self\), fullscreen=\(self\), screen-wake-lock=\(self\)(?:, [a-z-]+=\(\))+$/,
  ) as unknown,
};
