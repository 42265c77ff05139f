import { readFileSync } from 'node:fs';
import { cacheControl, securityHeaders } from '#delivery/headers.ts';
import { policyHeader } from '#delivery/policy.ts';

/** A build, and the host that serves it. */
export interface Site {
  /** The built index.html. */
  page: string;
  /** The folder of the build, on the host. */
  root: string;
  /** A port, or an address and a port. */
  listen: string;
  /** The upstream of calls, such as `http://10.0.0.5:8080`, without a trailing slash. */
  upstream: string;
  /** Whether nginx has the brotli module. */
  hasBrotli?: boolean;
}

/** In bytes: a picture of 5 MB, and the form around it. */
export const largestBody = 6 * 1024 * 1024;

/** The configuration of nginx, for the context `http`. Its headers are those of every host. */
export function siteOf({ page, root, listen, upstream, hasBrotli = false }: Site): string {
  const headers = securityHeaders(policyHeader(page));
  const values: Readonly<Record<string, string>> = {
    root,
    listen,
    upstream,
    changing: cacheControl('/'),
    hashed: cacheControl('/assets/'),
    brotli: hasBrotli ? 'brotli_static on;' : '# This nginx has no module for brotli.',
    headers: lines(headers, (name, value) => `add_header ${name} "${value}" always;`),
    hidden: lines(headers, (name) => `proxy_hide_header ${name};`),
    largestBody: String(largestBody),
  };
  return template.replaceAll(/@(\w+)@/g, (_, name: string) => values[name] ?? missing(name));
}

const template = readFileSync(new URL('site.conf', import.meta.url), 'utf8');

/** One line per header, indented like the first. */
const lines = (headers: Readonly<Record<string, string>>, line: (name: string, value: string) => string): string =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n  ');

function missing(name: string): never {
  throw new Error(`site.conf asks for @${name}@, which nobody knows`);
}
