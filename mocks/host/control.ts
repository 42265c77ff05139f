import type { IncomingMessage, ServerResponse } from 'node:http';
import { readAll } from './bridge.ts';
import { end } from './end.ts';

/** The commands of the mock by name. Each takes one JSON value and returns one. */
type Commands = Readonly<Record<string, (value: never) => Promise<unknown>>>;

const prefix = '/__mock/';

export const isControl = (pathname: string): boolean => pathname.startsWith(prefix);

/** Carries out `POST /__mock/<command>` with one JSON value or none, and answers JSON. */
export async function control(
  { commands }: { commands: Commands },
  pathname: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (incoming.method !== 'POST') return end(outgoing, 405, 'Method not allowed');
  const name = pathname.slice(prefix.length);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return end(outgoing, 404, 'Not found');
  const body = (await readAll(incoming)).toString();
  try {
    const answer = await command((body === '' ? undefined : JSON.parse(body)) as never);
    if (answer === undefined) return end(outgoing, 204);
    outgoing.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(answer));
  } catch (error) {
    return end(outgoing, 400, String(error));
  }
}
