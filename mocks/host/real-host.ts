import { type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { end } from './end.ts';

/** The API of a real server: scheme and host, and the base path. */
export interface RealHost {
  host: string;
  base: string;
}

interface ForwardOptions {
  /** Headers of the answer that the client does not get. */
  withheld?: readonly string[];
  /** Milliseconds without any byte from the real server, after which the call fails. */
  timeout?: number;
}

/** Headers of one connection (RFC 9110, 7.6.1), and those that would tell the real server about the page of the mock. */
const ofConnection = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
const ofPage = ['host', 'cookie', 'origin', 'referer'];

/**
 * Sends a call to the real server, and its answer back, both as streams. `path` is the path of the endpoint with its query.
 * Cookies travel in neither direction: that of the page contains the token, and one of the real server could replace it. Without
 * an answer the client gets HTTP 502 and a text that names the cause.
 */
export async function forward(
  { host, base }: RealHost,
  path: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { withheld = [], timeout = 60_000 }: ForwardOptions = {},
): Promise<void> {
  const url = new URL(`${host}${base}${path}`);
  // Such as one with `..` or `..;`, which may name a path that is not listed.
  if (url.pathname !== base + path.split('?')[0] || url.pathname.includes(';'))
    return end(outgoing, 400, 'This path is not in its normal form.');
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const sent = send(url, {
    method: incoming.method,
    headers: kept(incoming.headers, [...ofConnection, ...ofPage]),
    timeout,
  });
  outgoing.once('close', () => sent.destroy());
  sent.once('timeout', () => sent.destroy(new Error(`no byte for ${timeout / 1000} seconds`)));
  incoming.pipe(sent);
  try {
    const answer = await answerTo(sent);
    outgoing.writeHead(
      answer.statusCode ?? 502,
      kept(answer.headers, [...ofConnection, 'set-cookie', ...withheld]) as Record<string, string>,
    );
    await pipeline(answer, outgoing);
  } catch (error) {
    // The client sees a broken answer, as from the real server itself.
    if (outgoing.headersSent) return void incoming.socket.destroy();
    end(outgoing, 502, `The real server ${host} does not answer: ${causeOf(error)}`);
  }
}

const answerTo = (sent: ReturnType<typeof requestHttp>): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => void sent.once('response', resolve).once('error', reject));

/** The headers without those named, and without those that `Connection` names. */
function kept(headers: IncomingMessage['headers'], dropped: readonly string[]): IncomingMessage['headers'] {
  const ofThisConnection = headers.connection?.toLowerCase().split(/\s*,\s*/) ?? [];
  const isKept = (name: string) => !dropped.includes(name) && !ofThisConnection.includes(name);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isKept(name)));
}

/** Errors of a host with several addresses have a code and no message. */
const causeOf = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || (code ?? 'unknown');
};
