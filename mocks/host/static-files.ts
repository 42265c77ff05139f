import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { cacheControl, securityHeaders } from '#delivery/headers.ts';
import { policyHeader } from '#delivery/policy.ts';

/** Text types, whose answers name a charset. sirv knows the other types. */
const textTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.txt': 'text/plain',
};

const indexPath = '/index.html';

/** The headers of every answer, which follow the current build. */
export function createHeaders(dist: string): () => Readonly<Record<string, string>> {
  const file = join(dist, indexPath);
  let built = -1;
  let headers = securityHeaders(policyHeader(''));
  return () => {
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? built;
    if (changed !== built) headers = securityHeaders(policyHeader(readFileSync(file, 'utf8')));
    built = changed;
    return headers;
  };
}

/**
 * Serves the folder of a build. Navigation to an address without a file gets the app, which has its own router. Anything else
 * that is missing is a 404: a request for a chunk of an older build must not get HTML.
 */
export function createFileServer(dist: string) {
  // `dev` reads the file system on each request, so that a new build is served at once.
  const serve = sirv(dist, { dev: true, extensions: [], dotfiles: true, brotli: true, gzip: true, setHeaders });
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const pathname = incoming.url?.split('?')[0] ?? '/';
    const isNavigation = incoming.headers.accept?.includes('text/html') ?? false;
    const missing = () => notFound(outgoing);
    const toIndex = () => {
      incoming.url = indexPath;
      serve(incoming, outgoing, missing);
    };
    if (!isServed(pathname)) missing();
    else if (pathname === '/') toIndex();
    else serve(incoming, outgoing, isNavigation ? toIndex : missing);
  };
}

function setHeaders(outgoing: ServerResponse, pathname: string): void {
  const type = textTypes[extname(pathname)];
  if (type) outgoing.setHeader('Content-Type', `${type}; charset=utf-8`);
  outgoing.setHeader('Cache-Control', cacheControl(pathname));
}

/** False for invalid paths, paths out of the folder (fault B8), source maps (fault K8) and compressed variants of files. */
function isServed(pathname: string): boolean {
  try {
    return !/\0|(^|[/\\])\.\.([/\\]|$)|\.(map|gz|br)$/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

function notFound(outgoing: ServerResponse): void {
  outgoing.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found');
}
