import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import sirv from 'sirv';

/** The reference headers of a host of the app (faults D16, I13, J3). */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The types of texts, so that their answers name a charset; sirv knows the other types. */
const textTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.txt': 'text/plain',
};

const indexPath = '/index.html';

/**
 * Serves the folder of a build. A browser that navigates to an address without a file gets the app, which knows its own
 * addresses. Anything else that is missing is a 404: a chunk of an older build must not come back as HTML.
 */
export function createFileServer(dist: string) {
  // `dev` looks for the file at each request, so that a new build is served at once.
  const serve = sirv(dist, { dev: true, extensions: [], dotfiles: true, setHeaders });
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
  const isHashed = pathname.startsWith('/assets/');
  outgoing.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** Not what cannot be read, what leads out of the folder (fault B8), nor a source map (fault K8). */
function isServed(pathname: string): boolean {
  try {
    return !/\0|(^|[/\\])\.\.([/\\]|$)|\.map$/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

function notFound(outgoing: ServerResponse): void {
  outgoing.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found');
}
