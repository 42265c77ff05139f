import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { cacheControl, securityHeaders } from '#delivery/headers.ts';
import { policyHeader } from '#delivery/policy.ts';

/** The types of texts, so that their answers name a charset; sirv knows the other types. */
const textTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.txt': 'text/plain',
};

const indexPath = '/index.html';

/** The headers of every answer. They belong to the build that is there now. */
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
 * Serves the folder of a build. A browser that navigates to an address without a file gets the app, which knows its own
 * addresses. Anything else that is missing is a 404: a chunk of an older build must not come back as HTML.
 */
export function createFileServer(dist: string) {
  // `dev` looks for the file at each request, so that a new build is served at once.
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

/** Not what cannot be read, what leads out of the folder (fault B8), a source map (fault K8), nor the compressed twin of a file. */
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
