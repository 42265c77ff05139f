import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { getResponse } from 'msw';
import type { HttpHandler } from 'msw/http';
import { answerIn, type Dialect } from '#mocks/dialects/dialect.ts';
import { addressHeader } from '#mocks/server/caller.ts';
import { end } from './end.ts';

/** Answers a call of the app by the handlers, in a dialect if there is one. A network error destroys the socket. */
export async function answerCall(
  { handlers }: { handlers: HttpHandler[] },
  dialect: Dialect | null,
  path: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const request = await toRequest(path, incoming);
  const response = await (dialect ? answerIn(dialect, handlers, request) : getResponse(handlers, request));
  if (!response) return end(outgoing, 404, 'Not found');
  // Not `outgoing.destroy()`: a response that is queued behind another has no socket yet, and the client would wait forever.
  if (response.type === 'error') return void incoming.socket.destroy();
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'Cache-Control': 'no-store' });
  if (!response.body) return void outgoing.end();
  // Streamed: a body may be slow, or fail, which destroys the socket.
  await pipeline(Readable.fromWeb(response.body as NodeStream), outgoing).catch(() => incoming.socket.destroy());
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

/** Reads the whole body of a request. */
export async function readAll(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
