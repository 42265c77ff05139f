import type { IncomingMessage, ServerResponse } from 'node:http';
import { end, readAll } from './bridge.ts';

/** What is done to the mock, by name: each takes one JSON value and answers one. */
type Words = Readonly<Record<string, (value: never) => Promise<unknown>>>;

const place = '/__mock/';

export const isControl = (pathname: string): boolean => pathname.startsWith(place);

/** `POST /__mock/<word>` with one JSON value or none: what people and scripts do to the mock. It answers JSON. */
export async function control(
  { words }: { words: Words },
  pathname: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (incoming.method !== 'POST') return end(outgoing, 405, 'Method not allowed');
  const word = pathname.slice(place.length);
  const say = Object.hasOwn(words, word) ? words[word] : undefined;
  if (!say) return end(outgoing, 404, 'Not found');
  const body = (await readAll(incoming)).toString();
  try {
    const answer = await say((body === '' ? undefined : JSON.parse(body)) as never);
    if (answer === undefined) return end(outgoing, 204);
    outgoing.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(answer));
  } catch (error) {
    return end(outgoing, 400, String(error));
  }
}
