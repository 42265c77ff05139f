import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { getResponse } from 'msw';
import { object, optional, parse } from 'valibot';
import { type Backend, type BackendOptions, createBackend } from './backend.ts';
import { addressHeader } from '#mocks/server/caller.ts';
import { SeedSize } from '#mocks/shared/seed-size.ts';
import { createFileServer, securityHeaders } from './static-files.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';

export interface HttpOptions extends Partial<BackendOptions> {
  /** Folder of the build to serve. */
  dist: string;
  /** 0 takes a free one. */
  port?: number;
}

export interface HttpMock {
  /** `http://127.0.0.1:<port>`, without a slash behind. */
  url: string;
  backend: Backend;
  close: () => Promise<void>;
}

/** The production build and the back-end behind it as one real HTTP server on this machine only. */
export async function startHttp({ dist, port = 0, ...options }: HttpOptions): Promise<HttpMock> {
  const backend = createBackend({ store: createMemoryStore(), ...options });
  const serveFile = createFileServer(dist);
  const server = createServer((incoming, outgoing) => {
    serve(backend, serveFile, incoming, outgoing).catch((error: unknown) => {
      // The client went away before its request was complete.
      if (!incoming.complete) return;
      console.error('mock: the server failed', error);
      outgoing.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    backend,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(
  backend: Backend,
  serveFile: ReturnType<typeof createFileServer>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(securityHeaders)) outgoing.setHeader(name, value);
  const path = incoming.url ?? '/';
  const pathname = path.split('?')[0] ?? '/';
  if (pathname.startsWith('/__mock/')) return control(backend, pathname, incoming, outgoing);
  if (/\/backApi(\/|$)/.test(pathname)) return answerCall(backend, path, incoming, outgoing);
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return end(outgoing, 405, 'Method not allowed');
  serveFile(incoming, outgoing);
}

const ResetRequest = object({ size: optional(SeedSize) });

/** `POST /__mock/reset`, with a `size` or without, and `POST /__mock/faults`: what QA and tests do to the server, not calls of the app. */
async function control(backend: Backend, pathname: string, incoming: IncomingMessage, outgoing: ServerResponse) {
  if (incoming.method !== 'POST') return end(outgoing, 405, 'Method not allowed');
  if (pathname !== '/__mock/reset' && pathname !== '/__mock/faults') return end(outgoing, 404, 'Not found');
  const body = (await readAll(incoming)).toString();
  try {
    if (pathname === '/__mock/faults') await backend.faults.add(JSON.parse(body));
    else await backend.reset(parse(ResetRequest, JSON.parse(body || '{}')).size);
  } catch (error) {
    return end(outgoing, 400, String(error));
  }
  return end(outgoing, 204);
}

/** A call of the app, answered by the handlers. A network error is what it says: the line goes dead. */
async function answerCall(backend: Backend, path: string, incoming: IncomingMessage, outgoing: ServerResponse) {
  const response = await getResponse(backend.handlers, await toRequest(path, incoming));
  if (!response) return end(outgoing, 404, 'Not found');
  if (response.type === 'error') return void outgoing.destroy();
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'Cache-Control': 'no-store' });
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

async function toRequest(path: string, incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET' } = incoming;
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  headers.set(addressHeader, incoming.socket.remoteAddress ?? '');
  const body = await readAll(incoming);
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
  return new Request(`http://127.0.0.1${path}`, { method, headers, ...(hasBody ? { body } : {}) });
}

async function readAll(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function end(outgoing: ServerResponse, status: number, text = ''): void {
  outgoing.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}

/** `node mocks/http.ts [--port 4173] [--size S|M|L]`, or the port from PORT. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' }, size: { type: 'string', default: 'S' } } });
  const port = Number(values.port ?? process.env['PORT'] ?? 4173);
  const { url, backend } = await startHttp({ dist: fileURLToPath(new URL('../dist', import.meta.url)), port });
  await backend.reset(parse(SeedSize, values.size));
  console.info(`dist/ and its back-end answer on ${url}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
