import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const cookie = 'mock-session';

/** How many browsers are remembered. The one that has been away for longest starts afresh when it comes again. */
const kept = 20;

/** A back-end for each browser, which a cookie tells apart: nobody changes the data of another. */
export function createOwnBackends<Backend>(create: () => Backend) {
  const backends = new Map<string, Backend>();
  return (incoming: IncomingMessage, outgoing: ServerResponse): Backend => {
    const told = new RegExp(`(?:^|; )${cookie}=([\\w-]+)`).exec(incoming.headers.cookie ?? '')?.[1];
    const id = told ?? randomUUID();
    if (!told) outgoing.setHeader('Set-Cookie', `${cookie}=${id}; Path=/; HttpOnly; SameSite=Lax`);
    const backend = backends.get(id) ?? create();
    // The last one used stands last.
    backends.delete(id);
    backends.set(id, backend);
    for (const oldest of backends.keys()) {
      if (backends.size <= kept) break;
      backends.delete(oldest);
    }
    return backend;
  };
}
