import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteOf } from '#delivery/nginx/site.ts';

export interface Nginx {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  url: string;
  /** Its access log so far, one line per request. */
  requests: () => Promise<string[]>;
  close: () => Promise<void>;
}

const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((path) =>
  existsSync(path),
);

/** Why nginx is not available, for a skipped test. */
export const whyNoNginx = 'no nginx is installed here: it is a package of the distribution';

/** Serves a build as an office does, and forwards its calls. An ordinary process; null, with a notice, if not installed. */
export async function startNginx(dist: string, upstream: string): Promise<Nginx | null> {
  if (!program) {
    console.warn(`nginx is not tried: ${whyNoNginx}`);
    return null;
  }
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const file = (name: string) => join(folder, name);
  const port = await freePort();
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  await writeFile(file('site.conf'), siteOf({ page, root: dist, listen: `127.0.0.1:${port}`, upstream }));
  await writeFile(file('nginx.conf'), surroundings(folder, port));
  // Its own log arrives through the pipe: it listens once it reports that its workers start.
  const nginx = spawn(program, ['-p', folder, '-c', file('nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => void nginx.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let words = '';
    nginx.stderr.setEncoding('utf8').on('data', (text: string) => {
      words += text;
      if (words.includes('start worker processes')) resolve();
    });
    nginx.once('error', reject).once('exit', () => reject(new Error(`nginx does not start:\n${words}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    requests: async () => (await readFile(file('access.log'), 'utf8')).split('\n').filter(Boolean),
    close: async () => {
      nginx.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** The files that a distribution provides around a site, all of them in this folder. */
const surroundings = (folder: string, port: number) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log stderr notice;
events {}
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  access_log ${folder}/access.log;
  # Another site of the same port, which comes first.
  server { listen 127.0.0.1:${port}; server_name elsewhere.test; return 421; }
  include site.conf;
}
`;

/** A port that was free a moment ago: nginx cannot choose one and report it. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
