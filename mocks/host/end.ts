import type { ServerResponse } from 'node:http';

/** Ends an answer with a plain text. */
export function end(outgoing: ServerResponse, status: number, text = ''): void {
  outgoing.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}
