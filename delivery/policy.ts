import { createHash } from 'node:crypto';

/** Origins and features that a build needs beyond its own files. */
export interface PolicyNeeds {
  /** The host of the provider's API, if it is not the one that serves the app. */
  apiOrigin?: string | undefined;
  /** The build has a key of the map service (decision 029). */
  hasMap?: boolean;
  /** A mock build: its back-end runs in a service worker. */
  isMock?: boolean;
}

/**
 * A built page with its Content-Security-Policy in it (decision 053): it applies on every host, even one that sends no headers.
 * Inline scripts run because their hash is in the policy, and load the rest of the app; nothing else runs. Only the sanitiser
 * turns text into HTML.
 */
export const withPolicy = (page: string, needs: PolicyNeeds): string =>
  page.replace(
    // Browsers look for the charset in the first bytes.
    /<meta charset[^>]*>/,
    (charset) => `${charset}\n<meta http-equiv="Content-Security-Policy" content="${policyOf(page, needs)}">`,
  );

/** The policy of such a page as a header, which can also forbid framing. */
export function policyHeader(page: string): string {
  const [, policy = "default-src 'none'"] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(page) ?? [];
  return `${policy}; frame-ancestors 'none'`;
}

function policyOf(page: string, { apiOrigin = '', hasMap = false, isMock = false }: PolicyNeeds): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': [...hashesOf(page, 'script'), "'strict-dynamic'"],
    // Style elements by hash; a `style` attribute can neither run nor send anything (`img-src`).
    'style-src-elem': ["'self'", ...hashesOf(page, 'style')],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', ...(hasMap ? mapHosts : [])],
    'connect-src': ["'self'", apiOrigin, ...(hasMap ? mapHosts : [])],
    'worker-src': ["'self'", ...(hasMap ? ['blob:'] : [])],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    // The map service's code makes HTML from texts.
    ...(hasMap ? {} : trustedTypes(isMock)),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values.filter(Boolean)].join(' '))
    .join('; ');
}

const mapHosts = ['https://*.amap.com', 'https://*.autonavi.com', 'https://*.is.autonavi.com'];

/**
 * `sanitiser` is the app's one policy (src/views/trusted/policy.ts). Mock builds have one more, for the addresses of their workers.
 */
const trustedTypes = (isMock: boolean) => ({
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['sanitiser', ...(isMock ? ['default'] : [])],
});

/** The hashes of the contents of all such elements in the page. */
const hashesOf = (page: string, tag: 'script' | 'style'): string[] =>
  [...page.matchAll(new RegExp(`<${tag}(?=[ >])[^>]*>([^]*?)</${tag}>`, 'g'))]
    .map(([, text = '']) => text)
    .filter((text) => text !== '')
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
