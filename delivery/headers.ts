/**
 * The headers of each answer of whoever serves the app: page, assets and calls alike (faults D16, I13, J3). `npm run serve`,
 * the configuration of nginx and the tests take them from here.
 * @param policy the Content-Security-Policy of the build that is served
 */
export const securityHeaders = (policy: string): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** How long a browser may keep a file: those of `assets/` carry their content in their name, any other may change. */
export const cacheControl = (pathname: string): string =>
  pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
