import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { object } from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { boundedFetch } from '#src/api/transport/bounded-fetch.ts';
import { read } from '#src/api/endpoints/endpoint.ts';
import { createClient } from './fake-server.ts';

test('fault E22: an answer that unpacks to 300 MB is aborted, and its connection is closed', async () => {
  const { port, answers, close } = await startBomb();
  const { call } = createClient({ baseUrl: `http://127.0.0.1:${port}` });
  const answer = await call(read({ path: '/bomb', request: object({}), response: object({}) }), {});
  expect([answer, answers.length]).toEqual([{ ok: false, failure: { kind: 'unreadable', status: 200 } }, 1]);
  // The server has not ended its answer: the client closed the connection.
  await Promise.all(answers);
  close();
});

const mebibyte = 2 ** 20;
const most = 64 * mebibyte;

describe('the size limit of an answer', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('fault E22: accepts the last allowed byte and aborts at the next', async () => {
    const taken = await fetched(new Response(bytes(most)));
    expect(await lengthOf(taken)).toBe(most);
    await expect(fetched(new Response(bytes(most + 1))).then(lengthOf)).rejects.toMatchObject({
      message: 'The answer is too long',
      code: 'ERR_BAD_RESPONSE',
    });
  });

  test.for<[what: string, headers: Record<string, string>, type: string, isCounted: boolean]>([
    ['given and small', { 'Content-Length': `${most}` }, 'basic', false],
    ['given and too large', { 'Content-Length': `${most + 1}` }, 'basic', true],
    ['absent', {}, 'basic', true],
    ['given for compressed data', { 'Content-Length': '1', 'Content-Encoding': 'gzip' }, 'basic', true],
    ['given by another server', { 'Content-Length': '1' }, 'cors', true],
  ])(
    'fault E22: its bytes are counted unless its length is small and reliable: %s',
    async ([, headers, type, isCounted]) => {
      const answer = Object.defineProperty(new Response('x', { headers }), 'type', { value: type });
      const taken = await fetched(answer);
      expect([taken !== answer, await taken.text()]).toEqual([isCounted, 'x']);
    },
  );

  test('fault E5: cancelling aborts the request before and during the call, but not a complete answer', async () => {
    const late = new AbortController();
    const lines: AbortSignal[] = [];
    vi.stubGlobal('fetch', (_: Request, { signal }: { signal: AbortSignal }) => {
      lines.push(signal);
      return Promise.resolve(new Response('x'));
    });
    const call = (signal: AbortSignal) => boundedFetch(new Request('https://app.test/', { signal }));
    await call(AbortSignal.abort('before'));
    const complete = await call(late.signal);
    await complete.text();
    await call(late.signal);
    late.abort('meanwhile');
    expect(lines.map(({ aborted, reason }) => [aborted, reason as unknown])).toEqual([
      [true, 'before'],
      [false, undefined],
      [true, 'meanwhile'],
    ]);
  });
});

function fetched(answer: Response): Promise<Response> {
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  return boundedFetch(new Request('https://app.test/'));
}

/** A body of this many bytes, which holds one piece at a time. */
function bytes(length: number): ReadableStream<Uint8Array> {
  let left = length;
  return new ReadableStream({
    pull(controller) {
      const piece = Math.min(left, mebibyte);
      left -= piece;
      if (piece > 0) controller.enqueue(new Uint8Array(piece));
      else controller.close();
    },
  });
}

async function lengthOf({ body }: Response): Promise<number> {
  let length = 0;
  for await (const piece of body ?? []) length += piece.length;
  return length;
}

/** A server whose answer never ends by itself. It reports when each connection was closed. */
async function startBomb() {
  // A long gzip file may consist of several short ones, one after the other.
  const tenMegabytes = gzipSync(Buffer.alloc(10 * 2 ** 20, ' '));
  const answers: Promise<void>[] = [];
  const answer = (_: unknown, outgoing: ServerResponse) => {
    answers.push(new Promise((resolve) => void outgoing.on('close', resolve)));
    outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
    for (let written = 0; written < 30; written += 1) outgoing.write(tenMegabytes);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { port: (server.address() as AddressInfo).port, answers, close: () => server.close() };
}
