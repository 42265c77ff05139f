import { promises as files } from 'node:fs';
import { extname, join, resolve, sep } from 'node:path';

/** What a file server says: status, headers and body. */
export interface FileAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The reference headers of a host of the app (faults D16, I13, J3). */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Answers from the folder of a build. An address that is no file is the app's own business when a browser navigates to it;
 * anything else that is missing is missing (a chunk of an older build must not come back as HTML).
 */
export async function serveFile(dist: string, pathname: string, isNavigation: boolean): Promise<FileAnswer> {
  const file = fileOf(dist, pathname);
  if (file && (await isFile(file))) return send(file, pathname);
  const index = join(dist, 'index.html');
  if (file && isNavigation && (await isFile(index))) return send(index, '/index.html');
  return { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body: 'Not found' };
}

async function send(file: string, pathname: string): Promise<FileAnswer> {
  return {
    status: 200,
    headers: {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
    body: await files.readFile(file),
  };
}

/** The file that a path means, or null for a path that leads out of the folder, cannot be read, or is a source map (fault K8). */
function fileOf(dist: string, pathname: string): string | null {
  const path = decoded(pathname);
  if (path === null || path.includes('\0') || path.endsWith('.map')) return null;
  const root = resolve(dist);
  const file = resolve(root, `.${sep}${path}`);
  return file === root || file.startsWith(root + sep) ? file : null;
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

const isFile = (file: string): Promise<boolean> =>
  files.stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
