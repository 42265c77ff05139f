import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { isListed } from '#src/api/endpoints/real-paths.ts';
import { type Backend, type BackendOptions, createBackend } from './backend.ts';
import type { Dialect } from '#mocks/dialects/dialect.ts';
import { type DialectName, dialects } from '#mocks/dialects/index.ts';
import { readArguments, usage } from '#mocks/host/arguments.ts';
import { answerCall } from '#mocks/host/bridge.ts';
import { control, isControl } from '#mocks/host/control.ts';
import { createOwnBackends } from '#mocks/host/own-backends.ts';
import { end } from '#mocks/host/end.ts';
import { forward } from '#mocks/host/real-host.ts';
import { createFileServer, createHeaders } from '#mocks/host/static-files.ts';
import { versionHeader } from '#mocks/faults/effects.ts';
import { describeMixed, type MixedSettings } from '#mocks/mixed/settings.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { createSqliteStore } from '#mocks/store/store-sqlite.ts';

export interface HttpOptions extends Partial<BackendOptions> {
  /** Folder of the build to serve. */
  dist: string;
  host?: string;
  /** 0 selects a free port. */
  port?: number;
  /** `own`: each browser has its own state in memory, instead of one for all. */
  sessions?: 'shared' | 'own';
  /** The language of the server of another provider. */
  speak?: DialectName;
  /** A real server that answers some paths. */
  mixed?: MixedSettings | null;
}

export interface HttpMock {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  url: string;
  /** The shared back-end. */
  backend: Backend;
  /** Folder of the build that is served. */
  dist: string;
  close: () => Promise<void>;
}

/** Serves the production build and its back-end from one real HTTP server, by default on this machine only. */
export async function startHttp({
  dist,
  host = '127.0.0.1',
  port = 0,
  sessions = 'shared',
  speak,
  mixed = null,
  ...given
}: HttpOptions): Promise<HttpMock> {
  const options = { ...given, ...(mixed ? { acceptTokensAs: mixed.account } : {}) };
  const create = () => createBackend({ ...options, store: createMemoryStore() });
  const backend = createBackend({ store: createMemoryStore(), ...options });
  const backendOf = sessions === 'own' ? createOwnBackends(create) : () => backend;
  const dialect = speak ? dialects[speak] : null;
  const serveFile = createFileServer(dist);
  const headers = createHeaders(dist);
  const server = createServer((incoming, outgoing) => {
    for (const [name, value] of Object.entries(headers())) outgoing.setHeader(name, value);
    serve({ backendOf, dialect, serveFile, mixed }, incoming, outgoing).catch((error: unknown) => {
      // The client disconnected before its request was complete.
      if (!incoming.complete) return;
      console.error('mock: the server failed', error);
      outgoing.destroy();
    });
  });
  // The value of nginx. With Node's 5 s, a call may be sent on a connection that is just being closed.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
    backend,
    dist,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Serving {
  backendOf: (incoming: IncomingMessage, outgoing: ServerResponse) => Backend;
  dialect: Dialect | null;
  serveFile: ReturnType<typeof createFileServer>;
  mixed: MixedSettings | null;
}

async function serve(
  { backendOf, dialect, serveFile, mixed }: Serving,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const path = incoming.url ?? '/';
  const pathname = path.split('?')[0] ?? '/';
  if (isControl(pathname)) return control(backendOf(incoming, outgoing), pathname, incoming, outgoing);
  const called = /\/backApi(\/.*|$)/.exec(pathname)?.[1];
  if (mixed && called !== undefined && isListed(mixed.paths, called)) {
    // Versions of two servers would look like an update of one.
    const withheld = [versionHeader.toLowerCase()];
    return forward(mixed, called + path.slice(pathname.length), incoming, outgoing, { withheld });
  }
  if (called !== undefined) return answerCall(backendOf(incoming, outgoing), dialect, path, incoming, outgoing);
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return end(outgoing, 405, 'Method not allowed');
  if (pathname === '/config.json') {
    const approvals = await backendOf(incoming, outgoing).commands.approvals();
    // The app must know the stages of its server.
    if (Object.keys(approvals).length > 0) return end(outgoing, 200, JSON.stringify({ approvals }));
  }
  serveFile(incoming, outgoing);
}

/** `npm run serve`: see `usage`. */
async function main(): Promise<void> {
  const { size, captcha, data, speak, approvals, ...options } = readArguments(process.argv.slice(2), process.env);
  const isShared = options.sessions === 'shared';
  const { url, backend } = await startHttp({
    ...options,
    dist: fileURLToPath(new URL('../dist', import.meta.url)),
    acceptMasterCode: captcha !== undefined,
    ...(isShared ? { store: createSqliteStore(data) } : {}),
    ...(size ? { size } : {}),
    ...(speak ? { speak } : {}),
    ...(approvals ? { approvals } : {}),
  });
  if (size && isShared) await backend.reset(size);
  if (approvals && isShared) await backend.commands.approvals(approvals);
  console.info(`dist/ and its back-end answer on ${url}`);
  if (isShared) {
    const days = Math.floor((Date.now() - (await backend.commands.start())) / 86_400_000);
    if (days > 30) console.info(`The demo data is ${days} days old: POST ${url}/__mock/reset creates it again`);
  }
  if (options.mixed) console.info(describeMixed(options.mixed).join('\n'));
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await main().catch((error: unknown) => {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exitCode = 1;
  });
