import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteOf } from '#delivery/nginx/site.ts';

export interface Nginx {
  /** `http://127.0.0.1:<port>`, without a slash behind. */
  url: string;
  /** What it has written of the requests so far, a line for each. */
  requests: () => Promise<string[]>;
  close: () => Promise<void>;
}

const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((path) =>
  existsSync(path),
);

/** Why there is none to try, for a test that is skipped. */
export const whyNoNginx = 'no nginx is installed here: it is a package of the distribution';

/** Serves a build as an office does, and passes its calls on. It is an ordinary process; null, said aloud, where nginx is not installed. */
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
  // Its own words come to the other end of the pipe: it listens when it says that its workers start.
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

/** What a distribution has around a site, all of it in this folder. */
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

/** One that nobody listened at a moment ago: nginx cannot choose one and say which. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
